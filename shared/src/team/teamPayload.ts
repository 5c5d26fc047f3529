import * as v from 'valibot';
import { fromBase64, toBase64 } from '../core/workspace/keyText';
import { clockOf, farAhead, newestStamp, type TeamRow } from './teamRow';

/** The first byte of each message. */
const format = 1;
/** Format, version of the key, IV. */
const headBytes = 1 + 2 + 12;

/** A row with its place. */
export interface PlacedRow {
  readonly collection: string;
  readonly id: string;
  readonly row: TeamRow;
}

/** A message that is none of ours, or not for this place: said why, and kept aside. */
export class GarbledMessageError extends Error {
  constructor(expected: string, options?: ErrorOptions) {
    super(`Expected ${expected}`, options);
    this.name = 'GarbledMessageError';
  }
}

/** What the devices of a business share: 256 random bits, from which its keys follow. Base64. */
export type BusinessKey = string;

export const newBusinessKey = (): BusinessKey => toBase64(crypto.getRandomValues(new Uint8Array(32)));

const stamp = v.pipe(v.string(), v.regex(/^[0-9a-z]{13}\.[0-9a-z]{1,32}$/));
const messageSchema = v.tuple([
  v.pipe(v.string(), v.minLength(1)),
  v.pipe(v.string(), v.minLength(1)),
  v.object({
    v: v.pipe(v.number(), v.integer(), v.minValue(0)),
    at: stamp,
    gone: v.optional(v.literal(true)),
    // Checked by hand: records keep fields of any name, and a copy by the schema would drop `__proto__`.
    r: v.custom<Record<string, unknown>>(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    ),
    of: v.record(v.string(), stamp),
  }),
]);

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Seals rows for the server and opens them. The server sees the length of a row, when it came and whose message it was. */
export interface RowSeal {
  /** The place of a row on the server: names nothing, and is the same on every device of the business. */
  subject(collection: string, id: string): Promise<string>;
  seal(placed: PlacedRow, subject: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Rejects with `GarbledMessageError`. `now`: rows of devices whose clock is a day ahead are not believed. */
  open(data: Uint8Array, subject: string, now: number): Promise<PlacedRow>;
}

/** `prefix`: what the subjects of this business begin with. `version`: of the key, in each message. */
export async function rowSeal(businessKey: BusinessKey, prefix: string, version = 1): Promise<RowSeal> {
  const material = await crypto.subtle.importKey('raw', fromBase64(businessKey), 'HKDF', false, ['deriveKey']);
  const from = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode(info),
  });
  const [key, names] = await Promise.all([
    crypto.subtle.deriveKey(from('steps/team/rows'), material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    crypto.subtle.deriveKey(from('steps/team/names'), material, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, [
      'sign',
    ]),
  ]);
  const collections = new Map<string, Promise<string>>();
  const named = async (text: string) =>
    hex(new Uint8Array(await crypto.subtle.sign('HMAC', names, encoder.encode(text)), 0, 16));
  const collectionName = (collection: string) => {
    const known = collections.get(collection) ?? named(collection);
    collections.set(collection, known);
    return known;
  };

  async function subject(collection: string, id: string): Promise<string> {
    const [of, row] = await Promise.all([collectionName(collection), named(`${collection}\n${id}`)]);
    return `${prefix}.${of}.${row}`;
  }

  return {
    subject,
    async seal({ collection, id, row }, place) {
      const head = new Uint8Array(headBytes);
      head[0] = format;
      new DataView(head.buffer).setUint16(1, version);
      crypto.getRandomValues(head.subarray(3));
      const text = encoder.encode(JSON.stringify([collection, id, row]));
      const sealed = await crypto.subtle.encrypt(parameters(head, place), key, text);
      const bytes = new Uint8Array(headBytes + sealed.byteLength);
      bytes.set(head);
      bytes.set(new Uint8Array(sealed), headBytes);
      return bytes;
    },
    async open(data, place, now) {
      if (data.length <= headBytes || data[0] !== format)
        throw new GarbledMessageError('a sealed row, got other bytes');
      const head = new Uint8Array(data.subarray(0, headBytes));
      const used = new DataView(head.buffer).getUint16(1);
      if (used !== version) throw new GarbledMessageError(`a row under key ${version}, got one under key ${used}`);
      const read = await crypto.subtle
        .decrypt(parameters(head, place), key, new Uint8Array(data.subarray(headBytes)))
        .catch((cause) => {
          throw new GarbledMessageError('a row that this business sealed for this place', { cause });
        });
      const placed = placedRow(new Uint8Array(read));
      if ((await subject(placed.collection, placed.id)) !== place) {
        throw new GarbledMessageError('the row of this place, got another one');
      }
      if (timeOf(placed.row) > now + farAhead) {
        throw new GarbledMessageError('a row of today, got one that was written more than a day ahead');
      }
      return placed;
    },
  };
}

function placedRow(bytes: Uint8Array): PlacedRow {
  try {
    const [collection, id, row] = v.parse(messageSchema, JSON.parse(decoder.decode(bytes)));
    const { gone, ...rest } = row;
    return { collection, id, row: gone ? { ...rest, gone } : rest };
  } catch (cause) {
    throw new GarbledMessageError('a row with a place and its stamps', { cause });
  }
}

const timeOf = (row: TeamRow): number => Number.parseInt(clockOf(newestStamp(row)).slice(0, 9), 36);

/** The subject is authenticated: a message that is put elsewhere does not open. */
const parameters = (head: Uint8Array<ArrayBuffer>, subject: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv: head.subarray(3),
  additionalData: encoder.encode(`${subject}\n${head[0]}\n${head[1]}.${head[2]}`),
});

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
