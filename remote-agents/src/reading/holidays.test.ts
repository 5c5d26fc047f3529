import { expect, it } from 'vitest';
import { easterSunday, holidayIn } from './holidays';

const today = '2026-11-18';

it('Easter Sunday is on the day of the calendar', () => {
  const known = ['2019-04-21', '2024-03-31', '2025-04-20', '2026-04-05', '2038-04-25', '2285-03-22'];
  for (const day of known) expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
});

it('a holiday is the last one where it is over, else the next', () => {
  expect(holidayIn('deals won since easter', today, true)).toMatchObject({ from: '2026-04-05', at: 10, end: 22 });
  expect(holidayIn('closing before christmas', today, false)).toMatchObject({ until: '2026-12-24' });
  expect(holidayIn('what did we win before christmas', today, true)).toMatchObject({ until: '2025-12-24' });
  expect(holidayIn('calls on boxing day 2024', today, true)).toMatchObject({ from: '2024-12-26', until: '2024-12-26' });
  expect(holidayIn('meetings after new year', today, false)).toMatchObject({ from: '2027-01-02' });
  expect(holidayIn('meetings over easter', '2027-03-01', false)).toMatchObject({
    from: '2027-03-28',
    until: '2027-03-29',
  });
});

it('what only bears the name of a holiday is none', () => {
  expect(holidayIn('the new year website check', today, false)).toBeUndefined();
  expect(holidayIn('who opened the christmas newsletter', today, false)).toBeUndefined();
});
