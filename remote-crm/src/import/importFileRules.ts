import { type DecodedText, decodedAs, decodeText, type Encoding, type TextReading } from '@steps/platform';

/** A file that cannot be read as a table of contacts. The message is for the screen: what was expected and what came. */
export class ImportFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportFileError';
  }
}

/** Largest file read, bytes (our choice: about a million contacts, and still within a phone's memory). */
export const maxImportBytes = 100 * 1024 * 1024;

const expected =
  'Choose a CSV file, the text table that other CRMs and address books export, a vCard (.vcf), or a JSON export of Steps.';

const magics: readonly { readonly bytes: readonly number[]; readonly what: string }[] = [
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    what: 'an Excel workbook or a ZIP archive. In Excel choose “Save as”, then “CSV UTF-8”',
  },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], what: 'an old Excel workbook. In Excel choose “Save as”, then “CSV UTF-8”' },
  { bytes: [0x25, 0x50, 0x44, 0x46], what: 'a PDF document' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], what: 'a picture' },
  { bytes: [0xff, 0xd8, 0xff], what: 'a picture' },
  { bytes: [0x47, 0x49, 0x46, 0x38], what: 'a picture' },
  { bytes: [0x1f, 0x8b], what: 'a compressed file. Unpack it first' },
];

/**
 * Reads a file's bytes as text; `undefined` when how its letters are written must be guessed, or chosen by the person.
 * Throws `ImportFileError`.
 */
export function decodeFile(
  bytes: Uint8Array,
  encoding?: Encoding,
  sure?: TextReading['sure'],
): DecodedText | undefined {
  if (bytes.length === 0) throw new ImportFileError(`The file is empty. ${expected}`);
  const magic = magics.find((known) => known.bytes.every((byte, index) => bytes[index] === byte));
  if (magic) throw new ImportFileError(`This is ${magic.what}. ${expected}`);
  const read = encoding ? decodedAs(bytes, encoding, sure ?? 'chosen') : decodeText(bytes);
  if (!read?.encoding.startsWith('utf-16') && bytes.subarray(0, 65_536).includes(0)) {
    throw new ImportFileError(`The file holds programs or pictures, not text. ${expected}`);
  }
  return read && { ...read, text: checked(read.text) };
}

function checked(text: string): string {
  if (text.trim() === '') throw new ImportFileError(`The file holds no text. ${expected}`);
  if (/^\s*(<!doctype html|<html)/i.test(text)) {
    throw new ImportFileError(`This is a web page, perhaps the sign-in page of the other CRM. ${expected}`);
  }
  return text;
}
