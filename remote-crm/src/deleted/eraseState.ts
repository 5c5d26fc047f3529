import { type Activity, activities, commit, contacts, drop } from '@steps/shared';
import { forgetDeleted } from '@steps/shared/deleted';
import { meetingOfActivity } from '@steps/shared/meetings';

/** What the timelines of deleted contacts still tell of them; `ids` of deleted records, `contacts/contact-1`. */
export function toldOfDeleted(ids: readonly string[]): Activity[] {
  const gone = new Set(ids.flatMap((id) => (id.startsWith('contacts/') ? id.slice('contacts/'.length) : [])));
  return activities
    .all()
    .filter(
      ({ id, contactId = '' }) =>
        gone.has(contactId) && !contacts.get(contactId) && meetingOfActivity(id) === undefined,
    );
}

/**
 * Deletes kept records for good, and with contacts what their timelines tell of them, so that nothing personal stays
 * behind. Neither undo nor a restore brings any of it back.
 */
export function eraseDeleted(ids: readonly string[]): void {
  const told = toldOfDeleted(ids);
  const changes = told.map(({ id }) => drop(activities, id));
  if (changes.length > 0) commit({ label: 'Erase what was told of deleted contacts', changes, undoable: false });
  forgetDeleted([...ids, ...told.map(({ id }) => `${activities.name}/${id}`)]);
}
