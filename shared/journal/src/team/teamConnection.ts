import { roleSchema } from '@steps/business/src/nouns/people/person';
import { readKey, writeKey } from '@steps/platform/src/core/session/localKeys';
import { defineCollection } from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import * as v from 'valibot';
import { ownershipSchema } from './devices/ownership';
import { teamDeviceSchema } from './devices/roster';
import { keyRingSchema } from './keys/keyRing';
import { ownerKeysSchema, userSeed } from './server/ownerCode';

/** Random, as `randomName` makes it: part of a subject. */
const name = v.pipe(v.string(), v.regex(/^[0-9a-f]{12,24}$/));

const connectionSchema = v.object({
  /** The client that is on the server. */
  id: v.string(),
  address: v.string(),
  /** Random: how the server calls workspace and business. */
  workspace: name,
  business: name,
  /** What the records are sealed with; it never reaches the server. */
  ring: keyRingSchema,
  /** Random: how this browser calls itself. */
  device: name,
  /** What the device may do with the records; everything without one. */
  role: v.optional(roleSchema),
  /** Lets this device in. */
  credentials: v.object({ token: v.string(), seed: userSeed }),
  /** Opens what the owner wraps for this device. */
  wrap: v.object({ open: v.string(), own: v.string() }),
  /** Public nkey that signs the team's devices. */
  account: v.string(),
  devices: v.array(teamDeviceSchema),
  /** Which version of the list it is, and which the server has. */
  roster: v.number(),
  told: v.number(),
  /** Whose list it is; unknown until one comes that says so. */
  ownership: v.optional(ownershipSchema),
  /** On the owner's device alone: what lets devices in. */
  owner: v.optional(ownerKeysSchema),
  /** Lets this device in when it is the owner's no more: bound to the role that it has then. */
  laterToken: v.optional(v.string()),
  /** When a recovery file was saved here: ISO 8601. */
  recovery: v.optional(v.string()),
});
export type TeamConnection = Readonly<v.InferOutput<typeof connectionSchema>>;

/** What a recovery file keeps of the owner's device. */
export const recoverySchema = v.object({
  ...v.pick(connectionSchema, ['address', 'workspace', 'business', 'device', 'ring', 'wrap', 'account']).entries,
  owner: ownerKeysSchema,
  /** Of the device's nkey, and as whose list it was then. Files of earlier versions of Steps have neither. */
  seed: v.optional(userSeed),
  ownership: v.optional(ownershipSchema),
});

/** What a new device is given by the owner's. */
export const welcomeSchema = v.object({
  ...v.pick(connectionSchema, ['workspace', 'business', 'ring', 'device', 'role', 'account', 'devices', 'roster'])
    .entries,
  ownership: v.optional(ownershipSchema),
  token: v.string(),
  /** Of the business. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  /** Its records are made up: every device says so. */
  sample: v.optional(v.boolean(), false),
});

/** A row of the workspace's own store: encrypted when the workspace has a passphrase. No backup holds it. */
export const teamConnections = defineCollection({
  name: 'teamConnection',
  module: 'settings',
  everyoneReads: true,
  scope: 'workspace',
  schema: connectionSchema,
  version: 3,
  // What the owner's device says of the team, and which device that is.
  followsAlong: [
    ...['devices', 'ring', 'roster', 'told', 'role', 'ownership'],
    ...['owner', 'credentials', 'laterToken', 'recovery'],
  ],
  // The server is another one now: it believes signed devices.
  migrations: { 1: beforeDevices, 2: beforeDevices },
});

/** Local key with the clients that are on a server: who starts Steps loads this door before it opens one of them. */
const joinedKey = 'team';
const joinedSchema = v.array(v.string());

/** `label`: what the person did. */
export function saveConnection(connection: TeamConnection, label = 'Connect a server'): void {
  commit({ label, changes: [put(teamConnections, connection)], undoable: false });
  writeKey(joinedKey, [...new Set([...joined(), connection.id])]);
}

export function forgetConnection(id: string): void {
  commit({ label: 'Leave the server', changes: [drop(teamConnections, id)], undoable: false });
  writeKey(
    joinedKey,
    joined().filter((one) => one !== id),
  );
}

const joined = () => readKey(joinedKey, joinedSchema, []);

export type OwnConnection = TeamConnection & { readonly owner: NonNullable<TeamConnection['owner']> };

/** The connection of a business, on the device that decides who comes in. `RuleError` on others. */
export function ownConnection(clientId: string | undefined): OwnConnection {
  const connection = teamConnections.get(clientId ?? '');
  if (!connection?.owner) throw new RuleError('Devices are let in on the owner’s device.');
  return { ...connection, owner: connection.owner };
}

/** Lower-case signs that a subject and a stamp may have. */
export const randomName = (bytes = 12): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function beforeDevices(): never {
  throw new TypeError('Expected a device with a key of its own, got a user and a password. Connect the server again.');
}
