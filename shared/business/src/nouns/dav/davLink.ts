import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';
import { sealedSchema } from '../mail/mailAccount';

/** What a collection of a server holds: events (CalDAV, RFC 4791) or cards (CardDAV, RFC 6352). */
export const davKindSchema = v.picklist(['calendar', 'contacts']);
export type DavKind = v.InferOutput<typeof davKindSchema>;

/** One for each device that runs a post office; no browser can open them. */
export const davSecretsSchema = v.record(v.string(), sealedSchema);

/**
 * A calendar or address book on a server that a post office keeps in step with its rows here (`davItem.ts`). Times are UTC,
 * ISO 8601.
 */
const davLinkSchema = v.object({
  id: v.string(),
  kind: davKindSchema,
  /** The collection's address, ending in a slash; for a feed the address of its file (`https`, never `webcal`). */
  url: v.string(),
  /** A calendar file that is only read (webcal). */
  feed: v.optional(v.literal(true)),
  name: v.string(),
  /** Empty for a feed that asks for none. */
  username: v.string(),
  /** The password. */
  secrets: davSecretsSchema,
  /**
   * `read`: nothing is written there; `write`: what is only there does not come here, and what Steps has replaces what was changed there;
   * `busy`: as `read`, and titles, places and people do not come here, only when something is.
   */
  mode: v.picklist(['both', 'read', 'write', 'busy']),
  /**
   * Where reading continues (RFC 6578), or the whole collection's tag if a server has no such token. Only the post office
   * uses it.
   */
  syncToken: v.optional(v.string()),
  /** `waiting`: for a post office; a browser that adds or changes a link sets it. */
  state: v.picklist(['waiting', 'working', 'connected', 'problem']),
  /** What is wrong, in words a person can act on. */
  reason: v.optional(v.string()),
  lastSyncedAt: v.optional(v.string()),
  createdAt: v.string(),
  /** When a person last changed it: the post office then starts over. */
  updatedAt: v.string(),
});
export type DavLink = Readonly<v.InferOutput<typeof davLinkSchema>>;

/** Whether Steps writes at the server. */
export const isWritten = ({ mode, feed }: DavLink): boolean => (mode === 'both' || mode === 'write') && !feed;

export const davLinks = defineCollection({
  name: 'davLinks',
  module: 'integrations',
  everyoneReads: true,
  schema: davLinkSchema,
  version: 1,
  // Written by the post office.
  followsAlong: ['syncToken', 'state', 'reason', 'lastSyncedAt'],
});

/**
 * Which run of a post office (`<device>.<run>`) takes care of a link. Written only if nobody else has done so since. `id`:
 * that of the link.
 */
export const davLeases = defineCollection({
  name: 'davLeases',
  module: 'integrations',
  schema: v.object({ id: v.string(), by: v.string(), at: v.string() }),
  version: 1,
  indivisible: true,
});
