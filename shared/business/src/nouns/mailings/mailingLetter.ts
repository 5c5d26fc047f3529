import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/**
 * What those readers of a mailing get who see the same blocks under the same subject; its placeholders are filled in for each
 * (`letterRules`).
 */
export const mailingLetterSchema = v.object({
  /** `<mailing>.<number>` */
  id: v.string(),
  mailingId: v.string(),
  /** `draft`: an approval of its words was taken back. The guard of every commit lets only approved letters become ready. */
  status: v.picklist(['ready', 'draft']),
  aiResultIds: v.optional(v.array(v.string())),
  /** The words of the campaign as they were approved. */
  content: v.string(),
  subject: v.string(),
  html: v.string(),
  text: v.string(),
  /** Where its links lead, by the number in their placeholders. */
  links: v.array(v.string()),
  /** Pictures inside it, as parts of the message: `cid:<id>` in the HTML. */
  pictures: v.array(v.object({ id: v.string(), type: v.string(), base64: v.string() })),
});
export type MailingLetter = Readonly<v.InferOutput<typeof mailingLetterSchema>>;

export const mailingLetters = defineCollection({
  name: 'mailingLetters',
  module: 'marketing',
  schema: mailingLetterSchema,
  version: 1,
});
