import { type DecodedText, decodedAs, decodeText, type Encoding, type TextReading } from '@steps/platform';
import { type FileKind, fileKind } from '../attachments/fileKind';

/** A file that cannot be read as a table of contacts. The message is for the screen: what was expected and what was found. */
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

/** Names for other kinds of file, and what to do with them. */
const advice: Partial<Record<FileKind['id'], string>> = {
  zip: 'an Excel workbook or a ZIP archive. In Excel choose “Save as”, then “CSV UTF-8”',
  office: 'an old Excel workbook. In Excel choose “Save as”, then “CSV UTF-8”',
  gzip: 'a compressed file. Unpack it first',
};
const unread: readonly FileKind['id'][] = ['zip', 'office', 'pdf', 'png', 'jpeg', 'gif', 'gzip'];

/**
 * Reads a file's bytes as text; `undefined` if the encoding has to be guessed, or chosen by a person. Throws
 * `ImportFileError`.
 */
export function decodeFile(
  bytes: Uint8Array,
  encoding?: Encoding,
  sure?: TextReading['sure'],
): DecodedText | undefined {
  if (bytes.length === 0) throw new ImportFileError(`The file is empty. ${expected}`);
  const kind = fileKind(bytes);
  if (kind && unread.includes(kind.id))
    throw new ImportFileError(`This is ${advice[kind.id] ?? kind.name}. ${expected}`);
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
