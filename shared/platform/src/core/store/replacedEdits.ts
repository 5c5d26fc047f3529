import type { ForeignChange, RowChange } from '../storage/port';
import { fieldName, isStamp, isStoredValue, valueAt } from '../storage/rowChange';
import type { StoredRecord } from './collection';

/** What somebody wrote in this tab and another tab, or another device, replaced at the same moment, without having seen it. */
export interface ReplacedEdit {
  readonly collection: string;
  readonly id: string;
  /** The record as it was here. */
  readonly record: StoredRecord;
  /** Name of the field; absent when all of the record was replaced. */
  readonly field?: string | undefined;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The other tab deleted the record. */
  readonly gone: boolean;
  /** Who did it, where it was somebody on another device. */
  readonly by?: string | undefined;
}

type Listener = (edits: readonly ReplacedEdit[]) => void;

const listeners = new Set<Listener>();

/** Told when another tab's, or another device's, later change replaced one of this tab. Returns the undo. */
export function onReplaced(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The store's own: tells those who listen. */
export function publishReplaced(edits: readonly ReplacedEdit[]): void {
  if (edits.length > 0) for (const listener of listeners) listener(edits);
}

/** The store's own: what a change of another tab replaced, but for fields that wait here and will be written over it. */
export function replacedEdits(
  change: ForeignChange,
  record: StoredRecord,
  held: RowChange | undefined,
): readonly ReplacedEdit[] {
  const { collection, id, value } = change;
  if (value === undefined) return [{ collection, id, record, mine: {}, theirs: undefined, gone: true }];
  const waits = (field: string | undefined) => held !== undefined && (!field || (held.fields?.includes(field) ?? true));
  return (change.replaced ?? [])
    .filter(({ field }) => !waits(field) && !(field && isStamp(fieldName(field))))
    .map(({ field, mine }) => ({
      collection,
      id,
      record,
      field,
      mine: field || !isStoredValue(mine) ? mine : mine.r,
      theirs: field ? valueAt(value, field) : undefined,
      gone: false,
    }));
}
