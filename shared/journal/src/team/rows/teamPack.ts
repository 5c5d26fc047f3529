import { yieldToMain } from '@steps/platform/src/core/storage/pageTime';
import { GarbledMessageError, type PlacedRow, placedRowOf } from './placedRow';

/** Rows that go up together, compressed: fewer than this … */
export const rowsPerPack = 1000;
/** … and characters: a pack that somebody reads for one row is small, and so is what a damaged one takes along. */
export const charactersPerPack = 500_000;
/** What a pack holds at most when it is opened: a small message may say that it is large. Bytes. */
const largestOpened = 16_000_000;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
const mark = 'pack-';

/** A subject for a pack; nobody writes it twice. `shelf`: what the subjects of its rows begin with. */
export function packSubject(shelf: string): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return `${shelf}.${mark}${[...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Told from a row's by its last part: those are hexadecimal. */
export const isPack = (subject: string): boolean => subject.startsWith(mark, subject.lastIndexOf('.') + 1);

export async function packed(rows: readonly PlacedRow[]): Promise<Uint8Array<ArrayBuffer>> {
  const text = JSON.stringify(rows.map(({ collection, id, row }) => [collection, id, row]));
  return through(encoder.encode(text), new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
}

/** Rejects with `GarbledMessageError` for anything else. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<readonly PlacedRow[]> {
  try {
    const plain = await through(bytes, new DecompressionStream('deflate-raw'), largestOpened);
    // Packs are opened side by side, and all would be read in one task.
    await yieldToMain();
    const text = decoder.decode(plain);
    const rows: unknown = JSON.parse(text);
    if (!Array.isArray(rows)) throw new TypeError('Expected rows.');
    return rows.map(placedRowOf);
  } catch (cause) {
    throw new GarbledMessageError('packed rows with their places and stamps', { cause });
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.readable.getReader();
  const read = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.length;
      if (length > most) throw new RangeError(`Expected ${most} bytes at most.`);
    }
  };
  try {
    await Promise.all([written, read()]);
  } catch (error) {
    await Promise.allSettled([reader.cancel(error), written]);
    throw error;
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
