import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankHolidayOn, bankHolidaysOf } from './bankHolidays';

/** As published on gov.uk/bank-holidays, year by year: month and day. */
const published: Readonly<Record<number, string>> = {
  2019: '01-01 04-19 04-22 05-06 05-27 08-26 12-25 12-26',
  2020: '01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28',
  2021: '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28',
  2022: '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27',
  2023: '01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26',
  2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
  2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
  2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
  2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
  2028: '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
};

describe('the bank holidays of England and Wales', () => {
  it.each(Object.entries(published))('of %s are those the government published', (year, days) => {
    expect(
      bankHolidaysOf(Number(year))
        .map(({ day }) => day.slice(5))
        .join(' '),
    ).toBe(days);
  });

  it('have the names the government gives them', () => {
    expect(bankHolidaysOf(2022).map(({ name }) => name)).toEqual([
      'New Year’s Day (substitute day)',
      'Good Friday',
      'Easter Monday',
      'Early May bank holiday',
      'Spring bank holiday',
      'Platinum Jubilee bank holiday',
      'Summer bank holiday',
      'Bank Holiday for the State Funeral of Queen Elizabeth II',
      'Boxing Day',
      'Christmas Day (substitute day)',
    ]);
    expect(bankHolidayOn('2026-12-28')?.name).toBe('Boxing Day (substitute day)');
    expect(bankHolidayOn('2022-05-30')).toBeUndefined();
  });

  it('are eight different weekdays in every year to come', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2024, max: 2400 }), (year) => {
        const days = bankHolidaysOf(year).map(({ day }) => day);
        expect(new Set(days).size).toBe(8);
        expect(days).toEqual(days.toSorted());
        for (const day of days) expect([1, 2, 3, 4, 5]).toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
      }),
    );
  });

  it('follow the earliest and the latest possible Easter', () => {
    // Easter Sunday on 22 March 2285 and on 25 April 2038.
    expect(bankHolidayOn('2285-03-23')?.name).toBe('Easter Monday');
    expect(bankHolidayOn('2038-04-26')?.name).toBe('Easter Monday');
  });
});
