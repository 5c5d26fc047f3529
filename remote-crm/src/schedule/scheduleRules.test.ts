import { meeting } from '@steps/shared/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attendeesText, parseAttendees } from './attendeeRules';
import {
  conflictsWith,
  googleCalendarLink,
  meetingInput,
  nextSlot,
  type ScheduleTyped,
  timesOf,
} from './scheduleRules';

const typed: ScheduleTyped = {
  title: 'Demo',
  kind: 'demo',
  date: '2026-11-03',
  time: '14:30',
  minutes: 45,
  zone: 'Europe/London',
  where: '',
  attendees: '',
  reminder: 15,
  notes: '',
  dealId: '',
};

describe('the time of a meeting', () => {
  it('is taken on the clock of its zone, in summer and winter', () => {
    expect(timesOf(typed)).toEqual({ start: '2026-11-03T14:30:00.000Z', end: '2026-11-03T15:15:00.000Z' });
    expect(timesOf({ ...typed, date: '2026-07-03' })?.start).toBe('2026-07-03T13:30:00.000Z');
    expect(timesOf({ ...typed, zone: 'America/New_York' })?.start).toBe('2026-11-03T19:30:00.000Z');
  });

  it('is missing while date or time are', () => {
    expect(timesOf({ ...typed, time: '' })).toBeUndefined();
    expect(() => meetingInput({ ...typed, date: '' })).toThrow('Expected a date and a time.');
  });

  it('is offered at the next full hour of a working day', () => {
    const offered = (now: string) => Object.values(nextSlot(now, 'Europe/London')).join(' ');
    expect(offered('2026-11-03T10:20:00Z')).toBe('2026-11-03 11:00');
    expect(offered('2026-11-03T05:00:00Z')).toBe('2026-11-03 09:00');
    expect(offered('2026-11-06T18:00:00Z')).toBe('2026-11-09 09:00');
    expect(offered('2026-12-31T23:30:00Z')).toBe('2027-01-01 09:00');
  });

  it('is offered in the future, on a weekday in working hours, whenever somebody asks', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.constantFrom('Europe/London', 'Asia/Kolkata', 'America/New_York'), (now, zone) => {
        const slot = nextSlot(now.toISOString(), zone);
        expect(Date.parse(timesOf({ ...slot, minutes: 30, zone })?.start ?? '')).toBeGreaterThan(now.getTime());
        expect([0, 6]).not.toContain(new Date(`${slot.date}T12:00:00Z`).getUTCDay());
        expect(slot.time >= '09:00' && slot.time < '17:00').toBe(true);
      }),
    );
  });
});

describe('a scheduled meeting', () => {
  it('keeps a web address as its link and any other text as its place', () => {
    expect(meetingInput({ ...typed, where: 'https://meet.example.com/a' })).toMatchObject({
      link: 'https://meet.example.com/a',
      location: '',
    });
    expect(meetingInput({ ...typed, where: 'Leeds office' })).toMatchObject({ location: 'Leeds office' });
    expect(meetingInput({ ...typed, where: 'javascript:alert(1)' })).not.toHaveProperty('link');
  });

  it('has no reminder when none was chosen', () => {
    expect(meetingInput({ ...typed, reminder: -1 })).not.toHaveProperty('reminderMinutes');
    expect(meetingInput(typed).reminderMinutes).toBe(15);
  });

  it('is in conflict with what takes place at the same time, not with what ends as it starts', () => {
    const at = (start: string, end: string, more = {}) =>
      meeting({ start: `2026-11-03T${start}:00.000Z`, end: `2026-11-03T${end}:00.000Z`, ...more });
    const inside = at('14:40', '14:50');
    const weekly = meeting({
      start: '2026-10-06T13:30:00.000Z',
      end: '2026-10-06T14:30:00.000Z',
      recurrence: 'FREQ=WEEKLY',
    });
    const others = [
      at('14:00', '14:30'),
      at('15:15', '16:00'),
      ...(['cancelled', 'no-show'] as const).map((status) => at('14:30', '15:00', { status })),
    ];
    const times = { start: '2026-11-03T14:30:00.000Z', end: '2026-11-03T15:15:00.000Z' };
    expect(conflictsWith([inside, weekly, ...others], times)).toEqual([inside, weekly]);
  });

  it('fills in a page of Google Calendar', () => {
    const link = new URL(
      googleCalendarLink(meeting({ title: 'Demo & tea', attendees: [{ name: '', email: 'ada@x.example' }] })),
    );
    expect(link.origin).toBe('https://calendar.google.com');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      text: 'Demo & tea',
      dates: '20261103T130000Z/20261103T140000Z',
      ctz: 'Europe/London',
      add: 'ada@x.example',
    });
  });
});

describe('attendees', () => {
  it('are addresses with or without names, each once', () => {
    expect(parseAttendees('Ada Lovelace <ada@x.example>, sam@y.example; ADA@x.example')).toEqual([
      { name: 'Ada Lovelace', email: 'ada@x.example' },
      { name: '', email: 'sam@y.example' },
    ]);
    expect(() => parseAttendees('sam')).toThrow('Expected an email address');
    expect(() => parseAttendees('Sam <>')).toThrow('Expected an email address for “Sam <>”.');
  });

  it('come back from their text as they were', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const one = fc.record({ name: word, email: fc.tuple(word, word).map(([user, host]) => `${user}@${host}.example`) });
    fc.assert(
      fc.property(fc.uniqueArray(one, { selector: ({ email }) => email, maxLength: 5 }), (list) => {
        expect(parseAttendees(attendeesText(list))).toEqual(list);
      }),
    );
  });
});
