import { type Deal, type DealStage, pipelineByStage } from '@steps/business';

export interface BoardColumn extends DealStage {
  /** In the order shown. */
  readonly deals: readonly Deal[];
  readonly count: number;
  readonly valuePence: number;
  /** Value times the stage's chance, rounded once. */
  readonly weightedPence: number;
}

/** Cards of a column shown at first, and how many more each press shows; won and lost start shorter. */
export const cardsShown = { open: 25, closed: 5, more: 50 } as const;

/** The board: open deals by close date, those without one last; won and lost by when they closed, newest first. */
export function boardColumns(deals: readonly Deal[], stages: readonly DealStage[]): BoardColumn[] {
  return pipelineByStage(deals, stages).map((column) => ({
    ...column,
    deals: [...column.deals].sort(column.kind === 'open' ? byClose : byNewest),
    weightedPence: Math.round((column.valuePence * column.probability) / 100),
  }));
}

const far = '9999-12-31';
const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byClose = (one: Deal, other: Deal) =>
  byText(one.closeDate ?? far, other.closeDate ?? far) || byText(one.createdAt, other.createdAt);
const byNewest = (one: Deal, other: Deal) => byText(other.stageChangedAt, one.stageChangedAt);

/** Where the focus moves from a card with an arrow, Home or End; `undefined` if there is no card that way. */
export function cardStep(columns: readonly (readonly string[])[], from: string, key: string): string | undefined {
  const column = columns.findIndex((cards) => cards.includes(from));
  const cards = columns[column];
  if (!cards) return undefined;
  const row = cards.indexOf(from);
  if (key === 'ArrowDown') return cards[row + 1];
  if (key === 'ArrowUp') return cards[row - 1];
  if (key === 'Home') return row > 0 ? cards[0] : undefined;
  if (key === 'End') return row < cards.length - 1 ? cards.at(-1) : undefined;
  const way = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (way === 0) return undefined;
  for (let next = column + way; next >= 0 && next < columns.length; next += way) {
    const there = columns[next] ?? [];
    if (there.length > 0) return there[Math.min(row, there.length - 1)];
  }
  return undefined;
}
