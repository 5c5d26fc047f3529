import { emailKey } from '@steps/platform/src/core/emailAddress';
import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

const optOutSchema = v.object({
  /** The address, in lower case: it stays opted out when its contact is deleted and restored. */
  id: v.string(),
  at: v.string(),
  /** Why; absent if somebody here added it. */
  why: v.optional(v.picklist(['unsubscribed', 'bounced', 'complained'])),
});

/** Addresses that get no campaigns: people who unsubscribed, and addresses that do not work. */
export const optOuts = defineCollection({
  name: 'optOuts',
  module: ['marketing', 'crm'],
  everyoneReads: true,
  schema: optOutSchema,
  version: 1,
});

/** The form in which addresses of opt-outs and recipients are compared. */
export const addressKey = (email: string): string => emailKey(email) ?? '';

export const hasOptedOut = (address: string): boolean => optOuts.get(addressKey(address)) !== undefined;
