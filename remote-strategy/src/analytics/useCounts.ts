import { useLoadState } from '@steps/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Widget } from './board';
import type { Counted, CountQuestion, MetricTable } from './countRules';
import { countThread } from './countThread';
import { metricOf, metrics } from './metrics';
import type { Metric } from './metricTable';
import { type BoardView, figuresOf, questionsOf, type WidgetFigures } from './widgetRules';

/** What was counted for a board. */
export interface BoardCounts {
  /** By widget; absent while it is counted for the first time. */
  readonly figures: ReadonlyMap<string, WidgetFigures>;
  /** Words of a group that occur, for filters. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** When; nothing before the first count. */
  readonly at: Date | undefined;
  readonly failed: boolean;
}

const nothing: BoardCounts = { figures: new Map(), words: {}, at: undefined, failed: false };
/** Groups that filter a whole board. */
export const boardGroups = { owner: 'Owner', source: 'Source' } as const;

/** Counts a board, and again when its records, dates or filters change. What was counted stays until the next is there. */
export function useCounts(widgets: readonly Widget[], view: BoardView): BoardCounts {
  const [counts, setCounts] = useState(nothing);
  const ready = useLoadState().state === 'ready';
  const editions = useSyncExternalStore(subscribe, () => metrics.map(({ edition }) => edition()).join());
  // Dates and filters are made anew with each render; what they say is not.
  const asked = JSON.stringify([widgets.map(({ x: _x, y: _y, w: _w, h: _h, title: _title, ...rest }) => rest), view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says what widgets and view say, `editions` when records changed
  useEffect(() => {
    if (!ready) return;
    let current = true;
    count(widgets, view)
      .then((next) => current && setCounts(next))
      .catch((error: unknown) => {
        console.error('The board could not be calculated.', error);
        if (current) setCounts((last) => ({ ...last, failed: true }));
      });
    return () => {
      current = false;
    };
  }, [asked, editions, ready]);
  return counts;
}

function subscribe(onChange: () => void): () => void {
  const ends = metrics.map((metric) => metric.subscribe(onChange));
  return () => {
    for (const end of ends) end();
  };
}

/** Tables that the counting thread has. */
const sent = new Map<string, MetricTable>();

async function count(widgets: readonly Widget[], view: BoardView): Promise<BoardCounts> {
  const words = new Map(Object.keys(boardGroups).map((group) => [group, new Set<string>()]));
  const figures = await Promise.all(
    widgets.map(async (widget) => {
      const metric = metricOf(widget.metric);
      if (!metric) return undefined;
      const { groups } = await send(metric);
      for (const [group, known] of words) for (const word of groups[group]?.labels ?? []) known.add(word);
      const questions = questionsOf(widget, metric, view);
      const [now, before] = await Promise.all([
        ask(metric, questions.now),
        questions.before && ask(metric, questions.before),
      ]);
      return [widget.id, figuresOf(widget, metric, questions, now, before)] as const;
    }),
  );
  return {
    figures: new Map(figures.filter((one) => one !== undefined)),
    words: Object.fromEntries([...words].map(([group, known]) => [group, [...known].toSorted()])),
    at: new Date(),
    failed: false,
  };
}

async function send(metric: Metric): Promise<MetricTable> {
  const [{ table }, thread] = await Promise.all([metric.read(), countThread()]);
  if (sent.get(metric.id) !== table) {
    sent.set(metric.id, table);
    thread.put(metric.id, table);
  }
  return table;
}

async function ask(metric: Metric, question: CountQuestion): Promise<Counted> {
  const counted = await (await countThread()).count(metric.id, question);
  if (!counted) throw new Error(`Expected a table of ${metric.id} where it is counted, there is none.`);
  return counted;
}
