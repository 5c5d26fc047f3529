import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { cleanText } from '@steps/platform/src/core/text/cleanText';

/** A long key that was copied from two lines. */
const lineBreak = /[\t\n\r\u2028\u2029]+ */g;
const directionMark = /[\u200e\u200f]/g;
/** What is around a key where it was copied from: `Authorization: Bearer …`, `export OPENAI_API_KEY="…"`, quotes. */
const around = [
  /^(?:export\s+)?[A-Z\d]+(?:_[A-Z\d]+)+\s*=\s*(?=\S)/,
  /^(?:authorization|x-api-key|api[ _-]?key|key|token)\s*:\s+/i,
  /^bearer(?:\s+|:\s*|$)/i,
  /^["'`“”„‟‘’‚‛«»‹›<]+/,
  /["'`“”„‟‘’‚‛«»‹›>,;]+$/,
];

/**
 * A key as the server gave it, without what came along when it was copied. `RuleError` that names the sign where one is left
 * that no key has: a browser refuses to send it, and that would look like a server that cannot be reached.
 */
export function cleanKey(typed: string): string {
  let key = cleanText(typed).replace(directionMark, '').trim();
  for (let before = ''; before !== key; ) {
    before = key;
    for (const part of around) key = key.replace(part, '').trim();
  }
  key = key.replace(lineBreak, '');
  const wrong = /[^\x21-\x7e]/u.exec(key);
  if (!wrong) return key;
  throw new RuleError(
    `The key has ${named(wrong[0])} at place ${wrong.index + 1}; keys have only Latin letters, digits and signs such as - and _. Copy the whole key again.`,
  );
}

function named(sign: string): string {
  if (/\s/.test(sign)) return 'a space';
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `the sign “${sign}” (U+${code})`;
}
