import { formatPence } from '@steps/platform';
import type { Widget } from './board';
import type { Counted, CountQuestion, RowFilter } from './countRules';
import type { Metric, Unit } from './metricTable';
import {
  type Comparison,
  comparedDays,
  type Days,
  type Part,
  partsOf,
  periodAround,
  spanOf,
  stepFor,
} from './periodRules';

/** What a board asks of all its widgets. */
export interface BoardView {
  readonly days: Days;
  readonly comparison: Comparison;
  /** By group (owner, source): one of these. */
  readonly only: Readonly<Record<string, readonly string[]>>;
  /** The calendar day today. */
  readonly today: string;
}

/** What a widget asks of its metric. */
export interface WidgetQuestions {
  readonly days: Days;
  readonly now: CountQuestion;
  readonly before: CountQuestion | undefined;
  /** The points of a chart over time. */
  readonly parts: readonly Part[];
}

/** What a widget shows at one place of its chart. */
export interface Point {
  /** Names the part in an address. */
  readonly key: string;
  readonly label: string;
  /** Said in full: "Week of 21 Sep". */
  readonly name: string;
  readonly value: number | undefined;
  /** The same part of the period that it is compared with. */
  readonly before: number | undefined;
  readonly rows: number;
}

/** What was counted for a widget. */
export interface WidgetFigures {
  readonly value: number | undefined;
  readonly before: number | undefined;
  readonly rows: number;
  readonly days: Days;
  readonly points: readonly Point[];
}

/** The group of a funnel, or of bars; nothing for one that the metric lacks. */
export function groupOf({ shape, group }: Pick<Widget, 'shape' | 'group'>, metric: Metric): string | undefined {
  if (shape === 'funnel') return Object.entries(metric.groups).find(([, { order }]) => order)?.[0];
  if (shape !== 'bars') return undefined;
  return group !== undefined && metric.groups[group] ? group : Object.keys(metric.groups)[0];
}

/** Whether a metric can be shown in a shape. */
export const canShow = (metric: Metric, shape: Widget['shape']): boolean =>
  shape === 'funnel'
    ? Object.values(metric.groups).some(({ order }) => order)
    : shape !== 'bars' || Object.keys(metric.groups).length > 0;

/** Filters that a metric cannot be asked with, by their words. */
export const unmetFilters = (metric: Metric, { only }: BoardView): readonly string[] =>
  Object.keys(only).filter((group) => only[group]?.length && !metric.groups[group]);

/** The questions that a widget asks. */
export function questionsOf(widget: Widget, metric: Metric, view: BoardView): WidgetQuestions {
  const days = widget.period === 'board' ? view.days : periodAround(view.today, widget.period);
  // A goal for this quarter is held against the goal, not against the quarter before.
  const compared = comparedDays(days, view.comparison);
  const step = widget.step ?? stepFor(days);
  const inTime = widget.shape === 'course' || widget.shape === 'columns';
  const group = groupOf(widget, metric);
  const parts = inTime ? partsOf(days, step) : [];
  const ask = (asked: Days): CountQuestion => ({
    span: spanOf(asked),
    only: view.only,
    fold: metric.fold,
    ...(inTime && { by: { starts: partsOf(asked, step).map((part) => spanOf(part).from) } }),
    ...(group !== undefined && { by: { group } }),
  });
  return { days, now: ask(days), before: compared && ask(compared), parts };
}

const partNames = { day: '', week: 'Week of ', month: '' } as const;

