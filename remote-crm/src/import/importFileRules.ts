/** A file that cannot be read as a table of contacts. The message is for the screen: what was expected and what came. */
export class ImportFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportFileError';
  }
}

/** Largest file read, bytes (our choice: about a million contacts, and still within a phone's memory). */
export const maxImportBytes = 100 * 1024 * 1024;

/** How the bytes were read as text. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

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

/** Reads a file's bytes as text, whatever a CRM or a spreadsheet made of them. Throws `ImportFileError`. */
export function decodeFile(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  if (bytes.length === 0) throw new ImportFileError(`The file is empty. ${expected}`);
  const magic = magics.find((known) => known.bytes.every((byte, index) => bytes[index] === byte));
  if (magic) throw new ImportFileError(`This is ${magic.what}. ${expected}`);
  const wide = wideOrder(bytes);
  if (wide) return { text: checked(new TextDecoder(wide).decode(bytes)), encoding: 'UTF-16' };
  if (bytes.subarray(0, 65_536).includes(0)) {
    throw new ImportFileError(`The file holds programs or pictures, not text. ${expected}`);
  }
  try {
    // As a stream: a file that was cut off inside its last letter is still UTF-8.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return { text: checked(text), encoding: 'UTF-8' };
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    // Not UTF-8: what Excel and Outlook write in Western Europe. Every byte means something there.
    return { text: checked(new TextDecoder('windows-1252').decode(bytes)), encoding: 'Windows-1252' };
  }
}

/** UTF-16 by its mark, or by the zero bytes that Latin letters leave in it. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
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

function checked(text: string): string {
  if (text.trim() === '') throw new ImportFileError(`The file holds no text. ${expected}`);
  if (/^\s*(<!doctype html|<html)/i.test(text)) {
    throw new ImportFileError(`This is a web page, perhaps the sign-in page of the other CRM. ${expected}`);
  }
  return text;
}
