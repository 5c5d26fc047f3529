import * as v from 'valibot';
import { defineCollection } from '../core/store/collection';
import { roleSchema } from '../nouns/people/person';
import { keyRingSchema } from './keys/keyRing';
import { accountSeed, ownerCodeSchema, userSeed } from './server/ownerCode';

const connectionSchema = v.object({
  /** The client that is on the server. */
  id: v.string(),
  address: v.string(),
  /** Random: how the server calls workspace and business. */
  workspace: v.string(),
  business: v.string(),
  /** What the records are sealed with; it never reaches the server. */
  ring: keyRingSchema,
  /** Random: how this browser calls itself. */
  device: v.string(),
  /** What the device may do with the records; everything without one. */
  role: v.optional(roleSchema),
  /** Lets this device in. */
  credentials: v.object({ token: v.string(), seed: userSeed }),
  /** On the owner's device alone: what lets devices in. */
  owner: v.optional(v.object({ ...ownerCodeSchema.entries, account: accountSeed })),
});
export type TeamConnection = Readonly<v.InferOutput<typeof connectionSchema>>;

/** A row of the workspace's own store: encrypted when the workspace has a passphrase. No backup holds it. */
export const teamConnections = defineCollection({
  name: 'teamConnection',
  module: 'settings',
  everyoneReads: true,
  scope: 'workspace',
  schema: connectionSchema,
  version: 3,
  // The server is another one now: it believes signed devices.
  migrations: { 1: beforeDevices, 2: beforeDevices },
});

function beforeDevices(): never {
  throw new TypeError('Expected a device with a key of its own, got a user and a password. Connect the server again.');
}
