import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** A server of a mail account. `starttls` without it sends nothing; `none` is for this machine's own servers. */
export const mailServerSchema = v.object({
  host: v.string(),
  port: v.number(),
  security: v.picklist(['tls', 'starttls', 'none']),
});
export type MailServer = Readonly<v.InferOutput<typeof mailServerSchema>>;

/** A password, sealed for one post office: base64, and the open key of the pair that it was sealed with. */
export const sealedSchema = v.object({ from: v.string(), iv: v.string(), data: v.string() });
export type SealedSecret = Readonly<v.InferOutput<typeof sealedSchema>>;

/** By device of the post office: no browser opens them. */
const secretsSchema = v.record(v.string(), sealedSchema);

/** Signing in at the provider in place of a password (OAuth 2), as an application that the business registered there. */
const oauthSchema = v.object({
  provider: v.picklist(['google', 'microsoft', 'other']),
  /** Of the server that signs in, as its description names it (RFC 8414, section 2). */
  issuer: v.string(),
  clientId: v.string(),
  /** Where the provider gave one. */
  clientSecrets: v.optional(secretsSchema),
  /** What is asked for, parted by spaces. */
  scope: v.string(),
  /** `code`: a code is typed on the provider's page (RFC 8628); `page`: that page leads back to the post office (with PKCE, RFC 7636). */
  flow: v.picklist(['code', 'page']),
});
export type MailOAuth = Readonly<v.InferOutput<typeof oauthSchema>>;

/** A sign-in that a post office has begun and a person ends. */
const signInSchema = v.object({
  /** Which run of a post office waits for it: `<device>.<run>`. */
  by: v.string(),
  /** Where the person signs in. */
  page: v.string(),
  /** What is typed there. */
  code: v.optional(v.string()),
  /** After that it is asked for anew. */
  until: v.string(),
  /** The address of the page that it ended on, where that page could not be shown: pasted by the person. */
  ended: v.optional(secretsSchema),
});
export type MailSignIn = Readonly<v.InferOutput<typeof signInSchema>>;

/** An address that mail is sent from. Times are UTC, ISO 8601. */
export const mailAccountSchema = v.object({
  id: v.string(),
  /** Who it comes from, as people see it. */
  senderName: v.string(),
  address: v.string(),
  /** Where mail is handed over (SMTP). */
  server: mailServerSchema,
  /** Where its mailbox lies (IMAP): bounces are read there. */
  incoming: v.optional(mailServerSchema),
  user: v.string(),
  /** The password; with `oauth` the refresh token. */
  secrets: secretsSchema,
  oauth: v.optional(oauthSchema),
  signIn: v.optional(signInSchema),
  /** What the post office found when it asked the servers. */
  state: v.picklist(['unchecked', 'works', 'problem']),
  /** What is wrong, in words a person can act on. */
  problem: v.optional(v.string()),
  /** What the domain lacks so that others trust its mail, each in words a person can act on. */
  advice: v.optional(v.array(v.string())),
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
  followsAlong: ['state', 'problem', 'advice', 'checkedAt', 'signIn'],
});
