import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** Who of a chunk pressed a link, or unsubscribed, as one post office saw it: by their number in the chunk, since when. */
export const mailingAnswers = defineCollection({
  name: 'mailingAnswers',
  module: 'marketing',
  schema: v.object({
    /** `<chunk>.<device of the post office>` */
    id: v.string(),
    mailingId: v.string(),
    clicked: v.record(v.string(), v.string()),
    left: v.record(v.string(), v.string()),
  }),
  version: 1,
});
export type MailingAnswer = NonNullable<ReturnType<typeof mailingAnswers.get>>;
