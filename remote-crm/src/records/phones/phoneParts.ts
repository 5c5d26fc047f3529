import { digitsIn, plainDigits } from '@steps/platform/numbers';

/** One number of a phone field. */
export interface PhonePart {
  /** As it was typed. */
  readonly text: string;
  /** The same with plain digits, without the extension and without a zero dialled only inside the country. */
  readonly dial: string;
  readonly ext: string | undefined;
}

/** A number and its link for calling; undefined if it cannot be dialled. */
export interface PhoneLink {
  readonly text: string;
  readonly link: string | undefined;
}

/** The fewest digits that identify somebody (our choice: shorter ones are extensions and short codes). */
export const leastDigits = 7;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** "ext. 12", "x12", "#12", ";ext=12", and the same in other languages, at the end of a number. */
const extension =
  /[\s,;(]*(?:;ext=|(?<![\p{L}])(?:ext(?:ensi[oó]n|ension|n)?|x|durchwahl|dw|klappe|poste|interno|int|anexo|ramal|toestel|tst|wew|linka|доб|вн)(?![\p{L}])[.:]*\s*|[#~＃～]\s*|内線|分机|，)\s*(\d{1,7})\s*\)?#?\s*$/iu;

/** A spreadsheet wrote the number as 4.477E+11: its last digits are lost, and dialling the rest would call somebody else. */
export const isRoundedNumber = (text: string): boolean => /^\s*\d(?:[.,]\d+)?E\+?\d+\s*$/i.test(text);

/** What separates two numbers. */
const between = /(\s*(?:[;|&,\n\r\t]|:::|\/|\s{2,}|\s(?:or|and|und|oder|ou|et|y|e)\s)\s*)/iu;

/**
 * The numbers of a field, which may hold several: "020 7946 0111 / 07700 900222". A slash inside a number (030/901820),
 * alternative last digits (901820/21) and anything too short for a number stay with the number before.
 */
export function phoneParts(text: string): PhonePart[] {
  const plain = plainDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/^\s*tel:/i, '')
    .replace(/;phone-context=[^;]*/i, '');
  if (isRoundedNumber(plain)) return [];
  const texts: string[] = [];
  let open = '';
  const pieces = plain.replace(/(?<=\d\s*)(?=\+\s*\d)/g, '\n').split(between);
  for (let at = 0; at < pieces.length; at += 2) {
    const [gap, piece] = [at === 0 ? '' : (pieces[at - 1] ?? ''), pieces[at] ?? ''];
    const joined = open ? open + gap + piece : piece;
    if (digitsOf(withoutExtension(joined)).length >= leastDigits) {
      texts.push(joined);
      open = '';
    } else if (texts.length > 0 && !open) {
      texts[texts.length - 1] += gap + piece;
    } else {
      open = joined;
    }
  }
  if (open.trim()) {
    if (texts.length > 0) texts[texts.length - 1] += ` ${open}`;
    else texts.push(open);
  }
  return [...new Set(texts)].map(partOf).filter(({ dial }) => /\d/.test(dial));
}

const withoutExtension = (text: string) => text.replace(extension, '');

function partOf(text: string): PhonePart {
  const ext = extension.exec(text)?.[1];
  const number = withoutExtension(text)
    // 901820/21: the last digits of a second number.
    .replace(/(?<=\d.{5,}\d)\s*\/\s*\d{1,3}\s*$/, '')
    .trim();
  return { text: text.trim(), dial: withoutTrunk(number), ext };
}

/** +44 (0)20 …: the zero in brackets is dialled only inside the country; in Italy it is part of the number. */
const withoutTrunk = (number: string) =>
  /^(?:\+|00)\s*(?:39|378|379)\b/.test(number) ? number : number.replace(/\(0\)/, '');

/** Letters on the keys of a telephone. */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** 1-800-FLOWERS as 1-800-3569377: letters that continue a number, not words beside it ("07700 900123 work"). */
export const withLettersDialled = (number: string): string => number.replace(lettersAfterDigits, dialled);

const lettersAfterDigits = /(?<=[\d)][-\s.]*(?:[A-Z]+[-\s.]*)*)[A-Z]+(?![a-z])|(?<=\d-(?:[a-z]+-)*)[a-z]+/g;

const dialled = (letters: string) =>
  letters.replace(/[a-z]/gi, (letter) => String(keys.findIndex((key) => key.includes(letter.toLowerCase())) + 2));

/**
 * What two spellings of one number share: its last digits. Quick to get, so it finds the few numbers worth comparing among a
 * hundred thousand.
 */
export const phoneTails = (text: string): string[] => [
  ...new Set(
    phoneParts(text)
      .map(({ dial }) => digitsOf(withLettersDialled(dial)))
      .filter((digits) => digits.length >= leastDigits - 1)
      .map((digits) => digits.slice(1 - leastDigits)),
  ),
];

/** The digits of each number of a field, for searching. */
export const digitsOfPhones = (text: string): string[] =>
  // Most fields hold one plain number, and there may be a hundred thousand of them.
  /^[\d\s()+.-]*$/.test(text)
    ? [digitsIn(text)]
    : phoneParts(text).map(({ dial }) => digitsIn(withLettersDialled(dial)));

/** The digits to dial, with `+` before a country code; undefined if it cannot be dialled. */
export function dialledDigits({ dial }: PhonePart): string | undefined {
  const lettered = withLettersDialled(dial);
  const digits = digitsOf(digitsOf(dial).length < leastDigits ? lettered : dial);
  // ITU-T E.164: at most 15 digits.
  return digits.length > 2 && digits.length <= 15 ? `${/^\D*\+/.test(dial) ? '+' : ''}${digits}` : undefined;
}

/** A link that calls the number, with the extension as in RFC 3966. `digits`: `+442079460958`. */
export const telLink = (digits: string, ext: string | undefined): string => `tel:${digits}${ext ? `;ext=${ext}` : ''}`;

/** Links for the numbers of a field until `phoneNumbers` is loaded, which reads them with the country. */
export const plainPhoneLinks = (text: string): PhoneLink[] =>
  phoneParts(text).map((part) => {
    const digits = dialledDigits(part);
    return { text: part.text, link: digits && telLink(digits, part.ext) };
  });
