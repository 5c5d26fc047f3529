import { withField } from '../storage/rowChange';
import { collectionNamed, type StoredRecord } from './collection';
import { commit } from './commit';
import { put } from './recordChange';
import type { ReplacedEdit } from './replacedEdits';

/** Puts back what this tab had: the field, or the record as it was. Throws as `commit` does. */
export function restoreReplaced({ collection: name, id, record, field, mine }: ReplacedEdit, label: string): void {
  const collection = collectionNamed(name);
  const current = collection?.get(id);
  if (!collection) return;
  // The record of this tab had the field, or the message would not be there; the commit checks it against the schema.
  const taken = current && field !== undefined ? withField(current, field, mine) : { ...record, ...(mine as object) };
  commit({ label, changes: [put(collection, taken as StoredRecord)] });
}
