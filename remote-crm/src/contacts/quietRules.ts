import { byTime, type Contact, daysBetween } from '@steps/shared';

/** Days without contact after which somebody warm or hot counts as gone quiet. */
export const quietAfterDays = 14;

/** Warm and hot contacts nobody has been in touch with for a fortnight, the longest silence first. */
export function goneQuiet(contacts: readonly Contact[], now: Date): Contact[] {
  return contacts
    .filter(
      ({ archivedAt, temperature, lastContact }) =>
        !archivedAt && temperature !== 'cold' && lastContact && daysBetween(lastContact, now) >= quietAfterDays,
    )
    .sort((one, other) => byTime(one.lastContact ?? '', other.lastContact ?? ''));
}
