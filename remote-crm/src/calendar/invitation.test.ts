import { ics as files } from '@steps/business/calendar';
import { meeting } from '@steps/testing';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { writeInvitation } from './invitation';

const organiser = { name: 'Ada Bramble', email: 'ada@bramble.example' };
const now = new Date('2026-11-25T09:00:00.000Z');
const tasting = meeting({
  id: 'm1',
  title: 'Tasting',
  start: '2026-12-01T10:00:00.000Z',
  end: '2026-12-01T11:00:00.000Z',
  timeZone: 'Europe/London',
  attendees: [
    { name: 'Sam', email: 'sam@example.com' },
    { name: 'Ada', email: 'ADA@bramble.example' },
    { name: 'Nobody', email: '' },
  ],
  location: 'Shop',
  notes: 'Sam haggles.',
  reminderMinutes: 15,
  kind: 'demo',
});
const written = (of: Partial<typeof tasting> = {}, method: 'REQUEST' | 'CANCEL' = 'REQUEST', sequence = 0) =>
  writeInvitation({ ...tasting, ...of }, { method, organiser, sequence }, now);
const eventsOf = (ics: string) => new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent');

it('an invitation asks those invited for an answer to the address that it is sent from, and keeps notes and reminders here', () => {
  const ics = written();
  const [event] = eventsOf(ics);
  expect(ics).toContain('METHOD:REQUEST\r\n');
  expect(event?.getFirstPropertyValue('organizer')).toBe('mailto:ada@bramble.example');
  expect(
    event
      ?.getAllProperties('attendee')
      .map((one) => [one.getFirstValue(), one.getParameter('rsvp'), one.getParameter('partstat')]),
  ).toEqual([['mailto:sam@example.com', 'TRUE', 'NEEDS-ACTION']]);
  expect(ics).not.toMatch(/haggles|VALARM|X-STEPS|PUBLISH/);
  expect(ics).toContain('SEQUENCE:0');
});

it('a change counts up, and a cancellation is of the same meeting', () => {
  const [first] = eventsOf(written());
  const [update] = eventsOf(written({ start: '2026-12-01T10:30:00.000Z' }, 'REQUEST', 1));
  const cancellation = written({}, 'CANCEL', 2);
  const [gone] = eventsOf(cancellation);
  expect(cancellation).toContain('METHOD:CANCEL\r\n');
  expect(gone?.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect([first, update, gone].map((one) => one?.getFirstPropertyValue('uid'))).toEqual([
    'm1@steps',
    'm1@steps',
    'm1@steps',
  ]);
  expect([first, update, gone].map((one) => one?.getFirstPropertyValue('sequence'))).toEqual([0, 1, 2]);
});

it('each changed occurrence of a series is in it, with its own time and the same people', () => {
  const overrides = [
    {
      original: '2026-12-08T10:00:00.000Z',
      start: '2026-12-08T12:00:00.000Z',
      end: '2026-12-08T13:00:00.000Z',
      notes: 'Sam again.',
    },
  ];
  const ics = written({ recurrence: 'FREQ=WEEKLY;COUNT=4', overrides });
  expect(eventsOf(ics)).toHaveLength(2);
  for (const event of eventsOf(ics)) expect(event.getAllProperties('attendee')).toHaveLength(1);
  expect(ics).not.toContain('Sam again');
});

it('whatever a meeting and its people are called, they add no property and nobody to it', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      'Sam\r\nATTENDEE:mailto:all@example.com',
      'a;b,c:d"e',
      'END:VEVENT\nBEGIN:VEVENT',
      '\\n\\;',
      '🍓\u202e',
    ),
  );
  fc.assert(
    fc.property(text, text, text, (title, name, location) => {
      const ics = written({ title: title || 'x', location, attendees: [{ name, email: 'sam@example.com' }] });
      const events = eventsOf(ics);
      expect(events).toHaveLength(1);
      expect(events[0]?.getAllProperties('attendee').map((one) => one.getFirstValue())).toEqual([
        'mailto:sam@example.com',
      ]);
      expect(files.read(ics, 'UTC').found).toHaveLength(1);
    }),
    { numRuns: 200 },
  );
});
