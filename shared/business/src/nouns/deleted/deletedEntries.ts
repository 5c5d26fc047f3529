import { dayMs } from '@steps/platform/src/core/calendarDay';
import type { RowChange } from '@steps/platform/src/core/storage/port';
import { collectionNamed, type StoredRecord } from '@steps/platform/src/core/store/collection';
import type { CommitStep } from '@steps/platform/src/core/store/commitRules';
import type { RowEdit } from '@steps/platform/src/core/store/history';
import { drop, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { type DeletedRecord, deletedRecords, keptDays } from './deletedRecord';

/**
 * The changes that keep the records these edits delete, and drop those that are restored or whose time is over. They are part
 * of the step, so undo takes them back too.
 */
export function deletedEntries(edits: readonly RowEdit[], { label: step }: CommitStep): RowChange[] {
  const own = edits.filter(({ collection }) => collectionNamed(collection)?.restorable);
  const dropped = own.filter(({ after }) => after === undefined);
  const keys = new Set(dropped.map(keyOf));
  const gone = dropped.filter((edit) => keys.has(wholeOf(edit) ?? keyOf(edit)));
  const back = deletedRecords.size === 0 ? [] : own.filter(({ before }) => before === undefined);
  const at = stamp();
  return [
    ...(gone.length > 0 ? overdue(at).map(({ id }) => drop(deletedRecords, id)) : []),
    ...gone.map((edit) => put(deletedRecords, { ...keptRow(edit), step, at })),
    ...back.filter((edit) => deletedRecords.get(keyOf(edit))).map((edit) => drop(deletedRecords, keyOf(edit))),
  ];
}

/** Records that were deleted longer ago than they are kept. `at`: UTC, ISO 8601. */
export function overdue(at: string): DeletedRecord[] {
  const limit = new Date(Date.parse(at) - keptDays * dayMs).toISOString();
  return deletedRecords.all().filter((deleted) => deleted.at < limit);
}

function keptRow(edit: RowEdit): Pick<DeletedRecord, 'id' | 'collection' | 'stored' | 'partOf'> {
  const { collection, before } = edit;
  // Rows of a known collection are its records.
  const stored = collectionNamed(collection)?.stored(before as StoredRecord);
  if (!stored) throw new Error(`Expected a known collection, got ${collection}.`);
  const partOf = wholeOf(edit);
  return { id: keyOf(edit), collection, stored, ...(partOf ? { partOf } : {}) };
}

/** The record that this one is deleted and restored with: it is kept when both go, not when it goes alone. */
const wholeOf = ({ collection, id }: RowEdit) => collectionNamed(collection)?.restorable?.partOf?.(id);

const keyOf = ({ collection, id }: Pick<RowEdit, 'collection' | 'id'>) => `${collection}/${id}`;
