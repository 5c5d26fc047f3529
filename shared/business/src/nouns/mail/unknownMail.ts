import { dayMs } from '@steps/platform/src/core/calendarDay';
import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/**
 * That somebody wrote who is no contact, as a post office hands it over where a person has switched that on: who and when, and nothing of the message.
 * `id`: of what the message says of itself, so that it counts once. Times are UTC, ISO 8601.
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

/** Who is not to be offered as a contact. `id`: an address, or `@` with a domain for all of it, in lower case. */
export const refusedWriters = defineCollection({
  name: 'refusedWriters',
  module: 'crm',
  schema: v.object({ id: v.string() }),
  version: 1,
});

/** Who wrote longer ago is not offered (ms). */
export const offeredFor = 90 * dayMs;

/** Whether somebody said that this address is not to be offered. */
export const isRefusedWriter = (address: string): boolean =>
  refusedWriters.get(address) !== undefined ||
  refusedWriters.get(address.slice(address.lastIndexOf('@'))) !== undefined;
