import { meeting } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { writeIcs } from './icsWrite';

const now = new Date('2026-11-03T12:00:00.000Z');
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('an iCalendar file', () => {
  const text = writeIcs(
    [
      meeting({
        id: 'm1',
        title: 'Weekly review; with everybody, always',
        recurrence: 'FREQ=WEEKLY;COUNT=4',
        exdates: ['2026-11-10T13:00:00.000Z'],
        overrides: [
          { original: '2026-11-17T13:00:00.000Z', start: '2026-11-18T09:00:00.000Z', end: '2026-11-18T10:00:00.000Z' },
        ],
        attendees: [{ name: 'Priya "P" Nair', email: 'priya@fenwick.example' }],
        location: 'Our studio',
        reminderMinutes: 15,
        notes:
          'One line\nand another that is so long that the standard asks for it to be folded at 75 octets of the file',
      }),
    ],
    now,
  );

  it('holds everything of the meeting, on the clock of its zone', () => {
    const lines = unfolded(text).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:m1@steps',
        'DTSTAMP:20261103T120000Z',
        'DTSTART;TZID=Europe/London:20261103T130000',
        'DTEND;TZID=Europe/London:20261103T140000',
        'SUMMARY:Weekly review\\; with everybody\\, always',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=Europe/London:20261110T130000',
        'RECURRENCE-ID;TZID=Europe/London:20261117T130000',
        'DTSTART;TZID=Europe/London:20261118T090000',
        'ATTENDEE;CN=Priya  P  Nair;ROLE=REQ-PARTICIPANT:mailto:priya@fenwick.example',
        'LOCATION:Our studio',
        'TRIGGER:-PT15M',
      ]),
    );
  });

  it('defines the zone by the rules of its clock', () => {
    const lines = unfolded(text).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'TZID:Europe/London',
        'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
        'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0000',
      ]),
    );
  });

  it('ends every line as the standard asks and folds the long ones', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });

  it('writes an all-day meeting as days, and UTC with a Z', () => {
    const days = { start: '2026-11-03T00:00:00.000Z', end: '2026-11-05T00:00:00.000Z', allDay: true };
    const lines = writeIcs([meeting(days), meeting({ timeZone: 'UTC' })], now).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261103', 'DTEND;VALUE=DATE:20261105', 'DTSTART:20261103T130000Z']),
    );
    expect(lines).not.toContain('BEGIN:VTIMEZONE');
  });

  it('holds no line that somebody hid in a text', () => {
    const hidden = 'one\r\nATTENDEE:mailto:x@example.com\rSTATUS:CANCELLED';
    const text = writeIcs([
      meeting({ title: hidden, location: hidden, notes: hidden, link: `https://a.example/${hidden}` }),
    ]);
    expect(
      text
        .replace(/\r\n /g, '')
        .split('\r\n')
        .filter((line) => /^(ATTENDEE|STATUS:CANCELLED)/.test(line)),
    ).toEqual([]);
    expect(text.replaceAll('\r\n', '')).not.toContain('\r');
  });
});
