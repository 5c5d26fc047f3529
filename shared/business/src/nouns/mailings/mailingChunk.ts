import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** Most recipients of a chunk. An even number, so that the two subjects alternate in each. */
export const chunkSize = 100;

const recipientSchema = v.object({
  address: v.string(),
  contactId: v.optional(v.string()),
  /** Which letter of the mailing they get. */
  letter: v.number(),
  /** What is filled in for each field, by the number in its placeholder. */
  values: v.array(v.string()),
});
export type MailingRecipient = Readonly<v.InferOutput<typeof recipientSchema>>;

/** Some of the recipients of a mailing, in the order in which they get it. Never changed. */
export const mailingChunkSchema = v.object({
  /** `<mailing>.<number>` */
  id: v.string(),
  mailingId: v.string(),
  recipients: v.array(recipientSchema),
});
export type MailingChunk = Readonly<v.InferOutput<typeof mailingChunkSchema>>;

export const mailingChunks = defineCollection({
  name: 'mailingChunks',
  module: 'marketing',
  schema: mailingChunkSchema,
  version: 1,
});

/** Which subject the recipient with this number in a chunk gets. */
export const variantAt = (nth: number, hasB: boolean): 'A' | 'B' => (hasB && nth % 2 === 1 ? 'B' : 'A');
