import { roleSchema } from '@steps/business/src/nouns/people/person';
import * as v from 'valibot';
import { fromBase64, toBase64 } from '../../workspace/keyText';
import { type KeyRing, keyRingSchema, ringFor } from '../keys/keyRing';
import { GarbledMessageError } from '../rows/placedRow';
import { type OwnerKeys, ownerKeysSchema } from '../server/ownerCode';
import { keyFrom, newWrapKeys, unwrapped, wrapped } from './deviceKeys';
import { follows, type Ownership, ownershipSchema, signersOf } from './ownership';

/** A device of a team, as its owner has let it in. */
export const teamDeviceSchema = v.object({
  id: v.string(),
  /** Whose it is. */
  person: v.string(),
  name: v.string(),
  /** What it may do with the records; everything without one. */
  role: v.optional(roleSchema),
  /** The collections whose keys it is given; all without. */
  reads: v.optional(v.array(v.string())),
  /** The collections whose rows the server takes from it; all without. */
  writes: v.optional(v.array(v.string())),
  /** Public nkey: who it is on the server. */
  sign: v.string(),
  /** Public nkey that signed its token: by it the account says what the device may do. None on the owner's device. */
  signer: v.optional(v.string()),
  /** What keys are wrapped for. */
  wrap: v.string(),
  /** ISO 8601. */
  added: v.string(),
  /** When it was removed from the team: ISO 8601. */
  removed: v.optional(v.string()),
});
export type TeamDevice = Readonly<v.InferOutput<typeof teamDeviceSchema>>;

/** The devices of a team, and the keys of its rows. Only the owner makes the next version. */
export interface Roster {
  readonly version: number;
  readonly devices: readonly TeamDevice[];
  readonly ring: KeyRing;
  /** `undefined` in lists of earlier versions of Steps. */
  readonly ownership?: Ownership | undefined;
}

const sealedSchema = v.object({ iv: v.string(), data: v.string() });
/** `own`: by the owner's device, or in the first list of a new owner by the one before. */
const messageSchema = v.object({ said: v.string(), signature: v.string(), own: v.optional(v.string()) });
const saidSchema = v.object({
  subject: v.string(),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  from: v.string(),
  /** For each device that stays: the key of the list, and the ring that its role reads with. */
  keys: v.record(v.string(), sealedSchema),
  list: sealedSchema,
  ownership: v.optional(ownershipSchema),
});
/** `owner`: what the next owner is given with the list that makes it the owner. */
const keysSchema = v.object({ list: v.string(), ring: keyRingSchema, owner: v.optional(ownerKeysSchema) });
const listSchema = v.array(teamDeviceSchema);

const purpose = 'steps/team/roster';
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Where the devices of a business are listed. A row's subject has one part more, so that who may write rows may not write here. */
export const rosterSubject = (prefix: string): string => `${prefix}.roster`;

/** Seeds that sign a list: of the account, and of the owner's device where the list says who that is. */
export interface RosterSigners {
  readonly account: string;
  readonly own?: string | undefined;
}

/** What goes to one device alone with a list. */
export interface OwnerGift {
  readonly to: string;
  readonly owner: OwnerKeys;
}

/** The list as the server keeps it: signed, and sealed for the devices that stay. `gift`: the seeds for the device that is the owner with this list. */
export async function rosterMessage(
  { version, devices, ring, ownership }: Roster,
  subject: string,
  { account, own }: RosterSigners,
  gift?: OwnerGift,
): Promise<Uint8Array<ArrayBuffer>> {
  const { signature } = await import('../server/signing');
  const pair = await newWrapKeys();
  const listKey = crypto.getRandomValues(new Uint8Array(32));
  const keys: Record<string, v.InferOutput<typeof sealedSchema>> = {};
  for (const { id, reads, removed, wrap } of devices) {
    if (removed !== undefined) continue;
    const readable = reads ? await ringFor(ring, reads) : ring;
    const owner = gift?.to === id ? gift.owner : undefined;
    keys[id] = await wrapped({ list: toBase64(listKey), ring: readable, owner }, pair, wrap, purpose);
  }
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = encoder.encode(JSON.stringify(devices));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyFrom(listKey, purpose), text);
  const list = { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
  const said = JSON.stringify({ subject, version, from: pair.open, keys, list, ownership });
  const signed = { signature: await signature(account, said), own: own && (await signature(own, said)) };
  return encoder.encode(JSON.stringify({ said, ...signed }));
}

export interface RosterReader {
  readonly subject: string;
  /** Public nkey of the account. */
  readonly account: string;
  readonly device: string;
  /** Opens what is wrapped for the device. */
  readonly own: string;
  /** Who owns the business as far as the device knows. */
  readonly known?: Ownership | undefined;
}

/** What a device is told: the list with its keys, for its next owner with the seeds; or that it is not among those who stay. */
export type ReadRoster =
  | (Roster & { readonly owner?: OwnerKeys | undefined })
  | (Pick<Roster, 'version' | 'ownership'> & { readonly left: true });

/** Reads such a message. Rejects with `GarbledMessageError` for what the owner has not signed for this place, and for what does not follow from what is known. */
export async function readRoster(bytes: Uint8Array, reader: RosterReader): Promise<ReadRoster> {
  const { isSigned } = await import('../server/signing');
  try {
    const { said, signature, own = '' } = v.parse(messageSchema, JSON.parse(decoder.decode(bytes)));
    if (!(await isSigned(reader.account, said, signature)))
      throw new TypeError('Expected the signature of the account.');
    const { subject, version, from, keys, list, ownership } = v.parse(saidSchema, JSON.parse(said));
    if (subject !== reader.subject) throw new TypeError('Expected the list of this business, got another one.');
    if (!(await follows(ownership, { ...reader, known: reader.known })))
      throw new TypeError('Expected a list of the owner that is known, or of one who follows.');
    const signers = ownership ? signersOf(ownership, version) : [];
    const signs = await Promise.all(signers.map((signer) => isSigned(signer, said, own)));
    if (ownership && !signs.includes(true)) throw new TypeError("Expected the signature of the owner's device.");
    const mine = Object.hasOwn(keys, reader.device) ? keys[reader.device] : undefined;
    if (!mine) return { version, ownership, left: true };
    const { list: key, ring, owner } = v.parse(keysSchema, await unwrapped(mine, reader.own, from, purpose));
    const listKey = await keyFrom(fromBase64(key), purpose);
    const iv = fromBase64(list.iv);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, listKey, fromBase64(list.data));
    return { version, ring, devices: v.parse(listSchema, JSON.parse(decoder.decode(text))), ownership, owner };
  } catch (cause) {
    throw new GarbledMessageError('the list of devices that the owner has signed', { cause });
  }
}
