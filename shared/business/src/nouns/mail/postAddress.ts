import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** Where a post office is reached from outside, as it says itself: forms and links to unsubscribe lead there. `id`: its device. */
export const postAddresses = defineCollection({
  name: 'postAddresses',
  module: 'integrations',
  everyoneReads: true,
  schema: v.object({
    id: v.string(),
    /** Such as `https://post.example`, without a slash at its end. */
    url: v.string(),
  }),
  version: 1,
});
