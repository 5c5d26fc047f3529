import { contacts } from '../contacts/contact';
import type { RowChange } from '../storage/port';
import { put, stamp } from '../store/recordChange';
import type { Activity } from './activity';
import { touchedAt, touchTypes } from './activityRules';

/** A call, email or meeting that has taken place moves the contact's last contact forward; no change otherwise. */
export function lastContact(activity: Activity): RowChange[] {
  const contact = activity.contactId ? contacts.get(activity.contactId) : undefined;
  const at = touchedAt(activity);
  if (!contact || !touchTypes.has(activity.type) || at > stamp() || (contact.lastContact ?? '') >= at) return [];
  return [put(contacts, { ...contact, lastContact: at, updatedAt: stamp() })];
}
