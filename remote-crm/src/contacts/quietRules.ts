import type { Contact } from '@steps/business';
import { byTime, daysBetween } from '@steps/platform';

/** Days without contact after which a warm or hot contact counts as gone quiet. */
export const quietAfterDays = 14;

const dayLength = 86_400_000;

/** Warm and hot contacts nobody has been in touch with for a fortnight, the longest silence first. */
export function goneQuiet(contacts: readonly Contact[], now: Date): Contact[] {
  // Whole days are counted only near the limit: for all of 50,000 contacts that would take a second.
  const [sure, maybe] = [quietAfterDays + 2, quietAfterDays - 2].map((days) =>
    new Date(now.getTime() - days * dayLength).toISOString(),
  );
  const isQuiet = (last: string) =>
    last < (sure ?? '') || (last < (maybe ?? '') && daysBetween(last, now) >= quietAfterDays);
  return contacts
    .filter(
      ({ archivedAt, temperature, lastContact }) =>
        !archivedAt && temperature !== 'cold' && lastContact && isQuiet(lastContact),
    )
    .sort((one, other) => byTime(one.lastContact ?? '', other.lastContact ?? ''));
}
