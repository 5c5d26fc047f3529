import { upperFirst } from './phrasing';

/** How near a text is to its reader: short forms and first names, or neither. */
export type Register = 'formal' | 'plain' | 'informal';

export const registerOf: Record<string, Register> = {
  professional: 'formal',
  authoritative: 'formal',
  friendly: 'informal',
  casual: 'informal',
  playful: 'informal',
  urgent: 'plain',
  empathetic: 'plain',
  inspirational: 'plain',
};

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\b(we|you|they) are\b/gi, '$1’re'],
  [/\b(I|we|you|they) have (?=\w+(?:ed|en|ade|ut|ept)\b)/gi, '$1’ve '],
  [/\b(I|we|you|they|it|there) will\b/gi, '$1’ll'],
  [/\b(I|we|you|they) would\b/gi, '$1’d'],
  [/\b(it|that|here|there|what) is\b(?! [.!?])/gi, '$1’s'],
  [/\bdo not\b/gi, 'don’t'],
  [/\bcannot\b/gi, 'can’t'],
  [/\b(is|are|does|was) not\b/gi, '$1n’t'],
];

/** The engine's own sentence in the register of its tone. Never applied to words of the brief. */
export function spoken(sentence: string, register: Register): string {
  if (register !== 'informal') return sentence;
  return shortForms.reduce((text, [form, short]) => text.replace(form, short), sentence);
}

/** Joins sentences and drops empty ones; a sentence that was said already is not said twice. */
export function paragraph(...sentences: readonly (string | false | undefined)[]): string {
  const seen = new Set<string>();
  return sentences
    .filter((sentence): sentence is string => typeof sentence === 'string' && sentence.trim() !== '')
    .filter((sentence) => !seen.has(sentence) && seen.add(sentence))
    .join(' ');
}

/** A sentence out of parts; empty parts leave no gap. Ends with a stop, starts with a capital. */
export function line(...parts: readonly (string | false | undefined)[]): string {
  const text = parts
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim();
  if (!text) return '';
  return upperFirst(/[.!?…]["”’)]?$/.test(text) ? text : `${text}.`);
}

/** Paragraphs with an empty line between them. */
export const paragraphs = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '').join('\n\n');
