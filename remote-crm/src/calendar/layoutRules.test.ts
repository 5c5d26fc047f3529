import { type Occurrence, occurrencesOf } from '@steps/business/calendar';
import type { Meeting } from '@steps/business/meetings';
import { isDay } from '@steps/platform';
import { meeting } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, daysOfView, stepDay, viewTitle } from './dayRules';
import {
  byDay,
  clockChange,
  dayAt,
  drawnFrom,
  drawnTo,
  minutesAt,
  momentAt,
  piecesOf,
  placeBars,
  placePieces,
  withRoom,
} from './layoutRules';
import { zoneOver } from './meetingTimes';

const london = 'Europe/London';
const one = (fields: Partial<Meeting>): Occurrence =>
  occurrencesOf(meeting(fields), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)[0] ?? expect.fail('none');

const pieces = fc
  .array(fc.record({ from: fc.integer({ min: 0, max: 1439 }), length: fc.integer({ min: 0, max: 600 }) }), {
    maxLength: 40,
  })
  .map((list) =>
    list.map(({ from, length }) => ({
      occurrence: one({}),
      day: '2026-11-03',
      from,
      to: Math.min(1440, from + length),
    })),
  );

describe('meetings of a day', () => {
  it('never lie over each other, and none is lost', () => {
    fc.assert(
      fc.property(pieces, (list) => {
        const placed = placePieces(list);
        expect(placed.map(({ from, to }) => `${from}-${to}`).sort()).toEqual(
          list.map(({ from, to }) => `${from}-${to}`).sort(),
        );
        for (const [index, piece] of placed.entries()) {
          expect(piece.column).toBeLessThan(piece.columns);
          for (const other of placed.slice(index + 1)) {
            const overlap = drawnFrom(piece) < drawnTo(other) && drawnFrom(other) < drawnTo(piece);
            if (overlap) {
              expect(piece.column).not.toBe(other.column);
              expect(piece.columns).toBe(other.columns);
            }
          }
        }
      }),
    );
  });

  it('are as wide as the day when they are alone', () => {
    const at = (from: number, to: number) => ({ occurrence: one({}), day: '2026-11-03', from, to });
    expect(
      placePieces([at(540, 600), at(600, 660), at(570, 630)]).map(({ column, columns }) => [column, columns]),
    ).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
    ]);
    expect(placePieces([at(0, 60), at(60, 120)]).every(({ columns }) => columns === 1)).toBe(true);
  });

  it('are counted where there is no room for them', () => {
    fc.assert(
      fc.property(pieces, fc.integer({ min: 2, max: 6 }), (list, room) => {
        const { shown, crowds } = withRoom(placePieces(list), room);
        expect(shown.length + crowds.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
        for (const { column, columns } of shown) expect(column).toBeLessThan(Math.min(columns, room));
      }),
    );
  });

  it('over midnight have a piece on both days', () => {
    const night = one({ start: '2026-11-03T23:00:00.000Z', end: '2026-11-04T01:30:00.000Z' });
    expect(piecesOf([night], ['2026-11-03', '2026-11-04'], london)).toMatchObject([
      { day: '2026-11-03', from: 1380, to: 1440 },
      { day: '2026-11-04', from: 0, to: 90 },
    ]);
    const untilMidnight = one({ start: '2026-11-03T23:00:00.000Z', end: '2026-11-04T00:00:00.000Z' });
    expect(piecesOf([untilMidnight], ['2026-11-03', '2026-11-04'], london)).toMatchObject([{ from: 1380, to: 1440 }]);
    const secondsAfter = one({ start: '2026-11-03T23:00:00.000Z', end: '2026-11-04T00:00:10.000Z' });
    expect(piecesOf([secondsAfter], ['2026-11-03', '2026-11-04'], london)).toMatchObject([
      { from: 1380, to: 1440 },
      { from: 0, to: 0 },
    ]);
  });

  it('are drawn within their day, however short and late, and so is the count of those without room', () => {
    fc.assert(
      fc.property(pieces, fc.integer({ min: 2, max: 6 }), (list, room) => {
        for (const piece of list) {
          expect(drawnFrom(piece)).toBeLessThanOrEqual(piece.from);
          expect(drawnTo(piece)).toBeLessThanOrEqual(1440);
          expect(drawnTo(piece) - drawnFrom(piece)).toBeGreaterThanOrEqual(30);
        }
        for (const { from, to } of withRoom(placePieces(list), room).crowds) {
          expect(to).toBeLessThanOrEqual(1440);
          expect(to - from).toBeGreaterThanOrEqual(30);
        }
      }),
    );
  });

  it('of whole days are bars that do not share a lane on a day', () => {
    const days = daysOfView('week', '2026-11-03');
    const bars = fc.array(
      fc
        .record({ first: fc.integer({ min: -3, max: 9 }), count: fc.integer({ min: 1, max: 6 }) })
        .map(({ first, count }) => {
          const day = (offset: number) => new Date(Date.UTC(2026, 10, 2 + offset)).toISOString();
          return one({ allDay: true, start: day(first), end: day(first + count) });
        }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(bars, (list) => {
        const placed = placeBars(list, days, london);
        const touching = list.filter((bar) =>
          [...byDay([bar], days, london).values()].some(({ length }) => length > 0),
        );
        expect(placed).toHaveLength(touching.length);
        for (const [index, bar] of placed.entries()) {
          for (const other of placed.slice(index + 1)) {
            if (bar.lane === other.lane) expect(bar.last < other.first || other.last < bar.first).toBe(true);
          }
        }
      }),
    );
  });
});

