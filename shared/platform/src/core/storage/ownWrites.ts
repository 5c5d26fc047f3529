import { type Clock, noClock } from './clock';
import type { RowChange } from './port';
import { composed } from './rowChange';

/** A write of this tab, from the call until the tab has read the journal past it. */
export interface OwnWrite {
  readonly changes: readonly RowChange[];
  /** What this tab knew when the changes were made. */
  readonly seen: Clock;
  /** When it was committed. */
  clock?: Clock;
  /** Its journal entry, as soon as the database gave it a number. */
  seq?: number;
  committed: boolean;
}

/**
 * This tab's writes that its reading of the journal has not reached. They keep an older value, read from a block or
 * written by another tab earlier in journal order, from replacing a newer one of this tab.
 */
export class OwnWrites {
  /** By row, in the order of writing. */
  readonly #ofRow = new Map<string, { write: OwnWrite; change: RowChange }[]>();
  readonly #numbered = new Map<number, OwnWrite>();

  begin(changes: readonly RowChange[], seen: Clock): OwnWrite {
    const write: OwnWrite = { changes, seen, committed: false };
    for (const change of changes) {
      const key = rowKey(change);
      const known = this.#ofRow.get(key);
      if (known) known.push({ write, change });
      else this.#ofRow.set(key, [{ write, change }]);
    }
    return write;
  }

  number(write: OwnWrite, seq: number): void {
    write.seq = seq;
    this.#numbered.set(seq, write);
  }

  forget(write: OwnWrite): void {
    if (write.seq !== undefined) this.#numbered.delete(write.seq);
    for (const change of write.changes) {
      const key = rowKey(change);
      const left = (this.#ofRow.get(key) ?? []).filter((own) => own.write !== write);
      if (left.length > 0) this.#ofRow.set(key, left);
      else this.#ofRow.delete(key);
    }
  }

  has(seq: number): boolean {
    return this.#numbered.has(seq);
  }

  /** What this tab wrote to the row after journal entry `seq`, or has still to commit. */
  after(seq: number, row: Pick<RowChange, 'collection' | 'id'>): RowChange | undefined {
    // Asked for each row of a load, and there is mostly nothing: a key for each of 320,000 takes 0.15 s.
    if (this.#ofRow.size === 0) return undefined;
    return togetherAfter(seq, this.#ofRow.get(rowKey(row)) ?? []);
  }

  /** The rows that this tab made or replaced after it. */
  rowsAfter(seq: number): RowChange[] {
    const all = [...this.#ofRow.values()].map((changes) => togetherAfter(seq, changes));
    return all.filter((change) => change !== undefined && !change.fields) as RowChange[];
  }

  /** Moves `seen` over own entries that follow it without a gap and forgets all it passed. Returns how far that is. */
  settle(seen: number): { readonly seen: number; readonly clock: Clock } {
    let reached = seen;
    let clock = noClock;
    for (let own = this.#numbered.get(reached + 1); own?.committed; own = this.#numbered.get(reached + 1)) {
      reached += 1;
      clock = own.clock ?? clock;
    }
    for (const [seq, write] of this.#numbered) if (seq <= reached && write.committed) this.forget(write);
    return { seen: reached, clock };
  }

  /** Whether a committed entry comes after entries of other tabs that were not read yet. */
  waiting(): boolean {
    return [...this.#numbered.values()].some((write) => write.committed);
  }
}

/** One text for collection and id. */
export function rowKey({ collection, id }: Pick<RowChange, 'collection' | 'id'>): string {
  return `${collection}\u0000${id}`;
}

function togetherAfter(seq: number, changes: readonly { write: OwnWrite; change: RowChange }[]): RowChange | undefined {
  let all: RowChange | undefined;
  for (const { write, change } of changes) if (isAfter(write, seq)) all = composed(all, change);
  return all;
}

function isAfter(write: OwnWrite, seq: number): boolean {
  return write.seq === undefined || write.seq > seq;
}
