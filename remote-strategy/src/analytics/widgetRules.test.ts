import { deals, pipelines } from '@steps/business';
import { deal, openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Widget } from './board';
import { counted, matchingRows } from './countRules';
import { metrics } from './metrics';
import { defineMetric } from './metricTable';
import {
  axisMarks,
  type BoardView,
  changeOf,
  figuresOf,
  inUnit,
  questionsOf,
  rowsBehind,
  unmetFilters,
} from './widgetRules';

const widget = (fields: Partial<Widget>): Widget => ({
  id: 'widget-1',
  metric: 'deals-added',
  title: '',
  shape: 'funnel',
  period: 'board',
  x: 0,
  y: 0,
  w: 6,
  h: 4,
  ...fields,
});
const view: BoardView = {
  days: { from: '2026-10-01', to: '2026-10-31' },
  comparison: 'previous',
  only: {},
  today: '2026-11-22',
};
const known = (id: string) => {
  const metric = metrics.find((one) => one.id === id);
  if (!metric) throw new Error(`Expected a metric ${id}.`);
  return metric;
};
const at = '2026-10-12T10:00:00.000Z';
const passed = (...stages: string[]) => ({
  stage: stages.at(-1) ?? 'new',
  stageHistory: stages.map((stage) => ({ stage, at })),
  createdAt: at,
  stageChangedAt: at,
});
async function figures(of: Widget, asked: BoardView = view) {
  const metric = known(of.metric);
  const questions = questionsOf(of, metric, asked);
  const { table } = await metric.read();
  const before = questions.before && counted(table, questions.before);
  return figuresOf(of, metric, questions, counted(table, questions.now), before);
}

describe('a funnel', () => {
  it('has each deal in all the stages it went through, lost ones up to where they got', async () => {
    await openMemoryStore({
      deals: [deal(passed('new', 'qualified', 'won')), deal(passed('new', 'proposal', 'lost')), deal(passed('new'))],
    });
    const { points } = await figures(widget({}));
    expect(points.map(({ key, value }) => [key, value])).toEqual([
      ['New', 3],
      ['Qualified', 2],
      ['Proposal sent', 2],
      ['Negotiation', 1],
      ['Won', 1],
    ]);
  });
});

describe('the records behind a figure', () => {
  it.each(['funnel', 'bars', 'columns', 'course'] as const)(
    'of %s are as many as each of its parts says',
    async (shape) => {
      const sources = ['Referral', 'Website', ''];
      await openMemoryStore({
        deals: Array.from({ length: 60 }, (_, count) =>
          deal({
            ...passed(...['new', 'qualified', 'proposal', 'won'].slice(0, 1 + (count % 4))),
            source: sources[count % 3] ?? '',
            owner: count % 2 ? 'Amira' : 'Tom',
            createdAt: new Date(Date.UTC(2026, 8, 20 + count)).toISOString(),
          }),
        ),
      });
      const metric = known('deals-added');
      const { table } = await metric.read();
      const filters: readonly BoardView['only'][] = [{}, { owner: ['Amira'] }, { source: ['Referral', 'No source'] }];
      for (const only of filters) {
        const asked = { ...view, only };
        const shown = widget({ shape, group: 'source' });
        const { points, rows, value } = await figures(shown, asked);
        expect(matchingRows(table, rowsBehind(shown, metric, asked, undefined)).length).toBe(rows);
        expect(value).toBeGreaterThan(0);
        for (const point of points) {
          expect(matchingRows(table, rowsBehind(shown, metric, asked, point.key)).length).toBe(point.rows);
        }
      }
    },
  );
});

describe('a figure', () => {
  it('of this quarter goes by today, whatever the dates of the board', () => {
    const { days } = questionsOf(widget({ metric: 'won', shape: 'figure', period: 'quarter' }), known('won'), view);
    expect(days).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  });

  it('says how much more or less it is than before, and whether that is good news', () => {
    const count = { unit: 'count', good: 'more' } as const;
    expect(changeOf({ value: 503, before: 373 }, count)).toEqual({
      words: '35% more than 373 before',
      up: true,
      good: true,
    });
    expect(changeOf({ value: 90, before: 120 }, { unit: 'minutes', good: 'less' })).toMatchObject({
      words: '25% less than 2 h before',
      good: true,
    });
    expect(changeOf({ value: 3, before: 0 }, count)?.words).toBe('None before');
    expect(changeOf({ value: 3, before: 3 }, count)).toMatchObject({ words: 'Same as before', up: undefined });
    expect(changeOf({ value: 3, before: undefined }, count)).toBeUndefined();
  });

  it('is written in its unit', () => {
    expect(inUnit(1_700_000, 'money')).toBe('£17,000');
    expect(inUnit(102, 'minutes')).toBe('1 h 42 min');
    expect(inUnit(4.55, 'score')).toBe('4.6');
    expect(inUnit(undefined, 'score')).toBe('Nothing yet');
  });

  it('names the filters that its records know nothing of', () => {
    const asked = { ...view, only: { source: ['Referral'], owner: [] } };
    expect(unmetFilters(known('requests'), asked)).toEqual(['source']);
    expect(unmetFilters(known('won'), asked)).toEqual([]);
  });
});

it('an axis has round marks up to the highest value', () => {
  expect(axisMarks(36, 'count')).toEqual([0, 10, 20, 30, 40]);
  expect(axisMarks(0, 'count')).toEqual([0, 1]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (highest) => {
      const marks = axisMarks(highest, 'count');
      expect(marks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(marks.length).toBeLessThanOrEqual(6);
    }),
  );
});

it('a metric is read anew when its records change, and not otherwise', async () => {
  await openMemoryStore({ deals: [deal(passed('new'))] });
  const metric = defineMetric({
    ...{ id: 'x', label: 'x', purpose: 'x', area: 'Sales', noun: ['deal', 'deals'] },
    ...{ fold: 'count', unit: 'count', good: 'more' },
    collection: deals,
    alsoWatched: pipelines,
    at: ({ createdAt }) => createdAt,
    groups: {},
    title: ({ name }) => name,
    href: () => '/',
  });
  const first = await metric.read();
  expect(await metric.read()).toBe(first);
  expect(first.recordOf(0)?.title).toBe('Website refresh');
  await openMemoryStore({ deals: [deal(passed('new')), deal(passed('new'))] });
  expect((await metric.read()).table.at).toHaveLength(2);
});
