import { type Collection, maxTags, type RowChange, type StoredRecord, sameText, stamp } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { archivedNote, deletedNote } from '../notices/keptNotes';
import { notifyStep } from '../notices/stepNotice';
import { withoutTag, withTag } from '../tagRules';
import { attemptBulk, bulkEdit } from './bulkState';
import type { ListField, ListRecord } from './listField';

/** A record with tags and an archive: a contact or a company. */
export interface Tagged extends ListRecord {
  readonly tags: string[];
}

/** What a bulk change has to know about a kind of record. */
export interface BulkEditTarget<T extends StoredRecord> {
  readonly counted: (count: number) => string;
  readonly collection: Collection<T>;
  /** The record with the patch on it; the same object if nothing differs. Throws `RuleError`. */
  readonly changed: (record: T, patch: Partial<T>) => T;
  /** All if absent. */
  readonly mayDelete?: (record: T) => boolean;
  /** Why the others stay. */
  readonly kept?: string;
  /** What an edit or a deletion changes in other records, in the same step. */
  readonly follow?: (before: readonly T[], after: readonly T[]) => readonly RowChange[];
}

/** The same of records with tags and an archive. */
export interface BulkTarget<T extends Tagged> extends BulkEditTarget<T> {
  readonly noun: 'contact' | 'company';
  readonly suggestedTags: readonly string[];
}

/** Tags many records as one step; those with the most tags already stay unchanged, and a notice says so. */
export const addTag = <T extends Tagged>(target: BulkTarget<T>, ids: readonly string[], tag: string) =>
  attemptBulk(async () => {
    const { collection, counted, noun } = target;
    let full = 0;
    const changed = await bulkEdit({
      label: `Tag ${counted(ids.length)} “${tag.trim()}”`,
      collection,
      ids,
      change(record) {
        const isThere = record.tags.some((known) => sameText(known, tag));
        if (record.tags.length < maxTags || isThere) return retagged(target, record, withTag(record.tags, tag, noun));
        full += 1;
        return record;
      },
    });
    const left =
      full > 0
        ? `${counted(full)} ${full === 1 ? 'has' : 'have'} ${maxTags} tags already, which is the most, and stayed as ${full === 1 ? 'it is' : 'they are'}.`
        : undefined;
    if (changed > 0) notifyStep(`“${tag.trim()}” added to ${counted(changed)}`, left);
    else notify({ title: 'No tag added', description: left ?? `All of them have “${tag.trim()}” already.` });
  });

/** Removes a tag from many records as one step. */
export const removeTag = <T extends Tagged>(target: BulkTarget<T>, ids: readonly string[], tag: string) =>
  attemptBulk(async () => {
    const changed = await bulkEdit({
      label: `Remove tag “${tag}” from ${target.counted(ids.length)}`,
      collection: target.collection,
      ids,
      change: (record) => retagged(target, record, withoutTag(record.tags, tag)),
    });
    if (changed > 0) notifyStep(`“${tag}” removed from ${target.counted(changed)}`);
  });

/** Archives many records, or restores them. */
export const putAway = <T extends Tagged>(
  { collection, counted, noun }: BulkTarget<T>,
  ids: readonly string[],
  restore: boolean,
) =>
  attemptBulk(async () => {
    const archivedAt = restore ? undefined : stamp();
    const changed = await bulkEdit({
      label: `${restore ? 'Restore' : 'Archive'} ${counted(ids.length)}`,
      collection,
      ids,
      change: (record) => (Boolean(record.archivedAt) === restore ? { ...record, archivedAt } : record),
    });
    if (changed === 0) return;
    if (restore) notifyStep(`${counted(changed)} restored`);
    else notifyStep(`${counted(changed)} archived`, archivedNote(noun === 'contact' ? 'contacts' : 'companies'));
  });

/** Deletes many records, undoable. Those that may not be deleted stay, and a notice says so. */
export const deleteAll = <T extends StoredRecord>(target: BulkEditTarget<T>, ids: readonly string[]) =>
  attemptBulk(async () => {
    const { collection, counted, follow, kept, mayDelete = () => true } = target;
    const label = `Delete ${counted(ids.length)}`;
    const change = (record: T) => (mayDelete(record) ? undefined : record);
    const changed = await bulkEdit({ label, collection, ids, change, follow });
    const left = changed < ids.length ? kept : undefined;
    if (changed > 0) notifyStep(`${counted(changed)} deleted`, deletedNote(left));
    else if (left) notify({ title: 'Nothing deleted', description: left });
  });

/** Sets a field of many records; throws `RuleError` if that is not possible, and then changes nothing. */
export function setField<T extends StoredRecord>(
  { collection, counted, changed: changedRecord, follow }: BulkEditTarget<T>,
  ids: readonly string[],
  field: ListField<T>,
  typed: string,
): void {
  const change = (record: T) => changedRecord(record, field.patch?.(typed, record) ?? {});
  const first = ids.map((id) => collection.get(id)).find(Boolean);
  if (first) change(first);
  void attemptBulk(async () => {
    const label = `Set ${field.label} of ${counted(ids.length)}`;
    const changed = await bulkEdit({ label, collection, ids, change, follow });
    if (changed > 0) notifyStep(`${field.label} ${typed.trim() ? 'set' : 'cleared'} in ${counted(changed)}`);
    else notify({ title: 'Nothing to change', description: 'All of them hold this value already.' });
  });
}

// Every such record has `tags`, which TypeScript cannot see through the generic.
const retagged = <T extends Tagged>(target: BulkTarget<T>, record: T, tags: string[]): T =>
  target.changed(record, { tags } as Partial<Tagged> as Partial<T>);
