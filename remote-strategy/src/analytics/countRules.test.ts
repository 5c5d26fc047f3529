import { busyTime } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted, type Fold, type MetricTable, matchingRows } from './countRules';

const table = (rows: readonly (readonly [at: number, value: number, owner: string])[]): MetricTable => {
  const labels = [...new Set(rows.map(([, , owner]) => owner))];
  return {
    at: Float64Array.from(rows, ([at]) => at),
    values: Float64Array.from(rows, ([, value]) => value),
    groups: { owner: { labels, codes: Uint32Array.from(rows, ([, , owner]) => labels.indexOf(owner)) } },
  };
};
const some = table([
  [10, 5, 'Amira'],
  [20, 7, 'Tom'],
  [30, 9, 'Amira'],
  [40, Number.NaN, 'Amira'],
  [Number.NaN, 100, 'Tom'],
]);
const all = { span: { from: 0, until: 100 }, only: {} };
const ask = (fold: Fold) => counted(some, { ...all, fold }).value;

describe('a figure', () => {
  it('is the number, the sum, the median or the mean of the rows that have a time', () => {
    expect([ask('count'), ask('sum'), ask('median'), ask('mean')]).toEqual([4, 21, 7, 7]);
  });

  it('of no rows is 0, and has no median or mean', () => {
    const none = { span: { from: 90, until: 100 }, only: {} };
    expect(counted(some, { ...none, fold: 'count' })).toEqual({ value: 0, rows: 0, parts: [] });
    expect(counted(some, { ...none, fold: 'median' }).value).toBeUndefined();
  });

  it('includes the first moment of its period and not the last', () => {
    expect([...matchingRows(some, { span: { from: 10, until: 30 }, only: {} })]).toEqual([0, 1]);
  });

  it('applies the filters of the groups it has, and no other', () => {
    const rows = (only: Record<string, string[]>) => [...matchingRows(some, { ...all, only })];
    expect(rows({ owner: ['Amira'] })).toEqual([0, 2, 3]);
    expect(rows({ owner: ['Nobody'] })).toEqual([]);
    expect(rows({ source: ['Referral'], owner: [] })).toEqual([0, 1, 2, 3]);
  });
});

describe('the parts of a figure', () => {
  it('are groups with the largest first, without those that have no rows', () => {
    expect(counted(some, { ...all, fold: 'sum', by: { group: 'owner' } }).parts).toEqual([
      { key: 'Amira', value: 14, rows: 3 },
      { key: 'Tom', value: 7, rows: 1 },
    ]);
  });

  it('are parts of time in their order, the empty ones too', () => {
    expect(
      counted(some, { ...all, fold: 'count', by: { starts: [0, 15, 25, 60] } }).parts.map((part) => part.rows),
    ).toEqual([1, 1, 2, 0]);
  });

  it('hold each row of the figure exactly once', () => {
    const row = fc.tuple(
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom('a', 'b', 'c'),
    );
    fc.assert(
      fc.property(fc.array(row), fc.uniqueArray(fc.integer({ min: 1, max: 99 })), (rows, cuts) => {
        const made = table(rows);
        const starts = [0, ...cuts.toSorted((one, other) => one - other)];
        for (const by of [{ group: 'owner' }, { starts }]) {
          const { parts, value } = counted(made, { ...all, fold: 'count', by });
          expect(parts.reduce((sum, part) => sum + part.rows, 0)).toBe(value);
        }
        const { parts } = counted(made, { ...all, fold: 'count', by: { starts } });
        for (const [at, part] of parts.entries()) {
          const span = { from: starts[at] ?? 0, until: starts[at + 1] ?? 100 };
          expect(matchingRows(made, { span, only: {} }).length).toBe(part.rows);
        }
      }),
    );
  });
});

it('200,000 rows are counted by week and owner well within a second', async () => {
  const big: MetricTable = {
    at: Float64Array.from({ length: 200_000 }, (_, row) => row * 60_000),
    groups: {
      owner: { labels: ['a', 'b', 'c', 'd'], codes: Uint32Array.from({ length: 200_000 }, (_, row) => row % 4) },
    },
  };
  const span = { from: 0, until: 200_000 * 60_000 };
  const starts = Array.from({ length: 20 }, (_, at) => at * 604_800_000);
  const time = await busyTime(() => {
    const byWeek = counted(big, { span, only: { owner: ['a', 'b', 'c'] }, fold: 'count', by: { starts } });
    const byOwner = counted(big, { span, only: {}, fold: 'count', by: { group: 'owner' } });
    expect(byWeek.value).toBe(150_000);
    expect(byOwner.parts).toHaveLength(4);
  });
  expect(time).toBeLessThan(1_000);
});
