/** Latin letters that Unicode does not take apart, as they are written where they are missing. Small ones. */
export const latinLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', đ: 'd', ø: 'o', ł: 'l', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k' },
  ...{ ə: 'e', ǝ: 'e', ɛ: 'e', ɔ: 'o', ɵ: 'o', ƀ: 'b', ɓ: 'b', ƈ: 'c', ȼ: 'c', ɖ: 'd', ɗ: 'd', ƌ: 'd', ƒ: 'f' },
  ...{ ǥ: 'g', ɠ: 'g', ɣ: 'g', ɨ: 'i', ɩ: 'i', ɉ: 'j', ƙ: 'k', ƚ: 'l', ɫ: 'l', ɲ: 'n', ƞ: 'n', ƥ: 'p', ɍ: 'r' },
  ...{
    ʂ: 's',
    ƭ: 't',
    ʈ: 't',
    ⱦ: 't',
    ʉ: 'u',
    ʋ: 'v',
    ƿ: 'w',
    ƴ: 'y',
    ɏ: 'y',
    ȝ: 'y',
    ƶ: 'z',
    ȥ: 'z',
    ⱥ: 'a',
    ȣ: 'ou',
  },
};

const special = new RegExp(`[${Object.keys(latinLetters).join('')}]`, 'g');

/** A text in small letters with its Latin ones as in English: "Łódź" is "lodz". Other alphabets keep theirs, "Ёлка" is "ёлка". */
export const plainLatin = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .toLowerCase()
    .replace(special, (letter) => latinLetters[letter] ?? letter)
    .normalize('NFC');
