import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** Where mail is handed over (SMTP). `starttls` without it sends nothing; `none` is for this machine's own servers. */
const serverSchema = v.object({
  host: v.string(),
  port: v.number(),
  security: v.picklist(['tls', 'starttls', 'none']),
});
export type MailServer = Readonly<v.InferOutput<typeof serverSchema>>;

/** A password, sealed for one post office: base64, and the open key of the pair that it was sealed with. */
export const sealedSchema = v.object({ from: v.string(), iv: v.string(), data: v.string() });
export type SealedSecret = Readonly<v.InferOutput<typeof sealedSchema>>;

/** An address that mail is sent from. Times are UTC, ISO 8601. */
export const mailAccountSchema = v.object({
  id: v.string(),
  /** Who it comes from, as people see it. */
  senderName: v.string(),
  address: v.string(),
  server: serverSchema,
  user: v.string(),
  /** By device of the post office: no browser opens them. */
  secrets: v.record(v.string(), sealedSchema),
  /** What the post office found when it asked the server. */
  state: v.picklist(['unchecked', 'works', 'problem']),
  /** What is wrong, in words a person can act on. */
  problem: v.optional(v.string()),
  checkedAt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type MailAccount = Readonly<v.InferOutput<typeof mailAccountSchema>>;

export const mailAccounts = defineCollection({
  name: 'mailAccounts',
  module: 'integrations',
  everyoneReads: true,
  schema: mailAccountSchema,
  version: 1,
  // What the post office says of it.
  followsAlong: ['state', 'problem', 'checkedAt'],
});
