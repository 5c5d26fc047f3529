// The door `@steps/shared/pdf`: what the packages that make PDFs need to know of their font.

/** Everything but what Roboto, the font of our PDFs, draws; `pdfLetters.test.ts` compares it with the font's own table. */
export const notInFont =
  /[^\n\r\t -~\u{a0}-\u{17f}\u{18f}\u{192}\u{1a0}\u{1a1}\u{1af}\u{1b0}\u{1f0}\u{1fa}-\u{1ff}\u{218}-\u{21b}\u{237}\u{259}\u{2bc}\u{2c6}\u{2c7}\u{2c9}\u{2d8}-\u{2dd}\u{2f3}\u{384}-\u{38a}\u{38c}\u{38e}-\u{3a1}\u{3a3}-\u{3ce}\u{3d1}\u{3d2}\u{3d6}\u{400}-\u{486}\u{488}-\u{513}\u{1e00}\u{1e01}\u{1e3e}\u{1e3f}\u{1e80}-\u{1e85}\u{1e9e}\u{1ea0}-\u{1ef9}\u{1f4d}\u{2000}-\u{200b}\u{2010}\u{2011}\u{2013}-\u{2015}\u{2017}-\u{201e}\u{2020}-\u{2022}\u{2025}-\u{2027}\u{2030}\u{2032}\u{2033}\u{2039}\u{203a}\u{203c}\u{2044}\u{2070}\u{2074}-\u{208e}\u{20a3}\u{20a4}\u{20a6}-\u{20ac}\u{20b1}\u{20b9}\u{20ba}\u{20bc}\u{20bd}\u{20c1}\u{2105}\u{2113}\u{2116}\u{2122}\u{2126}\u{212e}\u{215b}-\u{215e}\u{2202}\u{2206}\u{220f}\u{2211}\u{2212}\u{221a}\u{221e}\u{222b}\u{2248}\u{2260}\u{2264}\u{2265}\u{25a0}\u{25ca}\u{25cb}\u{25cf}\u{fb01}-\u{fb04}]/gu;

/** Emoji, private signs, and what is no sign at all: nothing is said by them. Letters are never among them. */
const emoji = / ?(?:\p{Emoji_Presentation}|\p{Variation_Selector}|\u{200D}|\p{Me}|\p{Co}|\p{Cs}|\p{Cn})+/gu;
/** Direction signs and the like: nothing to be seen. */
const invisible = /(?!\u{ad})\p{Cf}/gu;
/** Spaces the font lacks: French thousands, formulas, Chinese texts. */
const otherSpace = /[\u{202f}\u{205f}\u{3000}]/gu;
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

/** A sign that the font lacks, in signs that it has; nothing for one that has none. Letters stay, and are told. */
const plainSign = (sign: string): string => {
  if (!sign.match(notInFont)) return sign;
  const composed = sign.normalize('NFKC');
  if (!composed.match(notInFont)) return composed;
  return /[\p{L}\p{M}\p{N}]/u.test(sign) ? sign : '';
};

/**
 * A text as the PDF prints it: composed letters, signs that the font lacks in others or left out, without emoji and
 * invisible signs.
 */
export const inFont = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => (sign.match(notInFont) ? (spelled[sign] ?? sign) : sign))
    .join('')
    .replace(emoji, '')
    .replace(invisible, '')
    .replace(otherSpace, '\u{a0}')
    .replace(/\S/gu, plainSign);

/** The letters of a text that a PDF would have to leave out, each once. */
export const lettersNotInFont = (text: string): readonly string[] => [...new Set(inFont(text).match(notInFont))];

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
