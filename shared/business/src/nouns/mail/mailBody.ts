import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** The words of a message. `id`: of the message where they came along with it, else of the request for them. */
const mailBodySchema = v.object({
  id: v.string(),
  mailId: v.string(),
  text: v.string(),
  /** As its sender wrote it: it is cleaned where it is shown. */
  html: v.string(),
  /** Not all of it: it is longer than anybody reads. */
  isCut: v.optional(v.boolean()),
  /** When it was read; UTC, ISO 8601. */
  at: v.string(),
});
export type MailBody = Readonly<v.InferOutput<typeof mailBodySchema>>;

export const mailBodies = defineCollection({
  name: 'mailBodies',
  module: 'crm',
  schema: mailBodySchema,
  version: 1,
  indivisible: true,
});

/** A piece of an attachment, or a picture, that was asked for. `id`: `<request>.<nth>`. */
export const mailFileParts = defineCollection({
  name: 'mailFileParts',
  module: 'crm',
  schema: v.object({
    id: v.string(),
    requestId: v.string(),
    mailId: v.string(),
    /** Of the attachment; of a picture of the web its address. */
    part: v.string(),
    base64: v.string(),
    /** With the last one: how many there are. */
    parts: v.optional(v.number()),
    at: v.string(),
  }),
  version: 1,
  indivisible: true,
});
