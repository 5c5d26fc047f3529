import { type Encoding, encodings } from './encodings';

/** An encoding that bytes may be in, with words as it reads them. */
export interface EncodingExample {
  readonly encoding: Encoding;
  readonly label: string;
  readonly words: string;
}

/** Words shown of each (our choice: names that a person knows at a glance). */
const mostWords = 3;

/** The encodings that make letters of a sample's bytes, each with the first words that are not ASCII. */
export const encodingExamples = (sample: Uint8Array): EncodingExample[] =>
  encodings.flatMap(({ name, label }) => {
    // A sample may end inside a letter.
    const text = new TextDecoder(name).decode(sample).replace(/\ufffd$/, '');
    const signs = text.match(/[^ -~\s]/gu)?.length ?? 0;
    // One damaged letter in twenty, not a text of controls and of bytes that mean nothing.
    const wrong = text.match(/(?![\t\n\f\r])[\p{Cc}\ufffd]/gu)?.length ?? 0;
    if (wrong * 20 > signs) return [];
    const words = text.match(/[^\s;,:"<>]*[^\s -~][^\s;,:"<>]*/gu) ?? [];
    return [{ encoding: name, label, words: [...new Set(words)].slice(0, mostWords).join(' ') }];
  });
