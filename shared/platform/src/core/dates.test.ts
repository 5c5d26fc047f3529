import { describe, expect, it } from 'vitest';
import {
  byTime,
  daysBetween,
  formatDate,
  formatDay,
  formatFull,
  formatMoment,
  formatMonth,
  formatTime,
  sameDay,
} from './dates';

const now = new Date(2026, 10, 3, 12, 0);
const local = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('dates', () => {
  it('are said as people say them', () => {
    expect(formatMoment(local(2026, 10, 3, 14, 5), now)).toBe('today 14:05');
    expect(formatMoment(local(2026, 10, 2, 9, 30), now)).toBe('yesterday 09:30');
    expect(formatMoment(local(2026, 10, 4, 0, 0), now)).toBe('tomorrow 00:00');
    expect(formatDay(local(2026, 10, 10, 9, 0), now)).toBe('Tue 10 Nov');
    expect(formatDay(local(2025, 10, 3, 9, 0), now)).toBe('Mon 3 Nov 2025');
  });

  it('are a plain date where today does not count, and a calendar day stays the day it names', () => {
    expect(formatDate('2026-09-03')).toBe('3 Sep');
    expect(formatDate('2026-09-03', { weekday: true, year: true })).toBe('Thu 3 Sep 2026');
  });

  it('are a time alone where the day is said already', () => {
    expect(formatTime(local(2026, 10, 3, 9, 5))).toBe('09:05');
  });

  it('call a month by three letters, as in a date', () => {
    expect(formatMonth(local(2026, 8, 3, 9, 5))).toBe('Sep');
    expect(formatDay(local(2026, 8, 3, 9, 5), now)).toBe('Thu 3 Sep');
  });

  it('are told in full on hover', () => {
    expect(formatFull(local(2026, 10, 3, 14, 5))).toBe('Tuesday 3 November 2026, 14:05');
  });

  it('count days by the calendar, not by 24 hours', () => {
    expect(daysBetween(local(2026, 10, 3, 23, 59), local(2026, 10, 4, 0, 1))).toBe(1);
    expect(daysBetween(local(2026, 9, 24, 12, 0), local(2026, 9, 26, 1, 0))).toBe(2);
    expect(sameDay(local(2026, 10, 3, 0, 0), now)).toBe(true);
  });

  it('sort earliest first', () => {
    expect(['2026-02-01', '2025-01-01'].sort(byTime)).toEqual(['2025-01-01', '2026-02-01']);
  });
});
