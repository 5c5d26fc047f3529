import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/**
 * Somebody wants to see the words or a file of a message now: a post office fetches them from the mailbox, passes them on and
 * deletes the request. It cannot read the rows of messages, so the request says where the message is. Times are UTC, ISO
 * 8601.
 */
const mailRequestSchema = v.object({
  id: v.string(),
  mailId: v.string(),
  accountId: v.string(),
  path: v.string(),
  uidValidity: v.string(),
  uid: v.number(),
  /** Finds it again if it was moved. */
  messageId: v.string(),
  /** The part of the file; without it the words are asked for. */
  part: v.optional(v.string()),
  /** Addresses of pictures from the web that it shows, asked for instead of words or a file. */
  pictures: v.optional(v.array(v.string())),
  at: v.string(),
  /** Why it could not be fetched, in words a person can act on. */
  problem: v.optional(v.string()),
});
export type MailRequest = Readonly<v.InferOutput<typeof mailRequestSchema>>;

export const mailRequests = defineCollection({
  name: 'mailRequests',
  module: 'crm',
  schema: mailRequestSchema,
  version: 1,
});
