import { type KeyPress, keysMeant } from './keyRules';

export type RecordListStep =
  | { readonly kind: 'move'; readonly to: number; readonly extend: boolean }
  /** A cell to the left (-1) or to the right. */
  | { readonly kind: 'cell'; readonly by: -1 | 1 }
  | { readonly kind: 'select' | 'select-all' | 'open' };

interface Keys extends KeyPress {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** What a key means in a list of `count` rows with the active row `at` (-1: none); `undefined`: nothing. */
export function recordListStep(keys: Keys, at: number, count: number, page: number): RecordListStep | undefined {
  const { key, shiftKey: extend } = keys;
  if (keys.ctrlKey || keys.metaKey) return keysMeant(keys).includes('a') ? { kind: 'select-all' } : undefined;
  const move = (to: number): RecordListStep => ({ kind: 'move', to: Math.max(0, Math.min(count - 1, to)), extend });
  if (key === 'ArrowDown') return move(at + 1);
  if (key === 'ArrowUp') return move(at - 1);
  if (key === 'PageDown') return move(at + page);
  if (key === 'PageUp') return move(at - page);
  if (key === 'Home') return move(0);
  if (key === 'End') return move(count - 1);
  if (at < 0) return undefined;
  if (key === 'ArrowRight') return { kind: 'cell', by: 1 };
  if (key === 'ArrowLeft') return { kind: 'cell', by: -1 };
  if (key === ' ') return { kind: 'select' };
  if (key === 'Enter') return { kind: 'open' };
  return undefined;
}

/** The cell after a step from `at`, of `count` cells; undefined is the row as a whole, which is left of the first cell. */
export function cellAfter(at: number | undefined, by: -1 | 1, count: number): number | undefined {
  const to = (at ?? -1) + by;
  return to < 0 ? undefined : Math.min(count - 1, to);
}

/** Index of the row with that id, -1 without one; its last index is tried first. */
export function placeOf<Row>(rows: readonly Row[], rowId: (row: Row) => string, id: string, last = 0): number {
  const there = rows[last];
  if (there !== undefined && rowId(there) === id) return last;
  return rows.findIndex((row) => rowId(row) === id);
}
