import { type DecodedText, decodedAs, decodeText } from './decodeText';
import type { Encoding } from './encodings';
import { guessEncoding } from './guessEncoding';

/** Reads a file or bytes as text: by `decodeText`, else by a guess, which the person should see and may change (`chosen`). */
export async function readText(source: Blob | Uint8Array, chosen?: Encoding): Promise<DecodedText> {
  const bytes = source instanceof Uint8Array ? source : new Uint8Array(await source.arrayBuffer());
  if (chosen) return decodedAs(bytes, chosen, 'chosen');
  const certain = decodeText(bytes);
  if (certain) return certain;
  const { sample } = decodedAs(bytes, 'windows-1252', 'guessed');
  return decodedAs(bytes, await guessEncoding(sample), 'guessed');
}
