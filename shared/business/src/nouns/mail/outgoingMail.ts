import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

const fileSchema = v.object({ name: v.string(), type: v.string(), base64: v.string() });

/** A meeting as the calendars of those invited take it (iMIP, RFC 6047). */
const invitationSchema = v.object({
  method: v.picklist(['REQUEST', 'CANCEL']),
  /** The calendar file. */
  ics: v.string(),
  /** SEQUENCE in it: a later one takes the place of an earlier one. */
  sequence: v.number(),
  /** What those invited were told: another one now means that the meeting has changed since. */
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
  /** The same with bold, lists and links, cleaned; `checkMail` says what may be in it. */
  html: v.optional(v.string()),
  files: v.optional(v.array(fileSchema)),
  /** Entries of the review ledger whose words are in it: each needs its approval. */
  aiResultIds: v.optional(v.array(v.string())),
  /**
   * `draft`: an approval was taken back; `bounced`: it was sent, and came back; `doubtful`: the post office was stopped while it was handing it over, so it may have gone out,
   * and is not sent again by itself.
   */
  status: v.picklist(sendStatuses),
  /** Not before. */
  sendAt: v.string(),
  /** What the server said, where it did not go out. */
  reason: v.optional(v.string()),
  /** How often it was handed over; the next time after a server that was away. */
  tries: v.number(),
  /** Since when its server has been away: it is tried for 48 hours. */
  awaySince: v.optional(v.string()),
  sentAt: v.optional(v.string()),
  /** Of the message itself (RFC 5322), with the angle brackets. */
  messageId: v.string(),
  inReplyTo: v.optional(v.string()),
  references: v.optional(v.array(v.string())),
  contactId: v.optional(v.string()),
  companyId: v.optional(v.string()),
  dealId: v.optional(v.string()),
  ticketId: v.optional(v.string()),
  meetingId: v.optional(v.string()),
  invitation: v.optional(invitationSchema),
  /** Who sent it, as the log says it. */
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

/** One handing over of a message by one post office: written before it, and only where nobody else has. `id`: `<mail>.<try>`. */
export const mailClaims = defineCollection({
  name: 'mailClaims',
  module: ['crm', 'sales', 'calendar', 'support', 'marketing'],
  schema: v.object({ id: v.string(), by: v.string(), at: v.string() }),
  version: 1,
  indivisible: true,
});
