import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';
import { folderUses } from '../mail/mailReading';

/**
 * How far a folder is read. One post office writes it, after each batch whose messages are on the server; each write stands only if nobody else
 * wrote since the one before. Times are UTC, ISO 8601.
 */
export const mailFolderSchema = v.object({
  /** `<account>.<use>`. */
  id: v.string(),
  accountId: v.string(),
  use: v.picklist(folderUses),
  path: v.string(),
  /** The run of the post office that reads it: `<device>.<run>`. */
  by: v.string(),
  /** Of the numbers below; another one means that the server has numbered anew (RFC 9051, section 2.3.1.1). */
  uidValidity: v.string(),
  /** All messages with a number from here on up to `high` were read; 1 when the first reading is through. */
  low: v.number(),
  high: v.number(),
  /** All changes of marks up to this one are known (HIGHESTMODSEQ, RFC 7162); none where the server counts none. */
  modseq: v.optional(v.string()),
  /** Messages that were there when the first reading began, and how many of them were looked at. */
  total: v.number(),
  seen: v.number(),
  /** Why it is not read just now, in words. */
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
