import type { RowChange } from '@steps/platform/src/core/storage/port';
import { patched, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { type Contact, contacts } from '../contacts/contact';
import { type Activity, activitiesByContact } from './activity';
import { isTouch, touchedAt } from './activityRules';

/**
 * The change that moves the contact's last contact forward to a call, email or meeting that has taken place; otherwise none.
 */
export const lastContact = (activity: Activity): RowChange[] => lastContactAfter([], [activity]);

/**
 * How the last contact of everybody concerned changes when activities are added, changed or deleted. It moves forward to what
 * has taken place, and back only when the activity that it came from no longer counts as contact: to what it was before.
 */
export function lastContactAfter(before: readonly Activity[], after: readonly Activity[]): RowChange[] {
  const at = stamp();
  const gone = new Set(before.map(({ id }) => id));
  const [were, are] = [byContact(before), byContact(after)];
  return [...new Set([...were.keys(), ...are.keys()])].flatMap((id) => {
    const contact = contacts.get(id);
    if (!contact) return [];
    const known = contact.lastContact ?? '';
    const wasFromThese = known !== '' && touches(were.get(id), at).includes(known);
    const others = wasFromThese ? [...touches(stayingOf(id, gone), at), earlierContact(contact, at) ?? ''] : [known];
    const latest = [...touches(are.get(id), at), ...others].sort().at(-1) ?? '';
    return latest === known ? [] : [put(contacts, { ...lastContactedAt(contact, latest || undefined), updatedAt: at })];
  });
}

/** The contact with this last contact (UTC, ISO 8601), which hides an earlier one that no activity shows. */
export function lastContactedAt(contact: Contact, moment: string | undefined): Contact {
  const earlier = earlierContact(contact, stamp());
  return patched(contact, { lastContact: moment, earlierContact: earlier === moment ? undefined : earlier });
}

const stayingOf = (contactId: string, gone: ReadonlySet<string>): readonly Activity[] =>
  activitiesByContact.of(contactId).filter(({ id }) => !gone.has(id));

/** The last contact that no activity shows: as it is, or as a later one hides it. */
function earlierContact({ id, lastContact: known, earlierContact: hidden }: Contact, at: string): string | undefined {
  return known && !touches(activitiesByContact.of(id), at).includes(known) ? known : hidden;
}

/** When these activities were contact, as far as they have taken place (UTC, ISO 8601). */
const touches = (activities: readonly Activity[] = [], until: string): string[] =>
  activities
    .filter(isTouch)
    .map(touchedAt)
    .filter((moment) => moment <= until);

function byContact(activities: readonly Activity[]): ReadonlyMap<string, Activity[]> {
  const found = new Map<string, Activity[]>();
  for (const activity of activities) {
    if (!activity.contactId) continue;
    const known = found.get(activity.contactId);
    if (known) known.push(activity);
    else found.set(activity.contactId, [activity]);
  }
  return found;
}
