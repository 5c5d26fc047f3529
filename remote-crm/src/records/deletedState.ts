import { type DeletedRecord, deletedRecords } from '@steps/business/deleted';
import { collectionNamed, commit, type Origin, person, type RowChange, RuleError, useRecords } from '@steps/platform';

/** What one step deleted, newest first. */
export interface Deletion {
  readonly step: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly records: readonly DeletedRecord[];
}

/**
 * Restores deleted records as one step, with what belongs to them; not those that exist again, and not those whose collection
 * is not loaded. Returns how many were restored. `RuleError` if a newer version of Steps deleted one.
 */
export function restoreDeleted(ids: readonly string[], origin: Origin = person): number {
  const known = ids.flatMap((id) => deletedRecords.get(id) ?? []);
  const changes = known.flatMap(restoring);
  const parts = new Set(known.filter(isPart).map(({ id }) => id));
  const count = changes.filter(({ collection, id }) => !parts.has(`${collection}/${id}`)).length;
  if (count === 0) return 0;
  commit({ label: `Restore ${count === 1 ? 'a deleted record' : `${count} deleted records`}`, changes, origin });
  return count;
}

/** Whether a record is deleted and restored only with another one. */
export const isPart = ({ partOf }: DeletedRecord): boolean => partOf !== undefined;

/** What can be restored, by the step that deleted it, newest first. */
export function deletions(records: readonly DeletedRecord[]): Deletion[] {
  const steps = new Map<string, DeletedRecord[]>();
  for (const record of records) {
    const key = `${record.at}\n${record.step}`;
    const known = steps.get(key);
    if (known) known.push(record);
    else steps.set(key, [record]);
  }
  return [...steps.values()]
    .flatMap((of) => (of[0] ? [{ step: of[0].step, at: of[0].at, records: of }] : []))
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
}

/** What can be restored, in render. */
export const useDeletedRecords = (): readonly DeletedRecord[] => useRecords(deletedRecords);

function restoring(deleted: DeletedRecord): RowChange[] {
  const collection = collectionNamed(deleted.collection);
  if (!collection) return [];
  const id = deleted.id.slice(deleted.collection.length + 1);
  if (collection.get(id)) return [];
  const read = collection.read(id, deleted.stored);
  if ('reason' in read) throw new RuleError(`A record of ${deleted.collection} cannot be restored: ${read.reason}`);
  return [{ collection: collection.name, id, value: read.record }];
}