/** What a widget shows, of what was counted. */
export function figuresOf(
  widget: Widget,
  metric: Metric,
  { days, parts }: WidgetQuestions,
  now: Counted,
  before: Counted | undefined,
): WidgetFigures {
  const whole = { value: now.value, before: before?.value, rows: now.rows, days };
  if (parts.length > 0) {
    const step = widget.step ?? stepFor(days);
    return {
      ...whole,
      points: parts.map(({ label }, at) => ({
        key: String(at),
        label,
        name: `${partNames[step]}${label}`,
        value: now.parts[at]?.value,
        before: before?.parts[at]?.value,
        rows: now.parts[at]?.rows ?? 0,
      })),
    };
  }
  const group = groupOf(widget, metric);
  if (group === undefined) return { ...whole, points: [] };
  const order = widget.shape === 'funnel' ? (metric.groups[group]?.order?.() ?? []) : undefined;
  const keys = order ?? now.parts.map(({ key }) => key);
  return {
    ...whole,
    points: keys.map((key, at) => {
      // A deal that was won went through all the stages before.
      const wanted = order ? order.slice(at) : [key];
      return {
        key,
        label: key,
        name: key,
        value: added(now, wanted),
        before: before && added(before, wanted),
        rows: now.parts.filter((part) => wanted.includes(part.key)).reduce((sum, part) => sum + part.rows, 0),
      };
    }),
  };
}

function added({ parts }: Counted, keys: readonly string[]): number | undefined {
  const values = parts.filter(({ key }) => keys.includes(key)).map(({ value }) => value);
  if (keys.length === 1) return values[0];
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** Which rows are behind a widget, or behind one part of it: asked of the same table, they are those that were counted. */
export function rowsBehind(widget: Widget, metric: Metric, view: BoardView, part: string | undefined): RowFilter {
  const { now, parts } = questionsOf(widget, metric, view);
  if (part === undefined) return now;
  const group = groupOf(widget, metric);
  if (group === undefined) {
    const days = parts[Number(part)];
    return days ? { ...now, span: spanOf(days) } : now;
  }
  const order = widget.shape === 'funnel' ? (metric.groups[group]?.order?.() ?? []) : [];
  const words = order.includes(part) ? order.slice(order.indexOf(part)) : [part];
  const asked = now.only[group];
  // The board may be narrowed by the same group.
  const both = asked?.length ? words.filter((word) => asked.includes(word)) : words;
  return both.length > 0 ? { ...now, only: { ...now.only, [group]: both } } : { ...now, span: { from: 0, until: 0 } };
}

/** A value in the unit of its metric: "£17,000", "1 h 42 min", "4.6". */
export function inUnit(value: number | undefined, unit: Unit): string {
  if (value === undefined) return 'Nothing yet';
  if (unit === 'money') return formatPence(Math.round(value));
  if (unit === 'minutes') return inMinutes(value);
  if (unit === 'percent') return `${Math.round(value)}%`;
  return value.toLocaleString('en-GB', { maximumFractionDigits: unit === 'number' ? 2 : unit === 'score' ? 1 : 0 });
}

/** The same where there is little room: "£1.2k". */
export function inUnitShort(value: number, unit: Unit): string {
  if (unit === 'money') return formatPence.short(value);
  if (unit === 'minutes') return value < 60 ? `${Math.round(value)} min` : `${Math.round(value / 60)} h`;
  return inUnit(value, unit);
}

function inMinutes(value: number): string {
  const minutes = Math.round(value);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.round(hours / 24)} days`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** "35% more than 373 before", and whether that is good news; nothing without something to compare with. */
export function changeOf(
  { value, before }: Pick<WidgetFigures, 'value' | 'before'>,
  { unit, good }: Pick<Metric, 'unit' | 'good'>,
): { readonly words: string; readonly up: boolean | undefined; readonly good: boolean | undefined } | undefined {
  if (value === undefined || before === undefined) return undefined;
  if (value === before) return { words: 'Same as before', up: undefined, good: undefined };
  const up = value > before;
  const isGood = good === 'neither' ? undefined : up === (good === 'more');
  if (before === 0) return { words: 'None before', up, good: isGood };
  const percent = Math.round((Math.abs(value - before) / before) * 100);
  const share = percent === 0 ? 'Under 1%' : `${percent.toLocaleString('en-GB')}%`;
  return { words: `${share} ${up ? 'more' : 'less'} than ${inUnit(before, unit)} before`, up, good: isGood };
}

/** Marks of an axis from 0 to at least the highest value: round numbers, at most five. */
export function axisMarks(highest: number, unit: Unit): readonly number[] {
  const least = unit === 'money' ? 100 : 1;
  const rough = Math.max(highest / 4, least);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}
