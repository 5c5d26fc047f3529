import { type RowChange, type SetAsideRow, StorageError } from '@steps/platform/src/core/storage/port';
import { isStoredValue } from '@steps/platform/src/core/storage/rowChange';
import * as v from 'valibot';
import type { Cipher, Sealed } from './cipher';

/** What a store holds: JSON text, or the same text encrypted. */
export type Payload = string | Sealed;

/** Where rows set aside are kept, under the name that it has in browsers since the first version. */
export const setAsideStore = 'quarantine';

/** The rows of one block: [id, value]. */
export type BlockRows = [id: string, value: unknown][];

const setAsideSchema = v.array(
  v.object({ collection: v.string(), id: v.string(), raw: v.unknown(), reason: v.string(), at: v.string() }),
);

/** Packs and unpacks the three kinds of stored text. Unpacking rejects with `damaged`, or `locked` without a cipher. */
export interface PayloadCodec {
  pack(text: string, store: string): Promise<Payload>;
  unpack(payload: Payload, store: string): Promise<string>;
  unpackBlock(payload: Payload): Promise<BlockRows>;
  unpackChanges(payload: Payload): Promise<RowChange[]>;
  unpackSetAside(payload: Payload): Promise<SetAsideRow[]>;
}

/** The codec of one database. Plain text stays readable with a cipher: a passphrase can be added to existing data. */
export function payloadCodec(database: string, cipher?: Cipher): PayloadCodec {
  const pack = async (text: string, store: string): Promise<Payload> =>
    cipher ? cipher.encrypt(text, `${database}/${store}`) : text;

  async function unpack(payload: Payload, store: string): Promise<string> {
    if (typeof payload === 'string') return payload;
    if (!cipher) throw new StorageError('locked', `${database} is encrypted: expected a key, none was given`);
    try {
      return await cipher.decrypt(payload, `${database}/${store}`);
    } catch (cause) {
      throw new StorageError('damaged', `Expected ${store} data that this key decrypts, got other bytes`, { cause });
    }
  }

  return {
    pack,
    unpack,
    unpackBlock: async (payload) => blockRows(await unpack(payload, 'blocks')),
    unpackChanges: async (payload) => journalChanges(await unpack(payload, 'journal')),
    unpackSetAside: async (payload) => parse(await unpack(payload, setAsideStore), setAsideSchema, 'rows set aside'),
  };
}

/** The journal's text for some changes: [collection, id, value, changed fields], see `changeOf`. */
export function changesText(changes: readonly RowChange[]): string {
  return asciiJson(
    changes.map(({ collection, id, value, fields }) => {
      if (fields) return [collection, id, value, fields];
      return value === undefined ? [collection, id] : [collection, id, value];
    }),
  );
}

/**
 * JSON in ASCII alone: the browser keeps such a text with one byte for each character, while a single ’ in a block would
 * double what is stored, read and parsed.
 */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Stored data as text that JSON can carry: encrypted bytes become `iv.bytes` in base64. */
export function rawText(payload: Payload | undefined): string | null {
  if (payload === undefined || typeof payload === 'string') return payload ?? null;
  // What is in a store may be anything.
  if (!(payload?.iv instanceof Uint8Array && payload.bytes instanceof Uint8Array)) return JSON.stringify(payload);
  return `${base64(payload.iv)}.${base64(payload.bytes)}`;
}

/** Characters of plain text, or bytes of encrypted text. */
export function payloadSize(payload: Payload): number {
  return typeof payload === 'string' ? payload.length : payload.bytes.length;
}

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Checked by hand: the schema's copy of 320,000 rows took as long as reading them. */
function blockRows(text: string): BlockRows {
  const rows = parse(text, v.array(v.unknown()), 'blocks');
  const wrong = rows.findIndex((row) => !(Array.isArray(row) && row.length === 2 && typeof row[0] === 'string'));
  // Each row has just been looked at.
  if (wrong < 0) return rows as BlockRows;
  throw new StorageError('damaged', `Expected rows of a block as [id, value], got another thing as row ${wrong}`);
}

/** Checked by hand, as the rows of a block are: an import's journal is as long. */
function journalChanges(text: string): RowChange[] {
  return parse(text, v.array(v.unknown()), 'journal').map((entry, n) => {
    const change = changeOf(entry);
    if (change) return change;
    throw new StorageError(
      'damaged',
      `Expected a change as [collection, id, value, fields], got another thing as ${n}`,
    );
  });
}

/** Without fields the whole row; without a value a deletion, for JSON has no `undefined`. */
function changeOf(entry: unknown): RowChange | undefined {
  if (!Array.isArray(entry)) return undefined;
  const [collection, id, value, fields]: unknown[] = entry;
  if (typeof collection !== 'string' || typeof id !== 'string') return undefined;
  if (entry.length <= 3) return { collection, id, value };
  const named = Array.isArray(fields) && fields.every((field) => typeof field === 'string');
  return named && isStoredValue(value) ? { collection, id, value, fields } : undefined;
}

function parse<Schema extends v.GenericSchema>(text: string, schema: Schema, store: string): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (cause) {
    throw new StorageError('damaged', `Expected ${store} data as JSON rows, got: ${String(cause)}`, { cause });
  }
}
