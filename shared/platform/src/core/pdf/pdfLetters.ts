import { notInFont } from './fontLetters';

/** Emoji, private signs, and what is no sign at all: nothing is said by them. Letters are never among them. */
const emoji = / ?(?:\p{Emoji_Presentation}|\p{Variation_Selector}|\u{200D}|\p{Me}|\p{Co}|\p{Cs}|\p{Cn})+/gu;
/** Direction signs and the like: nothing to be seen. */
const invisible = /(?!\u{ad})\p{Cf}/gu;
/** What the font of the PDF cannot show; a file without these letters would say something else. */
export class LettersNotInFontError extends Error {
  constructor(readonly letters: readonly string[]) {
    super(`Use Latin, Greek or Cyrillic letters, not ${letters.join('')}`);
    this.name = 'LettersNotInFontError';
  }
}

/** Signs that people and models type often, in signs that the font has. */
const spelled: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    '->': '→➔➜➡⟶',
    '<-': '←⬅⟵',
    '<->': '↔⟷',
    '=>': '⇒⟹',
    Cmd: '⌘',
    '√': '✓✔✅☑🗸',
    '×': '✗✘✕✖❌❎☒',
    '*': '★☆⭐✱✳✴',
    '!': '⚠❗❕',
    '?': '❓❔',
    '>': '▶►▸▹➤',
    '<': '◀◄◂',
    '•': '▪▫◦⁃∙‣◆◇❖\u{f0b7}\u{f0a7}',
    '○': '☐□◻⬜',
    '■': '◼⬛▬',
    '-': '‒−➖',
    '+': '➕',
    '|': '│┃',
    '"': '❝❞',
  }).flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain])),
);

/** A sign that the font lacks, in signs that it has; nothing for one that has none. Letters stay. */
const plainSign = (sign: string): string => {
  if (/[\v\f\u{2028}\u{2029}]/u.test(sign)) return '\n';
  // Of French thousands, formulas, Chinese texts.
  if (/\s/.test(sign)) return '\u{a0}';
  const composed = sign.normalize('NFKC');
  if (!composed.match(notInFont)) return composed;
  return /[\p{L}\p{M}\p{N}]/u.test(sign) ? sign : '';
};

/**
 * A text as the PDF prints it: composed letters, signs that the font lacks in others or left out, without emoji and
 * invisible signs.
 */
export const inFont = (text: string): string =>
  text
    .normalize('NFC')
    // Only what the font lacks is looked at by itself: a long report would hold the page up.
    .replace(notInFont, (sign) => spelled[sign] ?? sign)
    .replace(emoji, '')
    .replace(invisible, '')
    .replace(notInFont, plainSign);

/** The letters of a text that a PDF would have to leave out, each once. */
const lettersNotInFont = (text: string): readonly string[] => [...new Set(inFont(text).match(notInFont))];

/**
 * Plain data with every text in it as the PDF prints it. Throws `LettersNotInFontError` when a letter would be missing: a
 * name must never be a row of boxes.
 */
export function printable<T>(data: T): T {
  const letters = lettersNotInFont(JSON.stringify(data));
  if (letters.length > 0) throw new LettersNotInFontError(letters);
  return JSON.parse(JSON.stringify(data), (_, value) => (typeof value === 'string' ? inFont(value) : value));
}

/** "張 偉 …": the first few of many. */
export const someLetters = (letters: readonly string[]): string =>
  [...letters.slice(0, 5), ...(letters.length > 5 ? ['…'] : [])].join(' ');
