import { expect, it } from 'vitest';
import { readWebFigures } from './webFigureRules';

it('reads what an analytics product exports: a preamble, its own headings, dates without dashes', () => {
  const { figures, leftOut } = readWebFigures([
    ['# Sessions by channel'],
    ['Date', 'Session default channel group', 'Sessions', 'Key events'],
    ['20261103', 'Organic Search', '1,240', '7'],
    ['20261103', 'Direct', '90', ''],
    [''],
  ]);
  expect(figures).toEqual([
    { id: 'web-2026-11-03-organic search', day: '2026-11-03', channel: 'Organic Search', visits: 1240, conversions: 7 },
    { id: 'web-2026-11-03-direct', day: '2026-11-03', channel: 'Direct', visits: 90, conversions: 0 },
  ]);
  expect(leftOut).toEqual([]);
});

it('adds up lines of the same day and channel, and reads dates with the day first', () => {
  const { figures } = readWebFigures([
    ['day', 'visitors'],
    ['03/11/2026', '10'],
    ['3/11/2026', '5'],
  ]);
  expect(figures).toEqual([{ id: 'web-2026-11-03-', day: '2026-11-03', channel: '', visits: 15, conversions: 0 }]);
});

it('says which lines were left out and why', () => {
  const { figures, leftOut } = readWebFigures([
    ['Date', 'Visits'],
    ['2026-02-30', '4'],
    ['2026-02-03', '=1+1'],
    ['Total', '12'],
  ]);
  expect(figures).toEqual([]);
  expect(leftOut).toEqual([
    { line: 2, why: '“2026-02-30” is not a date' },
    { line: 3, why: '“=1+1” is not a number of visits' },
    { line: 4, why: '“Total” is not a date' },
  ]);
});

it('refuses a table that has no day or no visits', () => {
  expect(() => readWebFigures([['Name', 'Email']])).toThrow('The file needs a column with the date');
  expect(() => readWebFigures([])).toThrow('The file needs a column with the date');
});
