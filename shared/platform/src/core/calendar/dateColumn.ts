import { type DateOrder, readWrittenDate } from './writtenDate';

/** How the dates of a column are written, as far as its cells tell. */
export interface DateColumn {
  /** The order that is taken. */
  readonly order: DateOrder;
  /**
   * `told`: a cell is a date in this order only; `same`: the order makes no difference; `guessed`: both are possible, so the
   * region's is taken; `mixed`: the cells contradict each other; `chosen`: a person said so.
   */
  readonly by: 'told' | 'same' | 'guessed' | 'mixed' | 'chosen';
  /** The cell that tells, or the first one that could be read in two ways. */
  readonly example: string | undefined;
  /** Cells that hold a date. */
  readonly count: number;
}

/**
 * Tells from all cells of a column which order its dates have: one 31 settles it. `usual`: the order of the region; `chosen`
 * by a person it is taken whatever the cells say.
 */
export function dateColumn(cells: Iterable<string>, usual: DateOrder, chosen?: DateOrder): DateColumn {
  const decided = orderIn(cells, usual);
  return chosen === undefined || decided.by === 'same' ? decided : { ...decided, order: chosen, by: 'chosen' };
}

function orderIn(cells: Iterable<string>, usual: DateOrder): DateColumn {
  const first: Partial<Record<DateOrder | 'either', string>> = {};
  let count = 0;
  for (const cell of cells) {
    const date = cell && (readWrittenDate(cell, 'day') ?? readWrittenDate(cell, 'month'));
    if (!date) continue;
    count += 1;
    if (date.order) first[date.order] ??= cell;
  }
  const { day, month, either } = first;
  if (day !== undefined && month !== undefined)
    return { order: usual, by: 'mixed', example: usual === 'day' ? month : day, count };
  if (day !== undefined) return { order: 'day', by: 'told', example: day, count };
  if (month !== undefined) return { order: 'month', by: 'told', example: month, count };
  return { order: usual, by: either === undefined ? 'same' : 'guessed', example: either, count };
}
