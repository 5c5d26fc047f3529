import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/**
 * What was reported later about an email that a server had accepted, mildest first: still being tried, refused, address does
 * not work, reader complained.
 */
export const reportKinds = ['delayed', 'refused', 'bounced', 'complained'] as const;

const reportSchema = v.object({ kind: v.picklist(reportKinds), words: v.string(), at: v.string() });
export type MailingReport = Readonly<v.InferOutput<typeof reportSchema>>;

/**
 * Which recipients of a chunk clicked a link or unsubscribed, as one post office saw it: by their number in the chunk, since
 * when.
 */
export const mailingAnswers = defineCollection({
  name: 'mailingAnswers',
  module: 'marketing',
  schema: v.object({
    /** `<chunk>.<device of the post office>` */
    id: v.string(),
    mailingId: v.string(),
    clicked: v.record(v.string(), v.string()),
    left: v.record(v.string(), v.string()),
    reports: v.optional(v.record(v.string(), reportSchema)),
  }),
  version: 1,
});
export type MailingAnswer = NonNullable<ReturnType<typeof mailingAnswers.get>>;
