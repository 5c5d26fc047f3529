import { openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDay, showDay } from '../../fields/dayText';
import { readMoment, showMoment } from '../../fields/momentText';
import { rangePresets, readRange, showRange } from '../../fields/rangeText';
import { formatClock, formatDate, formatFull, formatTime } from '../dates';
import { currencySign, formatPence } from '../money';
import { parseAmount, readMoney } from '../numbers/amountText';
import { definePreference, setPreference } from './preferenceState';
import { region, setRegion, startOfWeek } from './regionState';

const today = '2026-11-03';

beforeEach(() => openMemoryStore());

describe('the region', () => {
  it('is British until somebody chooses, also when what is kept cannot be read', () => {
    expect(region()).toMatchObject({ dates: 'day', clock: 24, firstDay: 1, currency: 'GBP', workFrom: '09:00' });
    setPreference(definePreference('region', 'person'), { dates: 'sideways', currency: 'EUR' });
    expect(region()).toMatchObject({ dates: 'day', currency: 'EUR' });
  });

  it('writes dates with the month first, and reads back what it writes', () => {
    setRegion({ dates: 'month' });
    expect(formatDate(today, { weekday: true, year: true })).toBe('Tue Nov 3 2026');
    expect(readDay('11/3/2026', today)).toBe(today);
    expect(readDay(showDay(today), today)).toBe(today);
    const range = { from: '2026-11-01', to: '2026-11-30' };
    expect(showRange(range)).toBe('Nov 1 – Nov 30 2026');
    expect(readRange(showRange(range), today)).toEqual(range);
  });

  it('writes times with AM and PM, and reads back what it writes', () => {
    setRegion({ clock: 12, dates: 'month' });
    expect([formatClock('14:30'), formatTime(`${today}T00:05`)]).toEqual(['2:30 PM', '12:05 AM']);
    expect(formatFull(`${today}T14:05`)).toBe('Tuesday November 3 2026, 2:05 PM');
    expect(readMoment(showMoment(`${today}T14:30`), today)).toBe(`${today}T14:30`);
  });

  it('begins weeks on its own day', () => {
    expect(startOfWeek(today)).toBe('2026-11-02');
    setRegion({ firstDay: 0 });
    expect(startOfWeek(today)).toBe('2026-11-01');
    expect(rangePresets[0]?.range(today)).toEqual({ from: '2026-11-01', to: '2026-11-07' });
    setRegion({ firstDay: 6 });
    expect(startOfWeek(today)).toBe('2026-10-31');
  });

  it('shows amounts in its currency, without converting them, and takes any sign of a currency', () => {
    setRegion({ currency: 'EUR' });
    expect([formatPence(123_450), formatPence(500), formatPence.exact(500)]).toEqual(['€1,234.50', '€5', '€5.00']);
    expect(formatPence(500, 'GBP')).toBe('£5');
    expect([parseAmount('€99.50'), parseAmount('$20'), readMoney('€1.2k')]).toEqual([9950, 2000, 120_000]);
    setRegion({ currency: 'USD' });
    expect(currencySign()).toBe('$');
  });

  it('has a working week with a day in it that ends after it begins', () => {
    expect(() => setRegion({ workDays: [] })).toThrow('at least one working day');
    expect(() => setRegion({ workTo: '08:00' })).toThrow('end after it begins, not run from 09:00 to 08:00');
    setRegion({ workDays: [0, 4, 0], workFrom: '07:30' });
    expect(region()).toMatchObject({ workDays: [0, 4], workFrom: '07:30' });
  });
});
