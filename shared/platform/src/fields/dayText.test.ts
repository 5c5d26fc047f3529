import { describe, expect, it, test } from 'vitest';
import { readMoney, showMoney } from '../core/numbers/amountText';
import { readNumber } from '../core/numbers/numberText';
import { addedMonths, nextMonday, readDay, showDay } from './dayText';
import { readMoment, showMoment } from './momentText';
import { addedMinutes, readTime } from './timeText';

// A Sunday.
const today = '2026-11-22';

describe('a typed day', () => {
  test.each([
    ['3/11', '2026-11-03'],
    ['3/11/2026', '2026-11-03'],
    ['03.11.26', '2026-11-03'],
    ['3 11 2027', '2027-11-03'],
    ['3 Nov', '2026-11-03'],
    ['3rd of November 2026', '2026-11-03'],
    ['Nov 3, 2026', '2026-11-03'],
    ['Tue 3 Nov 2026', '2026-11-03'],
    ['2026-11-03', '2026-11-03'],
    ['3 Jan', '2027-01-03'],
    ['today', '2026-11-22'],
    ['Tomorrow', '2026-11-23'],
    ['next Monday', '2026-11-23'],
    ['Friday', '2026-11-27'],
    ['sunday', '2026-11-29'],
    ['in 30 days', '2026-12-22'],
    ['in 2 weeks', '2026-12-06'],
    ['29 Feb 2028', '2028-02-29'],
  ])('“%s” is %s', (text, day) => expect(readDay(text, today)).toBe(day));

  test.each(['11/22/2026', '31/2', '29/2/2027', '3', 'soon', 'march', '3/13', '99999'])(
    '“%s” is refused: the day comes first, and it must exist',
    (text) => expect(readDay(text, today)).toBeUndefined(),
  );

  it('reads what it shows', () => {
    for (const day of ['2026-11-03', '2027-01-31', '2028-02-29']) expect(readDay(showDay(day), today)).toBe(day);
    expect(showDay('2026-11-03')).toBe('Tue 3 Nov 2026');
  });

  it('a month later is the last day of a shorter month, and next Monday is never today', () => {
    expect(addedMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addedMonths('2026-11-30', -12)).toBe('2025-11-30');
    expect(nextMonday('2026-11-23')).toBe('2026-11-30');
    expect(nextMonday(today)).toBe('2026-11-23');
  });
});

describe('a typed time', () => {
  test.each([
    ['14:30', '14:30'],
    ['14.30', '14:30'],
    ['1430', '14:30'],
    ['9', '09:00'],
    ['9.05', '09:05'],
    ['2.30 pm', '14:30'],
    ['12am', '00:00'],
    ['noon', '12:00'],
  ])('“%s” is %s', (text, time) => expect(readTime(text)).toBe(time));

  test.each(['25:00', '9:7', '14:60', '13pm', 'later', '123456'])('“%s” is no time', (text) =>
    expect(readTime(text)).toBeUndefined(),
  );

  it('goes on round midnight', () => {
    expect(addedMinutes('23:45', 30)).toBe('00:15');
    expect(addedMinutes('00:00', -15)).toBe('23:45');
  });
});

describe('a typed day with a time', () => {
  test.each([
    ['3/11 14.30', '2026-11-03T14:30'],
    ['3 Nov 2026 9', '2026-11-03T09:00'],
    ['tomorrow at 2pm', '2026-11-23T14:00'],
    ['next Monday 9:15', '2026-11-23T09:15'],
    ['3/11', '2026-11-03T09:00'],
    ['2026-11-03T14:30', '2026-11-03T14:30'],
    [showMoment('2026-11-03T14:30'), '2026-11-03T14:30'],
  ])('“%s” is %s', (text, moment) => expect(readMoment(text, today)).toBe(moment));

  test.each(['14:30', '3/11 25:00', 'soon 9'])('“%s” is no day with a time', (text) =>
    expect(readMoment(text, today)).toBeUndefined(),
  );
});

describe('a typed number', () => {
  test.each([
    ['1,250.5', 1250.5],
    ['1250', 1250],
    ['−5', -5],
    ['0', 0],
    ['1,25', 1.25],
  ])('“%s” is %s', (text, value) => expect(readNumber(text)).toBe(value));

  test.each(['1,25,0', '1.2.3', 'ten', '-', '1e9', ''])('“%s” is no number', (text) =>
    expect(readNumber(text)).toBeUndefined(),
  );

  it('outside of the limits is refused', () => {
    expect(readNumber('101', { min: 0, max: 100 })).toBeUndefined();
    expect(readNumber('1.5', { whole: true })).toBeUndefined();
  });

  test.each([
    ['£1,250', 125_000],
    ['99.50', 9_950],
    ['1.2k', 120_000],
    ['0', 0],
    ['1,25', 125],
  ])('“%s” is %s pence', (text, pence) => expect(readMoney(text)).toBe(pence));

  test.each(['-5', '9.999', 'lots', '99999999999999999'])('“%s” is no amount', (text) =>
    expect(readMoney(text)).toBeUndefined(),
  );

  it('shows an amount as it reads it', () => {
    expect(showMoney(9_950)).toBe('99.50');
    expect(showMoney(125_000)).toBe('1,250');
    expect(readMoney(showMoney(123_456_789))).toBe(123_456_789);
  });
});
