import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** What became of a recipient, as one sign of the progress of their chunk. */
export const outcomes = {
  waiting: '.',
  /** The server was away, or asked to come again. */
  later: 'l',
  sent: 's',
  /** The server refused the message. */
  failed: 'f',
  /** The server knows no such address: it goes to the suppression list. */
  bounced: 'b',
  /** On the suppression list when it was their turn. */
  optedOut: 'o',
  /** The post office was stopped while it was handing it over: it may have gone out, and is not sent again by itself. */
  doubtful: 'd',
} as const;
export type Outcome = keyof typeof outcomes;

/**
 * How far a chunk is. One post office writes it, before and after each recipient: each write says what became of the last one and who is
 * next, and stands only if nobody else wrote since the one before.
 */
export const mailingProgressSchema = v.object({
  /** Of the chunk. */
  id: v.string(),
  mailingId: v.string(),
  /** The run of the post office that has it: `<device>.<run>`. */
  by: v.string(),
  /** A sign for each recipient of the chunk (`outcomes`). */
  signs: v.string(),
  /** Who is being handed over. */
  now: v.optional(v.number()),
  /** Nothing is tried before; after a server that was away. */
  waitUntil: v.optional(v.string()),
  /** Since a message of it was taken last. */
  tries: v.number(),
  /** Since when the server has taken nothing, and since when it has asked to come again with an email: each is tried for 48 hours. */
  awaySince: v.optional(v.string()),
  laterSince: v.optional(v.string()),
  /** What the server said of the last ones that it refused, by their number. */
  said: v.record(v.string(), v.string()),
  at: v.string(),
});
export type MailingProgress = Readonly<v.InferOutput<typeof mailingProgressSchema>>;

export const mailingProgress = defineCollection({
  name: 'mailingProgress',
  module: 'marketing',
  schema: mailingProgressSchema,
  version: 1,
  indivisible: true,
});
