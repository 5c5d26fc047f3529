import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/**
 * One sending of a campaign by a post office. Its letters and recipients are rows of their own, written before it and never
 * changed; times are UTC, ISO 8601.
 */
export const mailingSchema = v.object({
  id: v.string(),
  campaignId: v.string(),
  /** The campaign's name at the time. */
  name: v.string(),
  /** `test`: sent to oneself, and counted nowhere. */
  kind: v.picklist(['campaign', 'test']),
  accountId: v.string(),
  /** `stopped`: for good; `done`: nobody is left to send to. */
  status: v.picklist(['sending', 'paused', 'stopped', 'done']),
  /** Why the post office paused it, in words a person can act on. */
  reason: v.optional(v.string()),
  /** Sent no earlier. */
  startAt: v.string(),
  /** When somebody resumed it: 48 hours of trying count from then on. */
  resumedAt: v.optional(v.string()),
  /** Emails a minute; if absent, as fast as the mail server takes them. */
  pace: v.optional(v.number()),
  /** Whether links lead through the post office, which counts clicks. */
  clicks: v.boolean(),
  /** Whether every other person gets the second subject. */
  hasB: v.boolean(),
  recipients: v.number(),
  chunks: v.number(),
  /** Entries of the review ledger whose words are in it: the post office checks their approval while it sends. */
  aiResultIds: v.optional(v.array(v.string())),
  endedAt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type Mailing = Readonly<v.InferOutput<typeof mailingSchema>>;

export const mailings = defineCollection({ name: 'mailings', module: 'marketing', schema: mailingSchema, version: 1 });
