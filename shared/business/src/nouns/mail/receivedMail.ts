import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

const personSchema = v.object({ name: v.string(), address: v.string() });
export type MailPerson = Readonly<v.InferOutput<typeof personSchema>>;

const attachmentSchema = v.object({
  /** Which part of the message it is (IMAP, RFC 9051, section 6.4.5.1); `message` for all of it, where it has more files than are listed. */
  part: v.string(),
  name: v.string(),
  /** As the sender says: never relied on. */
  type: v.string(),
  /** Size as sent, in bytes; base64 is a third larger than the file. */
  size: v.number(),
});
export type MailAttachment = Readonly<v.InferOutput<typeof attachmentSchema>>;

/** Where a message is in its mailbox, in the terms of IMAP. */
const placeSchema = v.object({ path: v.string(), uidValidity: v.string(), uid: v.number() });

/**
 * A message from or to a contact, found in the mailbox of an account. `id`: made from the message itself, so that it is one
 * row however often it is read. Times are UTC, ISO 8601.
 */
export const receivedMailSchema = v.object({
  id: v.string(),
  accountId: v.string(),
  place: placeSchema,
  /** `in`: received; `out`: sent by somebody here with a mail program. */
  direction: v.picklist(['in', 'out']),
  messageId: v.string(),
  /** Message-IDs of the earlier messages in its thread, first one first. */
  references: v.array(v.string()),
  from: personSchema,
  to: v.array(personSchema),
  cc: v.array(personSchema),
  subject: v.string(),
  /** When it was sent; when it arrived, if its sender's clock cannot be right. */
  date: v.string(),
  /** The first words. */
  preview: v.string(),
  attachments: v.array(attachmentSchema),
  /** Sent by a program (RFC 3834) or through a list (RFC 2919): nobody waits for an answer. */
  isAutomatic: v.optional(v.boolean()),
  /** As it was in the mailbox when it was read; `mailMarks` has what changed since. */
  isUnread: v.optional(v.boolean()),
  isAnswered: v.optional(v.boolean()),
  /** It was sent to a support address and should become a ticket. */
  isForSupport: v.optional(v.boolean()),
  /** The ticket that it opened or was added to; empty if it should have none. */
  ticketId: v.optional(v.string()),
});
export type ReceivedMail = Readonly<v.InferOutput<typeof receivedMailSchema>>;

export const receivedMail = defineCollection({
  name: 'receivedMail',
  module: 'crm',
  schema: receivedMailSchema,
  version: 1,
  indivisible: true,
  restorable: true,
});
