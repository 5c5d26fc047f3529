import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';
import { folderUses } from '../mail/mailReading';

/**
 * How far a folder has been read. One post office writes it after each batch, once the batch's messages are on the server; a
 * write counts only if nobody else has written since the one before. Times are UTC, ISO 8601.
 */
export const mailFolderSchema = v.object({
  /** `<account>.<use>`. */
  id: v.string(),
  accountId: v.string(),
  use: v.picklist(folderUses),
  path: v.string(),
  /** The run of the post office that reads it: `<device>.<run>`. */
  by: v.string(),
  /** The UIDVALIDITY of the numbers below; if it changes, the server has renumbered (RFC 9051, section 2.3.1.1). */
  uidValidity: v.string(),
  /** All messages numbered from here up to `high` were read; 1 when the first reading is complete. */
  low: v.number(),
  high: v.number(),
  /** All changes of marks up to this one are known (HIGHESTMODSEQ, RFC 7162); absent if the server does not count them. */
  modseq: v.optional(v.string()),
  /** How many messages there were when the first reading started, and how many of them were looked at. */
  total: v.number(),
  seen: v.number(),
  /** Why it cannot be read at the moment, in words. */
  problem: v.optional(v.string()),
  at: v.string(),
});
export type MailFolder = Readonly<v.InferOutput<typeof mailFolderSchema>>;

export const mailFolders = defineCollection({
  name: 'mailFolders',
  module: 'integrations',
  everyoneReads: true,
  schema: mailFolderSchema,
  version: 1,
  indivisible: true,
});
