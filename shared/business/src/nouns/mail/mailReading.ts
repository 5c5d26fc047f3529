import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** The folders that are read, as servers mark them (RFC 6154). */
export const folderUses = ['inbox', 'sent'] as const;
export type FolderUse = (typeof folderUses)[number];

/** That the mailbox of an account is read, and what of it is not. `id`: of the account. */
const mailReadingSchema = v.object({
  id: v.string(),
  /** Mail with these domains stays away, in lower case. */
  withoutDomains: v.array(v.string()),
  withoutFolders: v.array(v.picklist(folderUses)),
  /** It is a support address: what comes to its inbox from then on opens tickets, whoever wrote it. */
  supportSince: v.optional(v.string()),
  /** Who writes and is no contact is offered as one. */
  offersUnknown: v.optional(v.boolean()),
  /** Since then all addresses of contacts are known: nothing is read before. */
  readyAt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type MailReading = Readonly<v.InferOutput<typeof mailReadingSchema>>;

export const mailReadings = defineCollection({
  name: 'mailReadings',
  module: 'integrations',
  everyoneReads: true,
  schema: mailReadingSchema,
  version: 1,
  followsAlong: ['readyAt'],
});
