import { emailKey } from '@steps/platform/src/core/emailAddress';
import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

const optOutSchema = v.object({
  /** The address, in lower case: it stays opted out when its contact is deleted and comes back. */
  id: v.string(),
  at: v.string(),
  /** Why; without it somebody here wrote it down. */
  why: v.optional(v.picklist(['unsubscribed', 'bounced', 'complained'])),
});
export type OptOut = Readonly<v.InferOutput<typeof optOutSchema>>;

/** Addresses that get no campaigns: whoever asked for none, and whoever cannot be reached. */
export const optOuts = defineCollection({
  name: 'optOuts',
  module: ['marketing', 'crm'],
  everyoneReads: true,
  schema: optOutSchema,
  version: 1,
});

/** The address as opt-outs and recipients are compared. */
export const addressKey = (email: string): string => emailKey(email) ?? '';

export const hasOptedOut = (address: string): boolean => optOuts.get(addressKey(address)) !== undefined;
