import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';
import { sealedSchema } from '../mail/mailAccount';

/** What a collection of a server holds: events (CalDAV, RFC 4791) or cards (CardDAV, RFC 6352). */
export const davKindSchema = v.picklist(['calendar', 'contacts']);
export type DavKind = v.InferOutput<typeof davKindSchema>;

/** By device of the post office: no browser opens them. */
export const davSecretsSchema = v.record(v.string(), sealedSchema);

/** A calendar or an address book elsewhere that a post office keeps equal with its rows here (`davItem.ts`). Times are UTC, ISO 8601. */
const davLinkSchema = v.object({
  id: v.string(),
  kind: davKindSchema,
  /** Of the collection, with a slash at its end; of a feed its file (`https`, never `webcal`). */
  url: v.string(),
  /** A file with all its events that is only read (webcal). */
  feed: v.optional(v.literal(true)),
  name: v.string(),
  /** Empty for a feed that asks for none. */
  username: v.string(),
  /** The password. */
  secrets: davSecretsSchema,
  /** `read`: nothing is written there; `busy`: nor do titles, places and people come here, only when something is. */
  mode: v.picklist(['both', 'read', 'busy']),
  /** Where reading goes on (RFC 6578), or the mark of the whole where a server has none. The post office's own. */
  syncToken: v.optional(v.string()),
  /** `waiting`: for a post office. A browser that adds or changes a link says so. */
  state: v.picklist(['waiting', 'working', 'connected', 'problem']),
  /** What is wrong, in words a person can act on. */
  reason: v.optional(v.string()),
  lastSyncedAt: v.optional(v.string()),
  createdAt: v.string(),
  /** When a person last changed it: the post office then begins anew. */
  updatedAt: v.string(),
});
export type DavLink = Readonly<v.InferOutput<typeof davLinkSchema>>;

export const davLinks = defineCollection({
  name: 'davLinks',
  module: 'integrations',
  everyoneReads: true,
  schema: davLinkSchema,
  version: 1,
  // What the post office says of it.
  followsAlong: ['syncToken', 'state', 'reason', 'lastSyncedAt'],
});

/** Which run of a post office (`<device>.<run>`) sees to a link. Written only where nobody else has. `id`: of the link. */
export const davLeases = defineCollection({
  name: 'davLeases',
  module: 'integrations',
  schema: v.object({ id: v.string(), by: v.string(), at: v.string() }),
  version: 1,
  indivisible: true,
});
