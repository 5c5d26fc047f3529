import { type Occurrence, occurrencesOf } from '@steps/business/calendar';
import type { Meeting } from '@steps/business/meetings';
import { meeting } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { absoluteTimes, dragged, endOf, ghostOn, momentsOf, type SlotDrag, slotAt } from './slotRules';

const london = 'Europe/London';
/** Monday to Sunday; the meeting is on Tuesday from 13:10 to 14:10. */
const days = ['02', '03', '04', '05', '06', '07', '08'].map((day) => `2026-11-${day}`);
const tuesday = 1440;
const one = (fields: Partial<Meeting>): Occurrence =>
  occurrencesOf(meeting(fields), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)[0] ?? expect.fail('none');
const occurrence = one({ start: '2026-11-03T13:10:00.000Z', end: '2026-11-03T14:10:00.000Z' });
const held = (what: 'move' | 'resize', origin: number): SlotDrag => ({
  ...{ what, occurrence, origin, moved: false },
  ...absoluteTimes(occurrence, days, london),
});
const plan = (origin: number): SlotDrag => ({ what: 'plan', origin, ...slotAt(origin), moved: false });
const at = (hour: number, minute = 0) => tuesday + hour * 60 + minute;

describe('a meeting that is dragged', () => {
  it('stays where it is when the hand only trembles', () => {
    expect(dragged(held('move', at(13, 30)), at(13, 36), days, london)).toMatchObject({
      moved: false,
      from: at(13, 10),
    });
  });

  it('snaps to the nearest quarter of an hour and keeps its length', () => {
    const drag = dragged(held('move', at(13, 30)), at(14, 33) + 1440, days, london);
    expect(momentsOf(drag, days, london)).toEqual(['2026-11-04T14:15:00.000Z', '2026-11-04T15:15:00.000Z']);
    expect(ghostOn(drag, 2)).toMatchObject({ label: '14:15 – 15:15', title: 'Kick-off' });
    expect(ghostOn(drag, 1)).toBeUndefined();
  });

  it('by its end changes as far as the pointer moves, and never becomes shorter than a step', () => {
    const by = (minutes: number) => dragged(held('resize', at(14, 20)), at(14, 20) + minutes, days, london);
    expect(momentsOf(by(35), days, london)).toEqual(['2026-11-03T13:10:00.000Z', '2026-11-03T14:45:00.000Z']);
    expect(by(-300).to).toBe(at(13, 25));
  });

  it('until midnight still ends on its own day', () => {
    expect(endOf({ to: 2 * 1440 })).toEqual({ index: 1, minutes: 1440 });
    expect(endOf({ to: at(14, 10) })).toEqual({ index: 1, minutes: 850 });
  });
});

describe('free time', () => {
  it('that is pressed for long gives an hour from the half hour', () => {
    expect(slotAt(at(9, 50))).toEqual({ from: at(9, 30), to: at(10, 30) });
  });

  it('that is dragged over is planned in whole steps, either way, and within its day', () => {
    expect(dragged(plan(at(9, 20)), at(10, 50), days, london)).toMatchObject({ from: at(9, 15), to: at(11) });
    expect(dragged(plan(at(9, 20)), at(8, 50), days, london)).toMatchObject({ from: at(8, 45), to: at(9, 30) });
    expect(dragged(plan(at(22)), at(23) + 1440, days, london).to).toBe(2 * 1440);
  });
});
