import type { Clock } from './clock';
import { rowKey } from './ownWrites';
import type { ForeignChange, ReplacedField, RowChange } from './port';
import { isStoredValue, sameValue, valueAt } from './rowChange';

/** The last rows of this tab that are remembered; a larger write (an import) is no field that somebody has just typed. */
const remembered = 500;

interface Written {
  readonly clock: Clock;
  readonly value: unknown;
}

/** The whole row, beside the names of fields. */
const wholeRow = '';

/** What this tab wrote last, to tell when another one replaces it without having seen it. */
export class WrittenFields {
  readonly #rows = new Map<string, Map<string, Written>>();

  wrote(changes: readonly RowChange[], clock: Clock): void {
    if (changes.length > remembered) return;
    for (const change of changes) {
      const key = rowKey(change);
      const fields = (change.fields && this.#rows.get(key)) ?? new Map<string, Written>();
      // Set anew, so that the rows written last are the last ones.
      this.#rows.delete(key);
      if (change.value === undefined) continue;
      if (!change.fields) fields.set(wholeRow, { clock, value: change.value });
      for (const field of change.fields ?? []) fields.set(field, { clock, value: valueAt(change.value, field) });
      this.#rows.set(key, fields);
    }
    for (const key of this.#rows.keys()) {
      if (this.#rows.size <= remembered) break;
      this.#rows.delete(key);
    }
  }

  /** The other tab's change, with the values of this tab that it replaced. `seen`: what its writer knew. */
  withReplaced(change: RowChange, clock: Clock, seen: Clock): ForeignChange {
    const mine = this.#rows.get(rowKey(change));
    if (!mine) return change;
    const replaced: ReplacedField[] = [];
    for (const [field, written] of mine) {
      if (written.clock <= seen || written.clock >= clock) continue;
      if (field === wholeRow) {
        if (!change.fields && !sameValue(change.value, written.value)) replaced.push({ mine: written.value });
      } else if (touches(change, field) && !sameValue(theirs(change, field), written.value)) {
        replaced.push({ field, mine: written.value });
      }
    }
    return replaced.length > 0 ? { ...change, replaced } : change;
  }
}

/** Two foreign changes of a row one after the other, with all that they replaced. */
export function bothReplaced(first: ForeignChange | undefined, next: ForeignChange): readonly ReplacedField[] {
  const known = (next.replaced ?? []).map(({ field }) => field);
  return [...(first?.replaced ?? []).filter(({ field }) => !known.includes(field)), ...(next.replaced ?? [])];
}

const touches = (change: RowChange, field: string): boolean => change.fields?.includes(field) ?? true;

function theirs(change: RowChange, field: string): unknown {
  return isStoredValue(change.value) ? valueAt(change.value, field) : undefined;
}
