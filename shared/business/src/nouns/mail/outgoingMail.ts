import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

const fileSchema = v.object({ name: v.string(), type: v.string(), base64: v.string() });

/** A meeting in the form that calendars of those invited understand (iMIP, RFC 6047). */
const invitationSchema = v.object({
  method: v.picklist(['REQUEST', 'CANCEL']),
  /** The calendar file. */
  ics: v.string(),
  /** SEQUENCE in it: a later one replaces an earlier one. */
  sequence: v.number(),
  /** What those invited were told; if it would differ now, the meeting has changed since. */
  told: v.string(),
});

const sendStatuses = ['draft', 'scheduled', 'sending', 'sent', 'bounced', 'failed', 'doubtful', 'cancelled'] as const;

/** A message on its way out. Times are UTC, ISO 8601. */
export const outgoingMailSchema = v.object({
  id: v.string(),
  accountId: v.string(),
  to: v.array(v.string()),
  cc: v.array(v.string()),
  subject: v.string(),
  /** The words, as plain text. */
  content: v.string(),
  /** The same with bold, lists and links, cleaned; `checkMail` says what is allowed. */
  html: v.optional(v.string()),
  files: v.optional(v.array(fileSchema)),
  /** Entries of the review ledger whose words are in it: each needs its approval. */
  aiResultIds: v.optional(v.array(v.string())),
  /**
   * `draft`: an approval was taken back; `bounced`: it was sent and came back; `doubtful`: the post office was stopped while
   * handing it over, so it may have gone out, and is not sent again by itself.
   */
  status: v.picklist(sendStatuses),
  /** Sent no earlier. */
  sendAt: v.string(),
  /** What the server said, if it was not sent. */
  reason: v.optional(v.string()),
  /** How often the server was tried, and when the next try is if it was away. */
  tries: v.number(),
  /** Since when its server has been away: it is tried for 48 hours. */
  awaySince: v.optional(v.string()),
  sentAt: v.optional(v.string()),
  /** The Message-ID (RFC 5322), with the angle brackets. */
  messageId: v.string(),
  inReplyTo: v.optional(v.string()),
  references: v.optional(v.array(v.string())),
  contactId: v.optional(v.string()),
  companyId: v.optional(v.string()),
  dealId: v.optional(v.string()),
  ticketId: v.optional(v.string()),
  /** The reply in the ticket's conversation that it carries. */
  ticketMessageId: v.optional(v.string()),
  meetingId: v.optional(v.string()),
  invitation: v.optional(invitationSchema),
  /** Who sent it, as in the log. */
  by: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type OutgoingMail = Readonly<v.InferOutput<typeof outgoingMailSchema>>;

export const outgoingMail = defineCollection({
  name: 'outgoingMail',
  module: ['crm', 'sales', 'calendar', 'support', 'marketing'],
  schema: outgoingMailSchema,
  version: 1,
});

/** One attempt of one post office to send a message: written before it, and only if nobody else has. `id`: `<mail>.<try>`. */
export const mailClaims = defineCollection({
  name: 'mailClaims',
  module: ['crm', 'sales', 'calendar', 'support', 'marketing'],
  schema: v.object({ id: v.string(), by: v.string(), at: v.string() }),
  version: 1,
  indivisible: true,
});

/** How a sentence of `reason` begins that tells what became of one recipient, before the address and a colon. */
export const returnedWords = {
  notTaken: 'Not taken for',
  bounced: 'Did not reach',
  refused: 'Refused for',
  delayed: 'Delayed for',
} as const;
