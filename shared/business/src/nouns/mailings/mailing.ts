import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/**
 * One sending of a campaign by a post office. To whom and what lies in rows beside it, written before it and never changed; times are
 * UTC, ISO 8601.
 */
export const mailingSchema = v.object({
  id: v.string(),
  campaignId: v.string(),
  /** As the campaign was called. */
  name: v.string(),
  /** `test`: to oneself, counted nowhere. */
  kind: v.picklist(['campaign', 'test']),
  accountId: v.string(),
  /** `stopped`: for good; `done`: nobody is left to send to. */
  status: v.picklist(['sending', 'paused', 'stopped', 'done']),
  /** Why the post office paused it, in words a person can act on. */
  reason: v.optional(v.string()),
  /** Not before. */
  startAt: v.string(),
  /** When somebody went on with it: what is tried for 48 hours is so from then on. */
  resumedAt: v.optional(v.string()),
  /** Emails a minute; without it as fast as the mail server takes them. */
  pace: v.optional(v.number()),
  /** Whether links lead over the post office, which counts who pressed one. */
  clicks: v.boolean(),
  /** Whether every other person gets the second subject. */
  hasB: v.boolean(),
  recipients: v.number(),
  chunks: v.number(),
  /** Entries of the review ledger whose words are in it: the post office asks for their approval while it sends. */
  aiResultIds: v.optional(v.array(v.string())),
  endedAt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type Mailing = Readonly<v.InferOutput<typeof mailingSchema>>;

export const mailings = defineCollection({ name: 'mailings', module: 'marketing', schema: mailingSchema, version: 1 });
