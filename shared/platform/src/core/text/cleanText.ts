/** Signs that no text means: other programs' marks, zero-width spaces, soft hyphens, signs that turn the writing round. */
const unmeant =
  /\u034f|[\u00ad\u061c\u180e\u200b\u2060-\u206f\u202a-\u202e\ufeff\ufff9-\ufffc]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gu;
/** Controls; tab and line breaks stay. */
const controls = /(?![\t\n\r])\p{Cc}/gu;
/** Joiners belong to Persian and Indian writing and to composed emoji, and are left over anywhere else. */
const strayJoiners =
  /(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{Lo}\p{M}\p{Extended_Pictographic}])/gu;
/** Letters in parts, as Macs name files. Not a whole NFC: that also exchanges rare Chinese signs, which names are written with. */
const inParts = /\P{M}\p{M}+|[\u1100-\u11ff]+/gu;

/** A text as it is kept: without signs that nobody sees or means, its letters composed. Line breaks and wide spaces stay. */
export function cleanText(text: string): string {
  if (/^[\t\n\r -~]*$/.test(text)) return text;
  return text
    .replace(unmeant, '')
    .replace(controls, '')
    .replace(strayJoiners, '')
    .replace(inParts, (letters) => letters.normalize('NFC'));
}

/** A name, a tag, a number as it is kept: `cleanText` in one line, without marks of direction and with single spaces. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/[\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
