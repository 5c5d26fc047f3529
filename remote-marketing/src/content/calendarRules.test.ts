import { startOfWeek } from '@steps/platform';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../pieces/piece';
import { daysOf, daysOfKey, monthAfter, movedTo, piecesByDay, stepOf } from './calendarRules';

const at = (day: number, hour: number) => new Date(2026, 11, day, hour).toISOString();
const placed = (id: string, fields: Partial<Piece>) => ({
  status: 'draft' as const,
  piece: {
    id,
    kind: 'email' as const,
    title: id,
    brief: {},
    parts: {},
    fields: {},
    createdAt: '',
    updatedAt: '',
    ...fields,
  },
});

describe('the days of a view', () => {
  it('are whole weeks from Monday for a month', () => {
    const days = daysOf('month', '2026-12-10');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-30', '2027-01-03', 35]);
    expect(daysOf('month', '2027-02-14')).toHaveLength(28);
  });

  it('are seven for a week, over the end of a year too', () => {
    expect(daysOf('week', '2027-01-01')).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
    expect(startOfWeek('2026-12-13')).toBe('2026-12-07');
  });

  it('are those of the month for a list, in leap years too', () => {
    expect(daysOf('list', '2028-02-20').at(-1)).toBe('2028-02-29');
  });

  it('go on by a month or a week', () => {
    expect(stepOf('month', '2026-12-31', 1)).toBe('2027-01-01');
    expect(stepOf('week', '2026-12-31', -1)).toBe('2026-12-24');
    expect(monthAfter('2026-01-15', -1)).toBe('2025-12-01');
  });
});

it('a piece is on the day it went out, else on the day it will, in the order of the clock', () => {
  const { days, without } = piecesByDay([
    placed('noon', { scheduledAt: at(10, 12) }),
    placed('nine', { scheduledAt: at(10, 9) }),
    placed('early', { scheduledAt: at(10, 9), publishedAt: at(8, 7) }),
    placed('old', { updatedAt: '2026-11-01' }),
    placed('new', { updatedAt: '2026-11-02' }),
  ]);
  expect([...days].map(([day, list]) => [day, list.map(({ piece }) => piece.id)])).toEqual([
    ['2026-12-10', ['nine', 'noon']],
    ['2026-12-08', ['early']],
  ]);
  expect(without.map(({ piece }) => piece.id)).toEqual(['new', 'old']);
});

it('a piece that is moved keeps its time of day, and gets nine without one', () => {
  expect(movedTo('2026-12-12', at(10, 16))).toBe(at(12, 16));
  expect(movedTo('2026-12-12', undefined)).toBe(at(12, 9));
  // Over the change to summer time the clock's time stays, not the hours between.
  expect(new Date(movedTo('2027-03-29', new Date(2027, 2, 27, 16).toISOString())).getHours()).toBe(16);
});

it('arrows move by a day or a week, other keys do not', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'a'].map(daysOfKey)).toEqual([-1, 1, -7, 7, undefined]);
});
