import { setRegion } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { addWorkingTime, minutesOf, workingPlace, workingTime, workingZone, zoneHour } from './workingHours';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const ms = (text: string) => Date.parse(text);
/** New for each test, because results are kept by this object. */
const office = (more: Partial<Parameters<typeof workingTime>[0]> = {}) => ({
  days: [1, 2, 3, 4, 5],
  from: '09:30',
  to: '17:45',
  holidays: [] as string[],
  bankHolidays: false,
  worked: [] as string[],
  ...more,
});
/** A Friday and the Monday after it, when London has Greenwich time. */
const friday = (time: string) => ms(`2026-11-06T${time}:00Z`);
const monday = (time: string) => ms(`2026-11-09T${time}:00Z`);

describe('working time between two moments', () => {
  it('begins and ends at the minute that was chosen', () => {
    expect(workingTime(office(), friday('00:00'), friday('23:59'))).toBe(8 * hour + 15 * minute);
    expect(workingTime(office(), friday('09:29'), friday('09:30'))).toBe(0);
    expect(workingTime(office(), friday('09:30'), friday('09:31'))).toBe(minute);
    expect(workingTime(office(), friday('17:44'), friday('17:46'))).toBe(minute);
    expect(workingTime(office(), friday('17:45'), monday('09:30'))).toBe(0);
  });

  it('is the same before and after years that were asked for first', () => {
    const hours = office();
    expect(workingTime(hours, ms('2030-01-01T00:00:00Z'), ms('2030-01-02T00:00:00Z'))).toBe(8.25 * hour);
    expect(workingTime(hours, ms('2021-03-05T00:00:00Z'), ms('2021-03-09T00:00:00Z'))).toBe(2 * 8.25 * hour);
    expect(workingTime(hours, ms('2031-12-01T00:00:00Z'), ms('2031-12-08T00:00:00Z'))).toBe(5 * 8.25 * hour);
  });

  it('counts working days and no others', () => {
    const week: readonly [number, number] = [ms('2026-11-01T00:00:00Z'), ms('2026-11-08T00:00:00Z')];
    expect(workingTime(office({ days: [0] }), ...week)).toBe(8.25 * hour);
    expect(workingTime(office({ days: [] }), ...week)).toBe(0);
    expect(workingTime(office({ holidays: ['2026-11-02', '2026-11-07'] }), ...week)).toBe(4 * 8.25 * hour);
  });

  it('leaves bank holidays out only on request, except those that are worked', () => {
    const christmas: readonly [number, number] = [ms('2026-12-25T00:00:00Z'), ms('2026-12-26T00:00:00Z')];
    expect(workingTime(office(), ...christmas)).toBe(8.25 * hour);
    expect(workingTime(office({ worked: ['2026-12-25'] }), ...christmas)).toBe(8.25 * hour);
    expect(workingTime(office({ bankHolidays: true }), ...christmas)).toBe(0);
    expect(workingTime(office({ bankHolidays: true, worked: ['2026-12-25'] }), ...christmas)).toBe(8.25 * hour);
    expect(workingTime(office({ bankHolidays: true, worked: ['2026-12-28'] }), ...christmas)).toBe(0);
    expect(
      workingTime(office({ bankHolidays: true, holidays: ['2026-12-25'], worked: ['2026-12-25'] }), ...christmas),
      'a holiday of the team stays one',
    ).toBe(0);
  });
});

describe('working time added to a moment', () => {
  it('ends at the close of a day rather than at the next opening', () => {
    expect(addWorkingTime(office(), friday('17:00'), 45 * minute)).toBe(friday('17:45'));
    expect(addWorkingTime(office(), friday('17:00'), 46 * minute)).toBe(monday('09:31'));
    expect(addWorkingTime(office(), friday('08:00'), hour)).toBe(friday('10:30'));
  });

  it('begins at the next opening if nobody works', () => {
    expect(addWorkingTime(office(), friday('17:45'), 0)).toBe(monday('09:30'));
    expect(addWorkingTime(office(), friday('17:45'), 1)).toBe(monday('09:30') + 1);
    expect(addWorkingTime(office({ holidays: ['2026-11-09'] }), friday('20:00'), minute)).toBe(monday('09:31') + day);
  });

  it('finds a day ten years ahead, and gives up beyond', () => {
    const mostly = (days: number) =>
      office({
        days: [0, 1, 2, 3, 4, 5, 6],
        holidays: Array.from({ length: days }, (_, at) =>
          new Date(friday('00:00') + at * day).toISOString().slice(0, 10),
        ),
      });
    expect(addWorkingTime(mostly(30), friday('00:00'), minute)).toBe(friday('09:31') + 30 * day);
    // More than ten years of holidays: the day before the first moment is looked at too.
    expect(addWorkingTime(mostly(3659), friday('00:00'), minute)).toBeUndefined();
  });
});

describe('the place of the working hours', () => {
  it('is London until a zone is chosen, and then its town', async () => {
    expect([workingZone(), workingPlace()]).toEqual(['Europe/London', 'London']);
    await openMemoryStore({});
    setRegion({ timeZone: 'America/Argentina/Buenos_Aires' });
    try {
      expect([workingZone(), workingPlace()]).toEqual(['America/Argentina/Buenos_Aires', 'Buenos Aires']);
      expect(zoneHour(ms('2026-11-06T02:30:00Z'))).toBe(23);
      setRegion({ timeZone: 'America/St_Kitts' });
      expect(workingPlace()).toBe('St Kitts');
    } finally {
      setRegion({ timeZone: '' });
    }
  });

  it('reads a time of day as minutes', () => {
    expect([minutesOf('00:00'), minutesOf('09:05'), minutesOf('23:59')]).toEqual([0, 545, 1439]);
  });
});
