import { dayMs } from '@steps/platform/src/core/calendarDay';
import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/**
 * That somebody who is no contact wrote: only who and when, nothing of the message. Post offices pass it on if a person has
 * switched that on. `id`: made from the message, so that it counts once. Times are UTC, ISO 8601.
 */
export const unknownMail = defineCollection({
  name: 'unknownMail',
  module: 'crm',
  schema: v.object({
    id: v.string(),
    /** In lower case. */
    address: v.string(),
    name: v.string(),
    at: v.string(),
  }),
  version: 1,
  indivisible: true,
});

/** Who should not be offered as a contact. `id`: an address, or `@` with a domain for everybody there, in lower case. */
export const refusedWriters = defineCollection({
  name: 'refusedWriters',
  module: 'crm',
  schema: v.object({ id: v.string() }),
  version: 1,
});

/** Nobody who wrote longer ago is offered (ms). */
export const offeredFor = 90 * dayMs;

/** Whether somebody said not to offer this address. */
export const isRefusedWriter = (address: string): boolean =>
  refusedWriters.get(address) !== undefined ||
  refusedWriters.get(address.slice(address.lastIndexOf('@'))) !== undefined;
