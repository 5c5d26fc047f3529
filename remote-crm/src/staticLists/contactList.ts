import { defineCollection } from '@steps/platform';
import * as v from 'valibot';

/** A list of contacts ("Christmas cards"). Its members are contacts that have the list's name. */
export const contactListSchema = v.object({
  id: v.string(),
  /** Unique, whatever its case. */
  name: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type ContactList = Readonly<v.InferOutput<typeof contactListSchema>>;

/** Lists of the open client, empty ones too. */
export const contactLists = defineCollection({
  name: 'contactLists',
  module: 'crm',
  schema: contactListSchema,
  version: 1,
});
