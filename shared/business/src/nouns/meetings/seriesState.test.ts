import { undo } from '@steps/platform/src/core/store/history';
import { contact, fixClock, meeting, openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { activitiesByContact } from '../activities/activity';
import { contacts } from '../contacts/contact';
import { meetings } from './meeting';
import { type Occurrence, occurrencesOf } from './recurrence';
import { splitSeries } from './seriesRules';
import { schedule } from './seriesState';

const weekly = meeting({
  id: 'weekly',
  title: 'Review',
  start: '2026-10-13T08:00:00.000Z',
  end: '2026-10-13T09:00:00.000Z',
  recurrence: 'FREQ=WEEKLY;BYDAY=TU;COUNT=5',
  contactId: 'ann',
});
const [from, until] = [Date.parse('2026-01-01'), Date.parse('2028-01-01')];
const all = () =>
  meetings
    .all()
    .flatMap((one) => occurrencesOf(one, from, until))
    .sort((one, other) => Date.parse(one.meeting.start) - Date.parse(other.meeting.start));
const nth = (index: number): Occurrence => all()[index] ?? expect.fail('no such occurrence');
const starts = () => all().map(({ meeting: { start } }) => start.slice(0, 16));

let free: () => void;
beforeEach(async () => {
  await openMemoryStore({ meetings: [weekly], contacts: [contact({ id: 'ann', lastContact: undefined })] });
  free = fixClock();
});
afterEach(() => free());

describe('one occurrence', () => {
  it('is moved alone, and put back by undo', () => {
    schedule.change(nth(1), { start: '2026-10-21T14:00:00.000Z', end: '2026-10-21T15:00:00.000Z' }, 'one');
    expect(starts()).toEqual([
      '2026-10-13T08:00',
      '2026-10-21T14:00',
      '2026-10-27T09:00',
      '2026-11-03T09:00',
      '2026-11-10T09:00',
    ]);
    undo();
    expect(starts()[1]).toBe('2026-10-20T08:00');
  });

  it('keeps fields of its own when it is changed again', () => {
    schedule.change(nth(1), { title: 'Review with Sam', reminderMinutes: undefined }, 'one');
    schedule.change(nth(1), { location: 'Our studio' }, 'one');
    expect(nth(1).meeting).toMatchObject({
      title: 'Review with Sam',
      location: 'Our studio',
      start: '2026-10-20T08:00:00.000Z',
    });
    expect(nth(0).meeting.title).toBe('Review');
  });

  it('is deleted alone; deleting the last one deletes the meeting', () => {
    schedule.delete(nth(1), 'one');
    expect(starts()).toHaveLength(4);
    for (let left = 4; left > 0; left--) schedule.delete(nth(0), 'one');
    expect(meetings.size).toBe(0);
  });
});

describe('this one and the following', () => {
  it('become a meeting of their own at another time, in one step', () => {
    schedule.change(nth(2), { start: '2026-10-28T10:00:00.000Z', end: '2026-10-28T12:00:00.000Z' }, 'following');
    expect(starts()).toEqual([
      '2026-10-13T08:00',
      '2026-10-20T08:00',
      '2026-10-28T10:00',
      '2026-11-04T10:00',
      '2026-11-11T10:00',
    ]);
    expect(meetings.size).toBe(2);
    undo();
    expect(meetings.all()).toEqual([weekly]);
  });

  it('are deleted, and earlier ones stay', () => {
    schedule.delete(nth(2), 'following');
    expect(starts()).toEqual(['2026-10-13T08:00', '2026-10-20T08:00']);
  });

  it('splitting a series loses no occurrence, wherever it is split', () => {
    const rules = fc.constantFrom(
      'FREQ=DAILY;COUNT=20',
      'FREQ=WEEKLY;BYDAY=MO,TU,FR;COUNT=20',
      'FREQ=MONTHLY;BYMONTHDAY=13;UNTIL=20271231T235959Z',
      'FREQ=MONTHLY;BYDAY=2TU;COUNT=9',
    );
    fc.assert(
      fc.property(rules, fc.nat(8), fc.nat(8), (recurrence, index, gone) => {
        const plain = { ...weekly, recurrence };
        const times = (one: typeof weekly) => occurrencesOf(one, from, until).map(({ meeting: { start } }) => start);
        const series = { ...plain, exdates: [times(plain)[gone] ?? ''] };
        const original = times(plain)[index] ?? expect.fail('too few');
        const { before, after } = splitSeries(series, original);
        expect([...(before ? times(before) : []), ...times(after)]).toEqual(times(series));
      }),
    );
  });
});

describe('all occurrences', () => {
  it('move together to another day and time of day', () => {
    schedule.delete(nth(1), 'one');
    schedule.change(nth(1), { start: '2026-10-28T10:00:00.000Z', end: '2026-10-28T10:30:00.000Z' }, 'all');
    expect(starts()).toEqual(['2026-10-14T09:00', '2026-10-28T10:00', '2026-11-04T10:00', '2026-11-11T10:00']);
    expect(nth(0).meeting.end).toBe('2026-10-14T09:30:00.000Z');
  });

  it('take another rule, and exceptions that it does not give are dropped', () => {
    schedule.delete(nth(1), 'one');
    schedule.change(nth(0), { recurrence: 'FREQ=DAILY;COUNT=2' }, 'all');
    expect(starts()).toEqual(['2026-10-13T08:00', '2026-10-14T08:00']);
    expect(meetings.get('weekly')?.exdates).toEqual([]);
  });

  it('are deleted as one step', () => {
    schedule.delete(nth(3), 'all');
    expect(meetings.size).toBe(0);
    undo();
    expect(starts()).toHaveLength(5);
  });
});

describe('meetings', () => {
  it('with a rule that never gives a day are refused', () => {
    const input = {
      title: 'Never',
      start: weekly.start,
      end: weekly.end,
      recurrence: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    };
    expect(() => schedule.add(input)).toThrow('this one never comes');
  });

  it('that were held move the last contact, and their one activity to the latest', () => {
    schedule.change(nth(0), { location: 'Video call' }, 'all');
    schedule.recordHeld(meetings.all(), Date.parse('2026-11-03T12:00:00Z'));
    expect(contacts.get('ann')?.lastContact).toBe('2026-11-03T09:00:00.000Z');
    expect(activitiesByContact.of('ann')).toMatchObject([{ subject: 'Review', dueDate: '2026-11-03T09:00:00.000Z' }]);
  });

  it('that were held with one person move the last contact to the latest of them, in whatever order they come', async () => {
    const lunch = meeting({
      id: 'lunch',
      start: '2026-10-28T12:00:00.000Z',
      end: '2026-10-28T13:00:00.000Z',
      contactId: 'ann',
    });
    for (const held of [
      [lunch, weekly],
      [weekly, lunch],
    ]) {
      await openMemoryStore({ meetings: held, contacts: [contact({ id: 'ann', lastContact: undefined })] });
      schedule.recordHeld(held, Date.parse('2026-11-03T12:00:00Z'));
      expect(contacts.get('ann')?.lastContact).toBe('2026-11-03T09:00:00.000Z');
    }
  });
});
