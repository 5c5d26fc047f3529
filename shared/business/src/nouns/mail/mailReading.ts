import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** The folders that are read, by the special use that servers give them (RFC 6154). */
export const folderUses = ['inbox', 'sent'] as const;
export type FolderUse = (typeof folderUses)[number];

/** That the mailbox of an account is read, and what is left out. `id`: that of the account. */
const mailReadingSchema = v.object({
  id: v.string(),
  /** Mail from and to these domains is left out; lower case. */
  withoutDomains: v.array(v.string()),
  withoutFolders: v.array(v.picklist(folderUses)),
  /** It is a support address: from then on, whatever comes to its inbox opens tickets, from anybody. */
  supportSince: v.optional(v.string()),
  /** Whoever writes and is no contact is offered as a new one. */
  offersUnknown: v.optional(v.boolean()),
  /** When all addresses of contacts were known to the server; nothing is read before that. */
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
