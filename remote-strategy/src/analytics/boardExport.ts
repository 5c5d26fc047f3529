import { csvText } from '@steps/platform/csv';
import type { Widget } from './board';
import { inReadingOrder } from './boardRules';
import { shownBy } from './questionRules';
import type { Answers } from './useAnswers';
import type { BoardView, WidgetFigures } from './widgetRules';

const headers = ['Widget', 'Counts', 'Unit', 'From', 'To', 'Part', 'Value', 'Before', 'Records'];

/** What the widgets show as CSV: a line for each figure and for each of its parts. Money in pounds. */
export function boardCsv(
  widgets: readonly Widget[],
  figures: ReadonlyMap<string, WidgetFigures>,
  { only }: BoardView,
  answers: Answers = new Map(),
): string {
  const filters = Object.entries(only).flatMap(([group, words]) =>
    words.length ? [`${group}: ${words.join(', ')}`] : [],
  );
  const lines = inReadingOrder(widgets).flatMap((widget) => {
    const shown = shownBy(widget, figures, answers);
    if (!shown) return [];
    const { label, purpose, unit, figures: counted } = shown;
    const value = (number: number | undefined) =>
      number === undefined ? '' : String(unit === 'money' ? number / 100 : number);
    const words = unit === 'money' ? 'GBP' : unit;
    const start = [label, purpose, words, counted.days.from, counted.days.to];
    return [
      [...start, 'All', value(counted.value), value(counted.before), String(counted.rows)],
      ...counted.points.map((point) => [
        ...start,
        point.name,
        value(point.value),
        value(point.before),
        String(point.rows),
      ]),
      ...shown.records.map(({ title }) => [...start, title, '', '', '1']),
    ];
  });
  return csvText(headers, [...lines, ...filters.map((filter) => ['Filter', filter])]);
}
