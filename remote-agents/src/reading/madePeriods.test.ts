import { expect, it } from 'vitest';
import { periodIn } from './period';

// A Wednesday.
const now = new Date('2026-11-18T08:30:00Z');
const days = (text: string) => {
  const found = periodIn(text, now);
  return found && [found.from, found.until];
};

it.each([
  ['closing in early December', '2026-12-01', '2026-12-10'],
  ['closing mid-December', '2026-12-11', '2026-12-20'],
  ['closing in late November', '2026-11-21', '2026-11-30'],
  ['added at the start of the year', '2026-01-01', '2026-01-31'],
  ['meetings in the first week of December', '2026-12-01', '2026-12-07'],
  ['sent in the last week of October', '2026-10-25', '2026-10-31'],
  ['meetings on the first Monday in December', '2026-12-07', '2026-12-07'],
  ['closing in the first half of next year', '2027-01-01', '2027-06-30'],
  ['won in the last quarter of 2025', '2025-10-01', '2025-12-31'],
  ['won in November last year', '2025-11-01', '2025-11-30'],
  ['won in the same month last year', '2025-11-01', '2025-11-30'],
  ['won the month before last', '2026-09-01', '2026-09-30'],
  ['meetings the week after next', '2026-11-30', '2026-12-06'],
  ['due in the rest of the week', '2026-11-18', '2026-11-22'],
  ['meetings later this week', '2026-11-19', '2026-11-22'],
  ['calls earlier this month', '2026-11-01', '2026-11-18'],
  ['the week commencing 23 November', '2026-11-23', '2026-11-29'],
  ['calls on Tuesday last week', '2026-11-10', '2026-11-10'],
  ['two weeks from tomorrow', '2026-12-03', '2026-12-03'],
  ['due a week on Friday', '2026-11-27', '2026-11-27'],
  ['due Friday week', '2026-11-27', '2026-11-27'],
  ["due in three days' time", '2026-11-21', '2026-11-21'],
  ['due in a fortnight', '2026-12-02', '2026-12-02'],
  ['opened in the last 24 hours', '2026-11-17', '2026-11-18'],
  ['due on the 20th', '2026-11-20', '2026-11-20'],
  ['due today or tomorrow', '2026-11-18', '2026-11-19'],
  ['closing next month or the month after', '2026-12-01', '2027-01-31'],
  ['last week or the week before', '2026-11-02', '2026-11-15'],
  ['won between 1 and 15 November', '2026-11-01', '2026-11-15'],
  ['won from 1/11 to 10/11', '2026-11-01', '2026-11-10'],
  ['closing from December to February', '2026-12-01', '2027-02-28'],
  ['calls between Monday and Wednesday', '2026-11-16', '2026-11-18'],
  ['won on November 15', '2026-11-15', '2026-11-15'],
  ['won on 12.11.', '2026-11-12', '2026-11-12'],
  ['calls on the weekend', '2026-11-14', '2026-11-15'],
])('%s is from %s to %s', (text, from, until) => expect(days(text)).toEqual([from, until]));

it.each([
  ['due by close of play Friday', undefined, '2026-11-20'],
  ['closing by mid-December', undefined, '2026-12-20'],
  ['closing before early January', undefined, '2026-12-31'],
  ['due before the 25th', undefined, '2026-11-24'],
  ['won since the second week of October', '2026-10-08', undefined],
  ['closing after the first week of December', '2026-12-08', undefined],
])('%s has one end: %s, %s', (text, from, until) => expect(days(text)).toEqual([from, until]));

it.each([
  'meetings from 9 to 5',
  'the first deal of the month',
  'deals between 5 and 10 thousand',
  'early stage deals',
  'the end of the deal',
  'contracts end in six places',
  'which is the 3rd largest',
])('%s says no days', (text) => expect(days(text)).toBeUndefined());

it('months that are compared are not put together', () => {
  expect(days('compare October and November')).toEqual(['2026-10-01', '2026-10-31']);
});
