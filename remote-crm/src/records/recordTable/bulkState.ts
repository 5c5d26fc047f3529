import { type Collection, commit, drop, openStep, put, type RowChange, type StoredRecord } from '@steps/platform';
import { attemptLater } from '@steps/platform/ui';
import { proxy, useSnapshot } from 'valtio';
import { pauseLists } from './listPause';

/** More records than this are changed in parts, with progress. */
const atOnce = 2_000;

interface Progress {
  label: string;
  done: number;
  total: number;
  stopping: boolean;
}

const state = proxy<{ progress?: Progress }>({});

interface BulkEdit<T extends StoredRecord> {
  /** The step as the user would name it: "Archive 12 contacts". */
  readonly label: string;
  readonly collection: Collection<T>;
  readonly ids: readonly string[];
  /** The record after the change: the same object leaves it alone, `undefined` deletes it. */
  readonly change: (record: T) => T | undefined;
  /** Changes in other records that follow, in the same step. */
  readonly follow?: ((before: readonly T[], after: readonly T[]) => readonly RowChange[]) | undefined;
}

/**
 * One change to many records as one undoable step. Thousands are changed in parts so that the page stays responsive; stopping
 * keeps what was changed so far. Returns how many were changed.
 */
export async function bulkEdit<T extends StoredRecord>({
  label,
  collection,
  ids,
  change,
  follow = () => [],
}: BulkEdit<T>): Promise<number> {
  const changesOf = (part: readonly string[]) => {
    const edits = part.flatMap((id) => {
      const before = collection.get(id);
      const after = before && change(before);
      return before && after !== before ? [{ before, after }] : [];
    });
    const own = edits.map(({ before, after }) => (after ? put(collection, after) : drop(collection, before.id)));
    const others = follow(
      edits.map(({ before }) => before),
      edits.flatMap(({ after }) => after ?? []),
    );
    return { count: own.length, changes: [...own, ...others] };
  };
  if (ids.length <= atOnce) {
    const { count, changes } = changesOf(ids);
    commit({ label, changes });
    return count;
  }
  const step = openStep(label);
  const resume = pauseLists();
  state.progress = { label, done: 0, total: ids.length, stopping: false };
  let changed = 0;
  try {
    for (let at = 0; at < ids.length && !state.progress.stopping; at += atOnce) {
      const { count, changes } = changesOf(ids.slice(at, at + atOnce));
      step.commit(changes);
      changed += count;
      state.progress.done = Math.min(ids.length, at + atOnce);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } finally {
    step.end();
    resume();
    delete state.progress;
  }
  return changed;
}

/** Stops after the present part. */
export function stopBulkEdit(): void {
  if (state.progress) state.progress.stopping = true;
}

/** The progress of a long change to many records; `undefined` while none runs. */
export const useBulkProgress = (): Readonly<Progress> | undefined => useSnapshot(state).progress;

/** Runs a change to many records and reports a failure; a broken rule in its own words. */
export async function attemptBulk(act: () => Promise<void>): Promise<void> {
  await attemptLater(
    { title: 'Not everything was changed', description: 'What was changed so far can be undone. Please try again.' },
    act,
  );
}
