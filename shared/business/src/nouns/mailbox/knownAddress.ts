import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/**
 * The address of a contact, as browsers keep it for the post office: it reads no contacts, and mail of nobody else. `id`: the address in lower
 * case.
 */
export const knownAddresses = defineCollection({
  name: 'knownAddresses',
  module: 'crm',
  schema: v.object({
    id: v.string(),
    /** It came when mail was being read already: what there is with it is looked for. */
    isNew: v.optional(v.boolean()),
  }),
  version: 1,
  indivisible: true,
});
