import { latinLetters } from './latinLetters';

/** Signs that are written for each other: letters that change at the end of a word, those of Arabic and Persian keyboards. */
const letters: Readonly<Record<string, string>> = {
  ...latinLetters,
  ...{ ς: 'σ', ґ: 'г', ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ە: 'ه' },
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** Accents, vowel points and the like. Not the marks of Indian, Thai and Japanese writing, which make other letters. */
const accents = /(?!\u3099|\u309a)(?=\p{M})[\p{sc=Zinh}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}]/gu;
/** What nobody sees, and the line that joins Arabic letters. */
const unseen = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc\u0640]|(?!\s)\p{Cc}/gu;
const plain = /^[ -~\t\n\r]*$/;

/**
 * A text as it is searched and compared, the one folding of the product: small letters, no accents, nothing that nobody
 * sees. "Łukasz" is "lukasz", "Weiß" is "weiss"; "Işık", "ışık" and "ISIK" are all "isik". Not for showing.
 */
export function foldText(text: string): string {
  // Most texts are plain, and taking them apart costs ten times as much.
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(unseen, '')
    .toLowerCase()
    .replace(special, (letter) => letters[letter] ?? letter)
    .replace(/[‘’ʼʻʹʾʿ′`´ꞌ]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .normalize('NFC');
}

/** How letters are written without them, besides the way of `foldText`. */
const otherSpellings: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', đ: 'dj', ð: 'th', ə: 'a', ŋ: 'ng' },
};

/** A text folded, and once more as others spell it where they do: "Jørgen" is "jorgen" and "joergen". */
export function spellings(text: string): readonly [string] | readonly [string, string] {
  if (plain.test(text)) return [text.toLowerCase()];
  const small = text.normalize('NFC').toLowerCase();
  const spelled = small.replace(/[äöüøåđðəŋ]/g, (letter) => otherSpellings[letter] ?? letter);
  return spelled === small ? [foldText(text)] : [foldText(text), foldText(spelled)];
}

/** What a search looks through, for words of a query that are folded. */
export const searchText = (text: string): string => spellings(text).join(' ');

/** A name, a tag or a word as it is compared: folded, with single spaces and none around it. */
export const textKey = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** Whether two names, tags or words are the same, however their letters are written. */
export const sameText = (one: string, other: string): boolean => textKey(one) === textKey(other);
