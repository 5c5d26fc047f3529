import { expect, it } from 'vitest';
import { repeatWords } from './repeatWords';

const start = { start: '2026-11-02T09:00:00.000Z', timeZone: 'Europe/London' };

it.each([
  ['FREQ=DAILY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR', 'Every 2 days, only on weekdays'],
  ['FREQ=DAILY;BYMONTH=1,2;COUNT=3', 'Every day in January and February, 3 times'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15', 'Every month on days 1 and 15'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Every month on the last day'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'Every month on the last weekday'],
  ['FREQ=MONTHLY;BYDAY=2TU,4TU', 'Every month on the second Tuesday and the fourth Tuesday'],
  ['FREQ=YEARLY;BYMONTH=2,5,8,11;BYMONTHDAY=1', 'Every year in February, May, August and November on day 1'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=-1SU', 'Every year in November on the last Sunday'],
])('%s is told as “%s”', (rule, words) => {
  expect(repeatWords(rule, start)).toBe(words);
});

it('further days are described with the rule, or alone if there is none', () => {
  const rdates = ['2026-11-05T09:00:00.000Z', '2026-11-06T09:00:00.000Z'];
  expect(repeatWords('FREQ=WEEKLY;BYDAY=MO', { ...start, rdates })).toBe('Every week on Monday, and on 2 more dates');
  expect(repeatWords('FREQ=DAILY;COUNT=1', { ...start, rdates })).toBe('On 3 dates');
});

it('a weekly rule that names no day is on the weekday of the start', () => {
  expect(repeatWords('FREQ=WEEKLY;COUNT=6', start)).toBe('Every week on Monday, 6 times');
});
