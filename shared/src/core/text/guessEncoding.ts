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
  const [best = 'windows-1252'] = likely;
  const read = (encoding: Encoding) => new TextDecoder(encoding).decode(sample);
  // Where several read it alike, the usual one.
  return read(best) === read('windows-1252') ? 'windows-1252' : best;
}
