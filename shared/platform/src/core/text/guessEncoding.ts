import { encodingExamples } from './encodingExamples';
import { type Encoding, encodingNamed } from './encodings';

/** Names of the library's answers that browsers know under another one. */
const known: Readonly<Record<string, string>> = {
  cp932: 'shift_jis',
  cp949: 'euc-kr',
  cp874: 'windows-874',
  maccyrillic: 'x-mac-cyrillic',
  macroman: 'macintosh',
};

const other = '[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Hebrew}\\p{Script=Arabic}]';
/**
 * What no text has: a Latin letter beside one of another alphabet (Chinese and Japanese do have them beside), or a capital
 * with an accent within a word.
 */
const unlikely = new RegExp(`\\p{Script=Latin}${other}|${other}\\p{Script=Latin}|\\p{Ll}(?![A-Z])\\p{Lu}`, 'gu');

/** Signs of a word processor in their places: all Windows encodings have them there, where others have letters. */
const typeset = /\p{L}’\p{L}|(?:^|\s)[“„]\p{L}|\s[–—]\s/u;

/**
 * The most likely encoding of bytes that are not UTF-8. The library weighs 0.7 MB, so it comes only then; it is right for
 * single names where `chardet` (a tenth of that) takes Cyrillic for Spanish.
 */
export async function guessEncoding(sample: Uint8Array): Promise<Encoding> {
  const { detectAll } = await import('jschardet');
  const readable = new Set(encodingExamples(sample).map(({ encoding }) => encoding));
  const likely = detectAll(sample).flatMap(({ encoding }) => {
    const named = encoding && encodingNamed(known[encoding.toLowerCase()] ?? encoding);
    return named && named !== 'utf-8' && readable.has(named) ? [named] : [];
  });
  const read = (encoding: Encoding) => new TextDecoder(encoding).decode(sample);
  const signs = typeset.test(read('windows-1252'));
  // “Cafщ” and “CafÈ” are Café in another encoding. Short texts tell the library too little.
  const best =
    likely.find((encoding) => {
      const text = read(encoding);
      const letters = text.match(/(?![a-z])\p{L}/giu)?.length ?? 0;
      // A slip of the keyboard in a text of another alphabet is no sign of a wrong one.
      const isLikely = (text.match(unlikely)?.length ?? 0) * 5 <= letters;
      return isLikely && (!signs || typeset.test(text));
    }) ?? 'windows-1252';
  // Where several read it alike, the usual one.
  return read(best) === read('windows-1252') ? 'windows-1252' : best;
}
