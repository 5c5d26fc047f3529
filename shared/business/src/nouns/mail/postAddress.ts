import { defineCollection } from '@steps/platform/src/core/store/collection';
import { useRecords } from '@steps/platform/src/core/store/recordHooks';
import * as v from 'valibot';

/** The post offices of a business, each with the address at which it can be reached from outside. `id`: its device. */
export const postAddresses = defineCollection({
  name: 'postAddresses',
  module: 'integrations',
  everyoneReads: true,
  schema: v.object({
    id: v.string(),
    /** Such as `https://post.example`; empty if it opens no port. */
    url: v.string(),
  }),
  version: 1,
});

/** The post offices of the open business, in render. */
export const usePostAddresses = () => useRecords(postAddresses);
