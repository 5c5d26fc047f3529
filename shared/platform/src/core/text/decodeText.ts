import { type Encoding, encodingNamed } from './encodings';
import { unfoldOctets } from './unfoldOctets';
import { type Utf8Faults, utf8Faults } from './utf8Faults';

/** How a file's bytes were read as text. */
export interface TextReading {
  readonly encoding: Encoding;
  /** `certain`: by its mark, what it says of itself, or because it cannot be anything else. */
  readonly sure: 'certain' | 'guessed' | 'chosen';
  /** Bytes that mean nothing in this encoding, each run replaced by `�`: the first of them, and how many. */
  readonly bad: readonly BadBytes[];
  readonly badCount: number;
  /** Lines with letters outside ASCII, a few kilobytes: what other encodings would make of them. */
  readonly sample: Uint8Array<ArrayBuffer>;
}

/** A file's text, and how it was read. */
export interface DecodedText extends TextReading {
  readonly text: string;
}

/** Bytes that could not be read. */
export interface BadBytes {
  /** Counted from 1. */
  readonly line: number;
  /** "E9", "E2 80"; empty where only their place is known. */
  readonly bytes: string;
  /** The words they are in. */
  readonly around: string;
}

/** Bad bytes that are named one by one (our choice); the others are counted. */
const mostNamed = 20;
/** Enough for a guess, and quick to decode in all encodings (our choice). */
const sampleSize = 16_384;

/**
 * Reads bytes as text. A byte order mark is trusted and removed; then UTF-8 where it is UTF-8, with only its bad bytes
 * replaced; then what the file says of itself. `undefined` when a guess is needed: see `readText`.
 */
export function decodeText(file: Uint8Array): DecodedText | undefined {
  const bytes = isFolded(file) ? unfoldOctets(file) : file;
  const mark = markOf(bytes);
  if (mark && mark !== 'utf-8') return decodedAs(bytes, mark, 'certain');
  const wide = wideOrder(bytes);
  if (wide) return decodedAs(bytes, wide, 'certain');
  if (!mark && hasJapaneseShifts(bytes)) return decodedAs(bytes, 'iso-2022-jp', 'certain');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'utf-8', sure: 'certain', bad: [], badCount: 0, sample: new Uint8Array() };
  } catch {
    const found = utf8Faults(bytes);
    // A row pasted from elsewhere or a cut last letter; hardly any other encoding makes as many letters of UTF-8 by chance.
    if (mark || found.letters >= found.faults.length || found.faults.every(([, to]) => to === bytes.length)) {
      return decodedAs(bytes, 'utf-8', 'certain', found);
    }
  }
  const declared = declaredIn(bytes);
  return declared && decodedAs(bytes, declared, 'certain');
}

/** Reads bytes in one encoding. */
export function decodedAs(
  file: Uint8Array,
  encoding: Encoding,
  sure: TextReading['sure'],
  known?: Utf8Faults,
): DecodedText {
  const bytes = !known && isFolded(file) ? unfoldOctets(file) : file;
  const found = known ?? (encoding === 'utf-8' ? utf8Faults(bytes) : undefined);
  const text = new TextDecoder(encoding).decode(bytes);
  const sample = sampleOf(bytes);
  if (found) return { text, encoding, sure, bad: namedBytes(bytes, found), badCount: found.faults.length, sample };
  const signs = [...text.matchAll(/\ufffd+/g)];
  return { text, encoding, sure, bad: namedSigns(text, signs), badCount: signs.length, sample };
}

function markOf(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** UTF-16 without its mark, by the zero bytes that Latin letters leave in it. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes.length % 2 !== 0) return undefined;
  const start = bytes.subarray(0, 2048);
  let even = 0;
  let odd = 0;
  for (let index = 0; index < start.length; index += 2) {
    if (start[index] === 0) even += 1;
    if (start[index + 1] === 0) odd += 1;
  }
  if (odd > start.length * 0.3 && even < start.length * 0.05) return 'utf-16le';
  if (even > start.length * 0.3 && odd < start.length * 0.05) return 'utf-16be';
  return undefined;
}

/** The start of a file with each byte as one letter: enough to look for ASCII words. */
const startOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 8192));

/** Calendars and address cards: a fold of their lines may be inside a letter. */
const isFolded = (bytes: Uint8Array) => /^(?:\u00ef\u00bb\u00bf)?\s*BEGIN:V/i.test(startOf(bytes.subarray(0, 64)));

/** Japanese mail and older address books: seven bits, with signs that shift to Kanji and back. */
const hasJapaneseShifts = (bytes: Uint8Array) =>
  ['\u001b$B', '\u001b$@'].some((shift) => startOf(bytes).includes(shift));

/** What a web page, an XML file or a vCard says of itself; a table may speak of a charset in a note. */
function declaredIn(bytes: Uint8Array): Encoding | undefined {
  const start = startOf(bytes);
  if (!/^\s*(<|BEGIN:V)/i.test(start)) return undefined;
  const [, label] =
    /(?:charset|encoding)\s*=\s*["']?\s*([\w.-]+)/i.exec(start.replace(/=QUOTED-PRINTABLE/gi, '')) ?? [];
  const declared = label && encodingNamed(label);
  return declared && declared !== 'utf-8' && !declared.startsWith('utf-16') ? declared : undefined;
}

/** The lines with letters outside ASCII, from the start, as long as they fit; the last may be cut, inside a letter too. */
function sampleOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const sample = new Uint8Array(Math.min(bytes.length, sampleSize));
  let length = 0;
  let at = bytes.findIndex((byte) => byte >= 0x80);
  while (at >= 0 && length < sample.length) {
    // What is before it in its line is ASCII.
    const from = Math.max(bytes.lastIndexOf(0x0a, at) + 1, at - 200);
    const end = bytes.indexOf(0x0a, at);
    const to = Math.min(end < 0 ? bytes.length : end + 1, from + sample.length - length);
    sample.set(bytes.subarray(from, to), length);
    length += to - from;
    const next = bytes.subarray(to).findIndex((byte) => byte >= 0x80);
    at = next < 0 ? -1 : to + next;
  }
  return sample.slice(0, length);
}

function namedBytes(bytes: Uint8Array, { faults }: Utf8Faults): BadBytes[] {
  const decoder = new TextDecoder();
  let line = 1;
  let counted = 0;
  return faults.slice(0, mostNamed).map(([from, to]) => {
    for (; counted < from; counted += 1) if (bytes[counted] === 0x0a) line += 1;
    const start = Math.max(bytes.lastIndexOf(0x0a, from) + 1, from - 20);
    const end = bytes.indexOf(0x0a, from);
    const words = decoder.decode(bytes.subarray(start, Math.min(end < 0 ? bytes.length : end, to + 20)));
    const hex = Array.from(bytes.subarray(from, to), (byte) => byte.toString(16).toUpperCase().padStart(2, '0'));
    return { line, bytes: hex.join(' '), around: words.replace(/^[\ufeff\ufffd]{2,}|\ufffd{2,}$/g, '').trim() };
  });
}

function namedSigns(text: string, signs: readonly RegExpMatchArray[]): BadBytes[] {
  return signs.slice(0, mostNamed).map(({ index = 0 }) => {
    const before = text.slice(0, index).split('\n');
    const line = before.at(-1)?.slice(-20) ?? '';
    return { line: before.length, bytes: '', around: `${line}${text.slice(index, index + 20).split('\n')[0]}`.trim() };
  });
}
