import type { Counted, CountQuestion, MetricTable } from './countRules';

/** What the page tells or asks the counting worker. */
export type CountMessage =
  | { readonly kind: 'put'; readonly metric: string; readonly table: MetricTable }
  | { readonly kind: 'count'; readonly id: number; readonly metric: string; readonly question: CountQuestion };

/** The answer to the question with this `id`; nothing when its table is not known. */
export interface CountAnswer {
  readonly id: number;
  readonly counted: Counted | undefined;
}
