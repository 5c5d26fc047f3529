import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparedDays,
  evenPace,
  lengthOf,
  partsOf,
  periodAround,
  readDays,
  type Step,
  spanOf,
  stepFor,
  steps,
} from './periodRules';

const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const days = fc
  .tuple(day, day)
  .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }));

describe('a period', () => {
  it('is compared with as many days before it, or with the same days a year ago', () => {
    const june = { from: '2026-06-01', to: '2026-11-22' };
    expect(lengthOf(june)).toBe(175);
    expect(comparedDays(june, 'previous')).toEqual({ from: '2025-12-08', to: '2026-05-31' });
    expect(comparedDays(june, 'year')).toEqual({ from: '2025-06-01', to: '2025-11-22' });
    expect(comparedDays(june, 'none')).toBeUndefined();
  });

  it('that ends on a leap day is compared with the last of February', () => {
    expect(comparedDays({ from: '2028-02-01', to: '2028-02-29' }, 'year')?.to).toBe('2027-02-28');
  });

  it('falls into parts that follow each other without a gap, whatever the step', () => {
    fc.assert(
      fc.property(days, fc.constantFrom<Step>(...(Object.keys(steps) as Step[])), (period, step) => {
        fc.pre(lengthOf(period) <= 400);
        const parts = partsOf(period, step);
        expect(parts[0]?.from).toBe(period.from);
        expect(parts.at(-1)?.to).toBe(period.to);
        for (const [at, part] of parts.entries()) {
          const next = parts[at + 1];
          if (next) expect(spanOf(part).until).toBe(spanOf(next).from);
        }
      }),
    );
  });

  it('has weeks from Monday to Sunday, the first and last cut short', () => {
    const parts = partsOf({ from: '2026-11-04', to: '2026-11-17' }, 'week');
    expect(parts.map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-04', '2026-11-08'],
      ['2026-11-09', '2026-11-15'],
      ['2026-11-16', '2026-11-17'],
    ]);
  });

  it('is counted by day up to a month, by week up to half a year, then by month', () => {
    expect(stepFor({ from: '2026-11-01', to: '2026-11-30' })).toBe('day');
    expect(stepFor({ from: '2026-06-01', to: '2026-11-22' })).toBe('week');
    expect(stepFor({ from: '2025-12-01', to: '2026-11-22' })).toBe('month');
  });

  it('of a figure can be the month, quarter or year of today', () => {
    expect(periodAround('2026-11-22', 'month')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(periodAround('2026-11-22', 'quarter')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
    expect(periodAround('2026-11-22', 'year')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  });

  it('is read from the address only when both are days in order', () => {
    const fallback = { from: '2026-06-01', to: '2026-11-22' };
    expect(readDays('2026-01-01', '2026-02-01', fallback)).toEqual({ from: '2026-01-01', to: '2026-02-01' });
    for (const [from, to] of [
      ['2026-02-01', '2026-01-01'],
      ['2026-02-31', '2026-03-01'],
      [null, '2026-01-01'],
      ['1026-01-01', '2026-01-01'],
    ] as const) {
      expect(readDays(from, to, fallback)).toBe(fallback);
    }
  });
});

describe('the pace of a goal', () => {
  it('is its share of the time that has gone, and nothing outside of the period', () => {
    expect(evenPace(100, { from: 0, until: 200 }, 50)).toBe(25);
    expect(evenPace(100, { from: 0, until: 200 }, 200)).toBeUndefined();
    expect(evenPace(100, { from: 10, until: 200 }, 5)).toBeUndefined();
  });
});
