import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/**
 * Words or a file of a message that somebody wants to see now: a post office fetches it from the mailbox, hands it over and takes the request away. It
 * reads no messages itself, so the request says where it lies. Times are UTC, ISO 8601.
 */
const mailRequestSchema = v.object({
  id: v.string(),
  mailId: v.string(),
  accountId: v.string(),
  path: v.string(),
  uidValidity: v.string(),
  uid: v.number(),
  /** With which it is found where it was moved. */
  messageId: v.string(),
  /** Of a file; without it the words are asked for. */
  part: v.optional(v.string()),
  /** Addresses of pictures of the web that it shows: they are asked for in place of words or a file. */
  pictures: v.optional(v.array(v.string())),
  at: v.string(),
  /** Why it cannot be had, in words a person can act on. */
  problem: v.optional(v.string()),
});
export type MailRequest = Readonly<v.InferOutput<typeof mailRequestSchema>>;

export const mailRequests = defineCollection({
  name: 'mailRequests',
  module: 'crm',
  schema: mailRequestSchema,
  version: 1,
});
