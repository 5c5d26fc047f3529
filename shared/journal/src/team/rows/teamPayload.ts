import { collectionSecret, hasSecret, type KeyRing, ringNames } from '../keys/keyRing';
import { TeamError } from '../log/teamLog';
import { GarbledMessageError, type PlacedRow, placedRowOf } from './placedRow';
import { packed, unpacked } from './teamPack';
import { farAhead, newestStamp, timeOf } from './teamRow';

/** The first byte of each message: what is in it. */
const rowFormat = 2;
const packFormat = 3;
/** Format, version of the key, IV. */
const headBytes = 1 + 2 + 12;
/** What AES-GCM puts behind. */
const tagBytes = 16;

/** A row whose key this device lacks: of a later version, or of a collection that its role does not read. Not to be replaced. */
export class LockedMessageError extends Error {
  constructor(readonly version: number) {
    super(`Expected a row under a key of this device, got one under key ${version} of its collection`);
    this.name = 'LockedMessageError';
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Seals rows for the server and opens them. The server sees the length of a row, when it came and whose message it was. */
export interface RowSeal {
  /** The place of a row on the server: names nothing, and is the same on every device of the business. */
  subject(collection: string, id: string): Promise<string>;
  /** Rejects with `TeamError` “refused” where the ring lacks the key of the collection. */
  seal(placed: PlacedRow, subject: string): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Rejects with `LockedMessageError` where the ring lacks the key, and with `GarbledMessageError`. `now`: rows of devices
   * whose clock is a day ahead are not believed.
   */
  open(data: Uint8Array, subject: string, now: number): Promise<PlacedRow>;
  /** Where the rows lie that have the key of this one: what their subjects begin with. */
  shelf(collection: string, id: string): Promise<string>;
  /** Seals many rows of one shelf, packed, for a subject of its own. */
  sealPack(rows: readonly PlacedRow[], subject: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Rejects as `open` does; a pack is taken as a whole or not at all. */
  openPack(data: Uint8Array, subject: string, now: number): Promise<readonly PlacedRow[]>;
  /** Whether rows of this place that were sealed under a version can be opened. */
  opens(subject: string, version: number): boolean;
  /** Takes another ring of the same business: with a new version, or of another role. */
  use(ring: KeyRing): void;
}

/** The name whose key opens a row. */
export type ReadAs = (collection: string, id: string) => string;

/** `prefix`: what the subjects of this business begin with. `readAs`: without, each row as its collection. */
export async function rowSeal(
  given: KeyRing,
  prefix: string,
  readAs: ReadAs = (collection) => collection,
): Promise<RowSeal> {
  const names = await ringNames(given);
  let ring = given;
  let keys = new Map<string, Promise<CryptoKey | undefined>>();

  const keyOf = (version: number, token: string) => {
    const name = `${version}.${token}`;
    const known = keys.get(name) ?? importedKey(ring, version, token);
    keys.set(name, known);
    return known;
  };

  const tokenFor = (collection: string, id: string) => names.token(readAs(collection, id));

  async function subject(collection: string, id: string): Promise<string> {
    const [of, row] = await Promise.all([tokenFor(collection, id), names.row(collection, id)]);
    return `${prefix}.${of}.${row}`;
  }

  async function sealBytes(format: number, text: Uint8Array<ArrayBuffer>, place: string) {
    const version = ring.current;
    const key = await keyOf(version, tokenOf(place));
    if (!key) throw new TeamError('refused', 'This device has no key for such records.');
    const head = new Uint8Array(headBytes);
    head[0] = format;
    new DataView(head.buffer).setUint16(1, version);
    crypto.getRandomValues(head.subarray(3));
    const sealed = await crypto.subtle.encrypt(parameters(head, place), key, text);
    const bytes = new Uint8Array(headBytes + sealed.byteLength);
    bytes.set(head);
    bytes.set(new Uint8Array(sealed), headBytes);
    return bytes;
  }

  async function openBytes(format: number, data: Uint8Array, place: string): Promise<Uint8Array<ArrayBuffer>> {
    if (data.length <= headBytes + tagBytes || data[0] !== format) {
      throw new GarbledMessageError('a sealed row, got other bytes');
    }
    const head = new Uint8Array(data.subarray(0, headBytes));
    const version = new DataView(head.buffer).getUint16(1);
    if (version === 0) throw new GarbledMessageError('a row under a key, got version 0');
    const key = await keyOf(version, tokenOf(place));
    if (!key) throw new LockedMessageError(version);
    const read = await crypto.subtle
      .decrypt(parameters(head, place), key, new Uint8Array(data.subarray(headBytes)))
      .catch((cause) => {
        throw new GarbledMessageError('a row that this business sealed for this place', { cause });
      });
    return new Uint8Array(read);
  }

  const shelf = async (collection: string, id: string) => `${prefix}.${await tokenFor(collection, id)}`;

  return {
    subject,
    shelf,
    async seal({ collection, id, row, conflicts = [] }, place) {
      const text = JSON.stringify(conflicts.length > 0 ? [collection, id, row, conflicts] : [collection, id, row]);
      return sealBytes(rowFormat, encoder.encode(text), place);
    },
    async open(data, place, now) {
      const placed = placedRow(await openBytes(rowFormat, data, place));
      if ((await subject(placed.collection, placed.id)) !== place) {
        throw new GarbledMessageError('the row of this place, got another one');
      }
      believed(placed, now);
      return placed;
    },
    async sealPack(rows, place) {
      return sealBytes(packFormat, await packed(rows), place);
    },
    async openPack(data, place, now) {
      const rows = await unpacked(await openBytes(packFormat, data, place));
      for (const placed of rows) {
        if (!place.startsWith(`${await shelf(placed.collection, placed.id)}.`)) {
          throw new GarbledMessageError('rows of this place, got others');
        }
        believed(placed, now);
      }
      return rows;
    },
    opens: (place, version) => hasSecret(ring, version, tokenOf(place)),
    use(other) {
      if (other.names !== given.names) throw new Error('Expected a ring of the same business, got another one.');
      ring = other;
      keys = new Map();
    },
  };
}

async function importedKey(ring: KeyRing, version: number, token: string): Promise<CryptoKey | undefined> {
  const secret = await collectionSecret(ring, version, token);
  return secret && crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Which collection a subject is of, as the server knows it. */
const tokenOf = (subject: string): string => subject.split('.').at(-2) ?? '';

function placedRow(bytes: Uint8Array): PlacedRow {
  try {
    return placedRowOf(JSON.parse(decoder.decode(bytes)));
  } catch (cause) {
    throw new GarbledMessageError('a row with a place and its stamps', { cause });
  }
}

function believed({ row }: PlacedRow, now: number): void {
  if (timeOf(newestStamp(row)) <= now + farAhead) return;
  throw new GarbledMessageError('a row of today, got one that was written more than a day ahead');
}

/** The subject is authenticated: a message that is put elsewhere does not open. */
const parameters = (head: Uint8Array<ArrayBuffer>, subject: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv: head.subarray(3),
  additionalData: encoder.encode(`${subject}\n${head[0]}\n${head[1]}.${head[2]}`),
});
