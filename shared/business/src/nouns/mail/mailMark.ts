import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/**
 * What happened to a message in its mailbox since it was read: it was opened, answered or marked as unread. `id`: that of the
 * message. UTC, ISO 8601.
 */
export const mailMarks = defineCollection({
  name: 'mailMarks',
  module: 'crm',
  schema: v.object({ id: v.string(), isUnread: v.boolean(), isAnswered: v.boolean(), at: v.string() }),
  version: 1,
  indivisible: true,
});
export type MailMark = NonNullable<ReturnType<typeof mailMarks.get>>;
