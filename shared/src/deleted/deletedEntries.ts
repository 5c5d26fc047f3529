import type { RowChange } from '../storage/port';
import { collectionNamed, type StoredRecord } from '../store/collection';
import type { RowEdit } from '../store/history';
import { drop, put, stamp } from '../store/recordChange';
import { type DeletedRecord, deletedRecords, keptDays } from './deletedRecord';

const dayMs = 86_400_000;
/** What can be restored after the page was closed. Everything else comes back by undo. */
const restorable = new Set(['contacts', 'companies', 'deals', 'activities']);
/** An activity that stands for a meeting goes and comes with it (meetingActivity.ts). */
const ofMeeting = /^activity-of-/;

/**
 * What keeps the records that these edits delete, forgets those whose time is over, and forgets those that are there
 * again. Goes with the step: undo takes it back too.
 */
export function deletedEntries(edits: readonly RowEdit[], step: string): RowChange[] {
  const own = edits.filter(({ collection, id }) => restorable.has(collection) && !ofMeeting.test(id));
  const gone = own.filter(({ after }) => after === undefined);
  const back = deletedRecords.size === 0 ? [] : own.filter(({ before }) => before === undefined);
  const at = stamp();
  return [
    ...(gone.length > 0 ? overdue(at).map(({ id }) => drop(deletedRecords, id)) : []),
    ...gone.map((edit) => put(deletedRecords, { ...keptRow(edit), step, at })),
    ...back.filter((edit) => deletedRecords.get(keyOf(edit))).map((edit) => drop(deletedRecords, keyOf(edit))),
  ];
}

/** Records deleted so long ago that nobody can want them back. `at`: UTC, ISO 8601. */
export function overdue(at: string): DeletedRecord[] {
  const limit = new Date(Date.parse(at) - keptDays * dayMs).toISOString();
  return deletedRecords.all().filter((deleted) => deleted.at < limit);
}

function keptRow(edit: RowEdit): Pick<DeletedRecord, 'id' | 'collection' | 'stored'> {
  const { collection, before } = edit;
  // Rows of a known collection are its records.
  const stored = collectionNamed(collection)?.stored(before as StoredRecord);
  if (!stored) throw new Error(`Expected a known collection, got ${collection}.`);
  return { id: keyOf(edit), collection, stored };
}

const keyOf = ({ collection, id }: Pick<RowEdit, 'collection' | 'id'>) => `${collection}/${id}`;
