import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** A server of a mail account. With `starttls` nothing is sent unencrypted; `none` is only for servers on this machine. */
export const mailServerSchema = v.object({
  host: v.string(),
  port: v.number(),
  security: v.picklist(['tls', 'starttls', 'none']),
});
export type MailServer = Readonly<v.InferOutput<typeof mailServerSchema>>;

/** A password, sealed for one post office: base64, with the public key of the pair it was sealed with. */
export const sealedSchema = v.object({ from: v.string(), iv: v.string(), data: v.string() });
export type SealedSecret = Readonly<v.InferOutput<typeof sealedSchema>>;

/** One for each device that runs a post office; no browser can open them. */
const secretsSchema = v.record(v.string(), sealedSchema);

/** Signing in at the provider instead of a password (OAuth 2), with an application that the business registered there. */
const oauthSchema = v.object({
  provider: v.picklist(['google', 'microsoft', 'other']),
  /** The issuer of the server for signing in, as its metadata names it (RFC 8414, section 2). */
  issuer: v.string(),
  clientId: v.string(),
  /** Only if the provider gave one. */
  clientSecrets: v.optional(secretsSchema),
  /** The scopes, separated by spaces. */
  scope: v.string(),
  /**
   * `code`: the person types a code on the provider's page (RFC 8628); `page`: that page leads back to the post office (with
   * PKCE, RFC 7636).
   */
  flow: v.picklist(['code', 'page']),
});
export type MailOAuth = Readonly<v.InferOutput<typeof oauthSchema>>;

/** A sign-in that a post office has started and a person finishes. */
const signInSchema = v.object({
  /** Which run of a post office waits for it: `<device>.<run>`. */
  by: v.string(),
  /** Where the person signs in. */
  page: v.string(),
  /** The code to type there. */
  code: v.optional(v.string()),
  /** Then it is started over. */
  until: v.string(),
  /** The address that the sign-in ended on, if no page could be shown there: the person pastes it. */
  ended: v.optional(secretsSchema),
});
export type MailSignIn = Readonly<v.InferOutput<typeof signInSchema>>;

/** An address that mail is sent from. Times are UTC, ISO 8601. */
export const mailAccountSchema = v.object({
  id: v.string(),
  /** The sender's name as recipients see it. */
  senderName: v.string(),
  address: v.string(),
  /** The server that takes mail to send (SMTP). */
  server: mailServerSchema,
  /** The server with its mailbox (IMAP): bounces are read there. */
  incoming: v.optional(mailServerSchema),
  user: v.string(),
  /** The password; with `oauth` the refresh token. */
  secrets: secretsSchema,
  oauth: v.optional(oauthSchema),
  signIn: v.optional(signInSchema),
  /** What the post office found when it tried the servers. */
  state: v.picklist(['unchecked', 'works', 'problem']),
  /** What is wrong, in words a person can act on. */
  problem: v.optional(v.string()),
  /** What the domain lacks for others to trust its mail, each in words a person can act on. */
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
  // Written by the post office.
  followsAlong: ['state', 'problem', 'advice', 'checkedAt', 'signIn'],
});
