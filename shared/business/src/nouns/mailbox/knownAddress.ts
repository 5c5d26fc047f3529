import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/**
 * The address of a contact, which browsers keep for the post office: it cannot read contacts, and takes in nobody else's
 * mail. `id`: the address in lower case.
 */
export const knownAddresses = defineCollection({
  name: 'knownAddresses',
  module: 'crm',
  schema: v.object({
    id: v.string(),
    /** Added while mail was being read already: older mail with it is searched for. */
    isNew: v.optional(v.boolean()),
  }),
  version: 1,
  indivisible: true,
});
