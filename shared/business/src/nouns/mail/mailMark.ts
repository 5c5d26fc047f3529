import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** That a message was opened or answered in its mailbox, or marked as unread there, since it was read. `id`: of the message. UTC, ISO 8601. */
export const mailMarks = defineCollection({
  name: 'mailMarks',
  module: 'crm',
  schema: v.object({ id: v.string(), isUnread: v.boolean(), isAnswered: v.boolean(), at: v.string() }),
  version: 1,
  indivisible: true,
});
export type MailMark = NonNullable<ReturnType<typeof mailMarks.get>>;
