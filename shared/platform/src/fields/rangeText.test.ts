import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addedDays } from './dayText';
import { rangePresets, readRange, showRange } from './rangeText';

// A Sunday.
const today = '2026-11-22';

test.each([
  ['1/11 – 30/11', '2026-11-01', '2026-11-30'],
  ['1 - 30 Nov', '2026-11-01', '2026-11-30'],
  ['1–30 Nov 2026', '2026-11-01', '2026-11-30'],
  ['28 Oct – 3 Nov 2025', '2025-10-28', '2025-11-03'],
  ['28 Dec 2026 – 3 Jan 2027', '2026-12-28', '2027-01-03'],
  ['today to Friday', '2026-11-22', '2026-11-27'],
  ['2026-11-01 to 2026-11-30', '2026-11-01', '2026-11-30'],
  ['30/11 – 1/11', '2026-11-01', '2026-11-30'],
  ['3 Nov', '2026-11-03', '2026-11-03'],
  ['last 30 days', '2026-10-24', '2026-11-22'],
  ['Last 1 day', '2026-11-22', '2026-11-22'],
  ['next 2 weeks', '2026-11-22', '2026-12-05'],
  ['past 3 months', '2026-08-23', '2026-11-22'],
  ['this week', '2026-11-16', '2026-11-22'],
  ['next week', '2026-11-23', '2026-11-29'],
  ['last month', '2026-10-01', '2026-10-31'],
  ['this quarter', '2026-10-01', '2026-12-31'],
  ['last year', '2025-01-01', '2025-12-31'],
  ['February 2028', '2028-02-01', '2028-02-29'],
  ['Q3', '2026-07-01', '2026-09-30'],
  ['q1 2025', '2025-01-01', '2025-03-31'],
  ['2026', '2026-01-01', '2026-12-31'],
])('“%s” is read as %s to %s', (typed, from, to) => {
  expect(readRange(typed, today)).toEqual({ from, to });
});

test.each(['', 'whenever', '31/2 – 3/3', '1/13 to 2/13', 'last 0 days', '9999', '1/11 –'])(
  '“%s” is no range, and is not guessed at',
  (typed) => {
    expect(readRange(typed, today)).toBeUndefined();
  },
);

test.each([
  ['2026-11-01', '2026-11-30', '1 – 30 Nov 2026'],
  ['2026-10-28', '2026-11-03', '28 Oct – 3 Nov 2026'],
  ['2026-12-28', '2027-01-03', '28 Dec 2026 – 3 Jan 2027'],
  ['2026-11-03', '2026-11-03', '3 Nov 2026'],
])('%s to %s is shown day first, and what both ends share once', (from, to, shown) => {
  expect(showRange({ from, to })).toBe(shown);
});

test('what is shown is read as the same range again, whatever today is', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((count) => addedDays('1950-01-01', count));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 900 }), day, (from, length, now) => {
      const range = { from, to: addedDays(from, length) };
      expect(readRange(showRange(range), now)).toEqual(range);
    }),
  );
});

test('each preset can be typed by its name', () => {
  for (const { name, range } of rangePresets) expect(readRange(name, today), name).toEqual(range(today));
});
