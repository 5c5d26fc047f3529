import { setRegion } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { ticket } from '../testing/ticket';
import type { Ticket } from '../tickets';
import {
  clockOf,
  clockText,
  durationText,
  hoursText,
  nextClock,
  ruleText,
  type SlaClock,
  timeLeft,
  urgencyOf,
} from './slaRules';
import { defaultSettings } from './supportSettings';

const minute = 60_000;
const settings = { ...defaultSettings, bankHolidays: false };
const made = '2026-11-03T09:00:00.000Z';
const at = (time: string) => Date.parse(`2026-11-03T${time}:00Z`);
const asked = (fields: Partial<Ticket> = {}) => ticket({ createdAt: made, updatedAt: made, ...fields });
/** A clock with a target of four hours; `spent` in minutes. */
const clock = (state: SlaClock['state'], spent: number): SlaClock => ({
  kind: 'firstReply',
  state,
  target: 240 * minute,
  spent: spent * minute,
});

describe('a promise', () => {
  it('is met up to its target, and missed a millisecond later', () => {
    const state = (now: number) => clockOf(asked(), 'firstReply', settings, now)?.state;
    expect([state(at('13:00')), state(at('13:00') + 1)]).toEqual(['running', 'overdue']);
    const answered = (firstReplyAt: string) =>
      clockOf(asked({ firstReplyAt }), 'firstReply', settings, at('17:00'))?.state;
    expect(answered('2026-11-03T13:00:00.000Z')).toBe('met');
    expect(answered('2026-11-03T13:00:00.001Z')).toBe('missed');
  });

  it('says when it is due, but not when it is not running', () => {
    expect(clockOf(asked(), 'firstReply', settings, at('10:00'))?.dueAt).toBe('2026-11-03T13:00:00.000Z');
    expect(clockOf(asked(), 'firstReply', { ...settings, days: [] }, at('10:00'))).toEqual({
      kind: 'firstReply',
      state: 'running',
      target: 240 * minute,
      spent: 0,
      dueAt: undefined,
    });
    expect(clockOf(asked(), 'firstReply', settings, at('14:00'))).not.toHaveProperty('dueAt');
  });

  it('for an answer is dropped if the ticket is solved without one; for a solution, if it is merged', () => {
    expect(clockOf(asked({ status: 'closed' }), 'firstReply', settings, at('10:00'))).toBeUndefined();
    expect(clockOf(asked({ mergedIntoId: 'other' }), 'resolution', settings, at('10:00'))).toBeUndefined();
    const solved = asked({ status: 'solved', resolvedAt: '2026-11-03T11:00:00.000Z' });
    expect(clockOf(solved, 'resolution', settings, at('17:00'))).toMatchObject({ state: 'met', spent: 120 * minute });
  });

  it('counts from when the ticket was created, whatever the history says before that', () => {
    const statusHistory = [{ status: 'open' as const, at: '2026-11-02T09:00:00.000Z' }];
    expect(clockOf(asked({ statusHistory }), 'firstReply', settings, at('10:00'))?.spent).toBe(60 * minute);
  });

  it('counts no time after it was met', () => {
    const statusHistory = [
      { status: 'open' as const, at: made },
      { status: 'waiting' as const, at: '2026-11-03T12:00:00.000Z' },
    ];
    const answered = asked({ status: 'waiting', statusHistory, firstReplyAt: '2026-11-03T10:00:00.000Z' });
    expect(clockOf(answered, 'firstReply', settings, at('17:00'))?.spent).toBe(60 * minute);
    expect(clockOf(answered, 'resolution', settings, at('17:00'))).toMatchObject({
      state: 'paused',
      spent: 180 * minute,
    });
  });

  it('that is next is worked out again when time, settings or ticket change', () => {
    const open = asked();
    const known = nextClock(open, settings, at('10:00'));
    expect(known?.spent).toBe(60 * minute);
    expect(nextClock(open, settings, at('10:00'))).toBe(known);
    expect(nextClock(open, settings, at('11:00'))?.spent).toBe(120 * minute);
    expect(nextClock(open, { ...settings, from: '10:00' }, at('11:00'))?.spent).toBe(60 * minute);
  });

  it('is none if both are met', () => {
    const kept = asked({ firstReplyAt: made, resolvedAt: made });
    expect(nextClock(kept, settings, at('10:00'))).toBeUndefined();
  });
});

describe('the words of a target', () => {
  it('warn in the last quarter of the time, and alarm beyond it', () => {
    expect(timeLeft(clock('running', 250))).toBe(-10 * minute);
    expect([urgencyOf(clock('running', 180)), urgencyOf(clock('running', 181))]).toEqual(['calm', 'soon']);
    expect(urgencyOf(clock('paused', 239))).toBe('calm');
    expect(urgencyOf(clock('met', 239))).toBe('calm');
    expect([urgencyOf(clock('overdue', 241)), urgencyOf(clock('missed', 241))]).toEqual(['overdue', 'overdue']);
  });

  it('say what is left, how long it took or how much it is over', () => {
    expect(clockText(clock('running', 110))).toBe('due in 2 h 10 min of working time');
    expect(clockText(clock('overdue', 305))).toBe('overdue by 1 h 5 min of working time');
    expect(clockText(clock('paused', 200))).toBe('paused with 40 min of working time left');
    expect(clockText(clock('paused', 240))).toBe('paused with 1 min of working time left');
    expect(clockText(clock('paused', 300))).toBe('paused 1 h of working time over');
    expect(clockText(clock('met', 35))).toBe('met in 35 min of working time');
    expect(clockText(clock('missed', 270))).toBe('missed by 30 min of working time');
  });

  it('give a duration in hours and minutes, rounded up', () => {
    expect([1, minute, minute + 1, 60 * minute, 61 * minute].map(durationText)).toEqual([
      '1 min',
      '1 min',
      '2 min',
      '1 h',
      '1 h 1 min',
    ]);
    expect(durationText(1234 * 60 * minute)).toBe('1,234 h');
  });

  it('name the working hours', async () => {
    const text = (more: Partial<typeof settings>) => hoursText({ ...settings, ...more });
    expect(text({})).toBe('Mon to Fri 09:00 to 18:00, Europe/London');
    expect(text({ days: [5, 4, 3, 2, 1] })).toBe('Mon to Fri 09:00 to 18:00, Europe/London');
    expect(text({ days: [0, 1, 3] })).toBe('Mon, Wed, Sun 09:00 to 18:00, Europe/London');
    expect(text({ days: [2, 4, 6, 5] })).toBe('Tue, Thu, Fri, Sat 09:00 to 18:00, Europe/London');
    expect(text({ bankHolidays: true })).toBe('Mon to Fri 09:00 to 18:00, Europe/London, except bank holidays');
    expect(text({ holidays: ['2026-12-24'] })).toMatch(/London, except 1 holiday of your own$/);
    expect(text({ bankHolidays: true, holidays: ['2026-12-24', '2026-12-31'] })).toMatch(
      /, except bank holidays and 2 holidays of your own$/,
    );
    await openMemoryStore({});
    setRegion({ timeZone: 'Asia/Tokyo' });
    expect(text({})).toBe('Mon to Fri 09:00 to 18:00, Asia/Tokyo');
    setRegion({ timeZone: '' });
  });

  it('name the target of a solution too', () => {
    expect(ruleText('resolution', 'urgent', settings)).toBe(
      'Solution within 9 h of working time at urgent priority (Mon to Fri 09:00 to 18:00, Europe/London). The clock stops while the ticket waits for the requester.',
    );
  });
});
