import type { RowChange } from '@steps/platform/src/core/storage/port';
import { commit } from '@steps/platform/src/core/store/commit';
import { forgetRows } from '@steps/platform/src/core/store/history';
import { type Origin, person } from '@steps/platform/src/core/store/origin';
import { drop, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { logEntries } from '../people/logEntry';
import { overdue } from './deletedEntries';
import { deletedRecords } from './deletedRecord';

/**
 * Deletes deleted records for good; without ids, those whose time is over. No restore and no undo, of earlier steps either,
 * brings them back.
 */
export function forgetDeleted(
  ids: readonly string[] = overdue(stamp()).map(({ id }) => id),
  origin: Origin = person,
): void {
  const known = ids.filter((id) => deletedRecords.get(id));
  if (known.length === 0) return;
  commit({
    label: 'Forget deleted records',
    changes: [...known.map((id) => drop(deletedRecords, id)), ...forgottenLines(new Set(known))],
    undoable: false,
    origin,
  });
  forgetRows(new Set(known.flatMap((key) => [key, `${deletedRecords.name}/${key}`])));
}

/** The lines of the log that quote these records, without what they quote. */
function forgottenLines(keys: ReadonlySet<string>): RowChange[] {
  return logEntries
    .all()
    .filter(({ edits }) => edits?.some(({ collection, id }) => keys.has(`${collection}/${id}`)))
    .map(({ edits: _edits, ...line }) =>
      put(logEntries, { ...line, label: 'A step with records that were forgotten since', names: [] }),
    );
}