describe('a day', () => {
  it('is shown with the days of its view, weeks from Monday', () => {
    expect(daysOfView('week', '2026-11-08')[0]).toBe('2026-11-02');
    const month = daysOfView('month', '2026-11-15');
    expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(daysOfView('month', '2027-02-10')).toHaveLength(28);
  });

  it('leads to the next and the one before, whatever the length of the month', () => {
    expect(stepDay('month', '2026-10-31', 1)).toBe('2026-11-30');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(stepDay('week', '2026-03-30', -1)).toBe('2026-03-23');
  });

  it('has a title that says what is shown', () => {
    expect(viewTitle('month', '2026-11-03')).toBe('November 2026');
    expect(viewTitle('week', '2026-11-03')).toBe('2 – 8 November 2026');
    expect(viewTitle('week', '2026-12-31')).toBe('28 Dec 2026 – 3 Jan 2027');
    expect(viewTitle('day', '2026-11-03')).toBe('Tuesday 3 November 2026');
  });

  it('has to exist in the calendar', () => {
    expect([isDay('2026-02-29'), isDay('2028-02-29'), isDay('soon'), isDay(null)]).toEqual([false, true, false, false]);
  });

  it('converts with its minutes to a moment and back, on both sides of a clock change', () => {
    const days = fc.constantFrom('2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-26', '2026-11-03');
    fc.assert(
      fc.property(days, fc.integer({ min: 8, max: 95 }), (day, quarters) => {
        const moment = momentAt(day, quarters * 15, london);
        expect([dayAt(moment, london), minutesAt(moment, london)]).toEqual([day, quarters * 15]);
      }),
    );
    expect(momentAt('2026-11-03', 1500, london)).toBe('2026-11-04T01:00:00.000Z');
  });

  it('says which hour its clock skips or shows twice, and in which zone the days shown are', () => {
    expect(clockChange('2026-03-29', london)).toEqual({ way: 'forward', from: 60, to: 120 });
    expect(clockChange('2026-10-25', london)).toEqual({ way: 'back', from: 60, to: 120 });
    expect(clockChange('2026-03-08', 'America/New_York')).toEqual({ way: 'forward', from: 120, to: 180 });
    expect([clockChange('2026-03-28', london), clockChange('2026-03-29', 'UTC')]).toEqual([undefined, undefined]);
    expect(zoneOver(daysOfView('month', '2026-07-10'), london)).toBe('London (GMT+1)');
    expect(zoneOver(daysOfView('week', '2026-03-29'), london)).toBe('London (GMT, from Sun 29 Mar GMT+1)');
    expect(zoneOver(daysOfView('week', '2026-10-25'), london)).toBe('London (GMT+1, from Sun 25 Oct GMT)');
  });
});
