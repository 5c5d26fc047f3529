import { type Collection, defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';
import type { DavKind } from './davLink';

/**
 * An event (with the exceptions of its series) or a card as its server has it, beside what Steps wants there. A post office reads and
 * writes the server, and no meeting or contact; a browser compares with those, and asks no server.
 *
 * - The post office writes `etag`, `remote` and `problem`. Without both `etag` and `remote` the server has it no longer, or not yet.
 * - A browser says in `problem` what it cannot compare, and takes it back once something else is wanted, or nothing any more.
 * - A browser that has taken `remote` in says so: `base` becomes `remote`. What it wants there goes to `wanted`.
 * - `wanted` is written only while `base` is `remote` (both missing for what is new), and with the ETag that `remote` came with. Whatever
 *   changed there first is read anew, and waits for a browser to take it in.
 * - An empty `base` is of what one side lost together with many others: it fits no `remote`, and stays a question until a person answers.
 * - What was written becomes `base`, and `wanted` goes. It may go while a browser writes a later one: what is wanted must follow from the
 *   record and `base` at any time, not from the moment of a change.
 * - The server's own wording may differ from what was written: `base` is then what was written, and `remote` is taken in as any change.
 */
const davItemSchema = v.object({
  /** From `davItemId`. */
  id: v.string(),
  linkId: v.string(),
  /** Its name in the collection, as an address has it: `newDavHref` for what is made here. In feeds the uid. */
  href: v.string(),
  uid: v.string(),
  etag: v.optional(v.string()),
  /** As last read from the server: iCalendar or vCard. */
  remote: v.optional(v.string()),
  /** What both sides last agreed on. */
  base: v.optional(v.string()),
  /** What the server should have, or `delete`. */
  wanted: v.optional(v.string()),
  /** What was wanted before, since `base`: it may be there, where a post office ended before it could say so. */
  tried: v.optional(v.array(v.string())),
  /** The meeting or contact that it is linked to, as a browser found or made it. */
  recordId: v.optional(v.string()),
  /** For a group of an address book: its members who were on its list here when both sides last agreed: uid and `createdAt` of the contact (older rows: the uid). */
  members: v.optional(v.array(v.string())),
  /** Why it is not kept in step, in words a person can act on; the server's own if it refused. */
  problem: v.optional(v.string()),
});
export type DavItem = Readonly<v.InferOutput<typeof davItemSchema>>;

/** Events of linked calendars; whoever may read meetings may read them. */
export const davEvents = defineCollection({
  name: 'davEvents',
  module: 'calendar',
  schema: davItemSchema,
  version: 1,
});

/** Cards of linked address books; whoever may read contacts may read them. */
export const davCards = defineCollection({
  name: 'davCards',
  module: 'crm',
  schema: davItemSchema,
  version: 1,
});

/** The collection of items for a kind of link. */
export const davItemsOf = (kind: DavKind): Collection<DavItem> => (kind === 'calendar' ? davEvents : davCards);

/** The id of an item: whoever reads or makes it gets the same one. */
export const davItemId = (linkId: string, href: string): string => `${linkId}/${href}`;

/** The name under which something made here is added to a collection. */
export const newDavHref = (kind: DavKind, uid: string): string =>
  `${encodeURIComponent(uid)}.${kind === 'calendar' ? 'ics' : 'vcf'}`;

/** A line of an event of which a post office has handed over the times alone. */
export const busyMark = 'X-STEPS-BUSY:1';
export const isBusyText = (text: string): boolean => text.includes(`\n${busyMark}`);
