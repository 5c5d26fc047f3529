import { type Encoding, encodingNamed } from './encodings';

/** Names of the library's answers that browsers know under another one. */
const known: Readonly<Record<string, string>> = {
  cp932: 'shift_jis',
  cp949: 'euc-kr',
  cp874: 'windows-874',
  maccyrillic: 'x-mac-cyrillic',
  macroman: 'macintosh',
};

/** Controls that no text holds, and bytes that mean nothing. */
const wrong = /(?![\t\n\f\r])[\p{Cc}\ufffd]/u;

/**
 * The most likely encoding of bytes that are not UTF-8. The library weighs 0.7 MB, so it comes only then; it is right for
 * single names where `chardet` (a tenth of that) takes Cyrillic for Spanish.
 */
export async function guessEncoding(sample: Uint8Array): Promise<Encoding> {
  const { detectAll } = await import('jschardet');
  const read = (encoding: Encoding) => new TextDecoder(encoding).decode(sample);
  const likely = detectAll(sample).flatMap(({ encoding }) => {
    const named = encoding && encodingNamed(known[encoding.toLowerCase()] ?? encoding);
    return named && named !== 'utf-8' && !wrong.test(read(named)) ? [named] : [];
  });
  const [best = 'windows-1252'] = likely;
  // Where several read it alike, the usual one.
  return read(best) === read('windows-1252') ? 'windows-1252' : best;
}
