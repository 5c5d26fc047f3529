import type { RowChange } from '@steps/platform/src/core/storage/port';
import { patched, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { contacts } from '../contacts/contact';
import { type Activity, activitiesByContact } from './activity';
import { isTouch, touchedAt } from './activityRules';

/**
 * The change that moves the contact's last contact forward to a call, email or meeting that has taken place; otherwise none.
 */
export const lastContact = (activity: Activity): RowChange[] => lastContactAfter([], [activity]);

/**
 * How the last contact of everybody concerned changes when activities are added, changed or deleted. It moves forward to what
 * has taken place, and back only when the activity that it came from no longer counts as contact.
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
    const others = wasFromThese
      ? touches(
          activitiesByContact.of(id).filter((activity) => !gone.has(activity.id)),
          at,
        )
      : [known];
    const latest = [...touches(are.get(id), at), ...others].sort().at(-1) || undefined;
    const moved = patched(contact, { lastContact: latest });
    return moved === contact ? [] : [put(contacts, { ...moved, updatedAt: at })];
  });
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
