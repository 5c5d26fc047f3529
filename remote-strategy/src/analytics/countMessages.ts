import type { CountQuestion, MetricTable } from './countRules';

/** What the page tells or asks the counting worker. */
export type CountMessage =
  | { readonly kind: 'put'; readonly metric: string; readonly table: MetricTable }
  | { readonly kind: 'count'; readonly metric: string; readonly question: CountQuestion };
