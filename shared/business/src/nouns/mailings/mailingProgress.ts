import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** What became of a recipient, as one letter in the progress of their chunk. */
export const outcomes = {
  waiting: '.',
  /** The server was away, or asked to try again later. */
  later: 'l',
  sent: 's',
  /** The server refused the message. */
  failed: 'f',
  /** The server knows no such address: it goes to the suppression list. */
  bounced: 'b',
  /** Was on the suppression list when their turn came. */
  optedOut: 'o',
  /** The post office was stopped while handing it over: it may have gone out, and is not sent again by itself. */
  doubtful: 'd',
} as const;
export type Outcome = keyof typeof outcomes;

/**
 * How far a chunk is. One post office writes it before and after each recipient: each write says what became of the last one
 * and who is next, and counts only if nobody else has written since the one before.
 */
export const mailingProgressSchema = v.object({
  /** That of the chunk. */
  id: v.string(),
  mailingId: v.string(),
  /** The run of the post office that sends it: `<device>.<run>`. */
  by: v.string(),
  /** One letter for each recipient of the chunk (`outcomes`). */
  signs: v.string(),
  /** The recipient it is being sent to now. */
  now: v.optional(v.number()),
  /** Nothing is tried earlier; set after a server that was away. */
  waitUntil: v.optional(v.string()),
  /** Since a server last accepted a message. */
  tries: v.number(),
  /**
   * Since when the server has accepted nothing, and since when it has asked to try an email again: each is tried for 48
   * hours.
   */
  awaySince: v.optional(v.string()),
  laterSince: v.optional(v.string()),
  /** What the server said about the last emails it refused, by the recipient's number. */
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
