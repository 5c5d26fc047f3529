import type { RowChange } from '../storage/port';
import { apply, checkedEdits, isUndoable, logEditsOf } from './commit';
import { holdHistory, type RowEdit, recordStep } from './history';
import { type Origin, person } from './origin';
import { stamp } from './recordChange';

/** A step made of several commits (a long import): one entry in the history. */
export interface LongStep {
  commit(changes: readonly RowChange[]): void;
  /** Must be called, also after a failure: until then nothing can be undone. */
  end(): void;
  /** Instead of `end`: makes all rows what they were before, and leaves nothing in the history. */
  rollBack(): void;
}

/** Opens a step of several commits. */
export function openStep(label: string, origin: Origin = person): LongStep {
  const edits = new Map<string, RowEdit>();
  const release = holdHistory();
  let open = true;
  return {
    commit(changes) {
      const made = checkedEdits({ label, changes, related: [], origin });
      apply(made);
      for (const edit of made) {
        const key = `${edit.collection}\n${edit.id}`;
        const earlier = edits.get(key);
        edits.set(key, earlier ? { ...edit, before: earlier.before } : edit);
      }
    },
    end() {
      if (!open) return;
      open = false;
      release();
      apply(logEditsOf({ edits: [...edits.values()], step: { label, origin } }));
      recordStep({ label, at: stamp(), origin, edits: [...edits.values()].filter(isUndoable) });
    },
    rollBack() {
      if (!open) return;
      open = false;
      release();
      apply([...edits.values()].map((edit) => ({ ...edit, before: edit.after, after: edit.before })));
    },
  };
}
