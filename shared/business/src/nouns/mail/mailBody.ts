import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** The words of a message. `id`: that of the message if they came with it, otherwise that of the request for them. */
const mailBodySchema = v.object({
  id: v.string(),
  mailId: v.string(),
  text: v.string(),
  /** As its sender wrote it; it is cleaned where it is shown. */
  html: v.string(),
  /** It is longer than anybody reads, and was cut. */
  isCut: v.optional(v.boolean()),
  /** When it was fetched; UTC, ISO 8601. */
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

/** A piece of an attachment or picture that was asked for. `id`: `<request>.<nth>`. */
export const mailFileParts = defineCollection({
  name: 'mailFileParts',
  module: 'crm',
  schema: v.object({
    id: v.string(),
    requestId: v.string(),
    mailId: v.string(),
    /** The part of the attachment; for a picture from the web its address. */
    part: v.string(),
    base64: v.string(),
    /** How many pieces there are; only in the last one. */
    parts: v.optional(v.number()),
    at: v.string(),
  }),
  version: 1,
  indivisible: true,
});
