import { expect, it } from 'vitest';
import { answerIn } from './meetingAnswer';

const sam = 'sam@example.com';
const reply = (attendee = `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${sam}`, ...more: readonly string[]) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Another program//EN', 'METHOD:REPLY', 'BEGIN:VEVENT'],
    ...['UID:m1@steps', 'DTSTAMP:20261126T090000Z', 'SEQUENCE:2', 'ORGANIZER:mailto:ada@bramble.example'],
    ...[attendee, ...more, 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');

it('an answer says whose it is, of which meeting, and to which invitation', () => {
  expect(answerIn(reply(), sam)).toEqual({
    ...{ id: expect.any(String), uid: 'm1@steps', address: sam, attendance: 'accepted', sequence: 2 },
    stamped: '2026-11-26T09:00:00.000Z',
  });
});

it.each([
  ['DECLINED', 'declined'],
  ['tentative', 'tentative'],
  ['NEEDS-ACTION', undefined],
  ['DELEGATED', undefined],
])('what is said as %s', (said, attendance) => {
  expect(answerIn(reply(`ATTENDEE;CN=Sam;PARTSTAT=${said}:MAILTO:Sam@Example.com`), sam)?.attendance).toBe(attendance);
});

it('it is read the same however often, and a later one is another', () => {
  expect(answerIn(reply(), sam)?.id).toBe(answerIn(reply(), sam)?.id);
  expect(answerIn(reply().replace('0900', '1000'), sam)?.id).not.toBe(answerIn(reply(), sam)?.id);
});

it('nobody answers in the name of somebody else', () => {
  expect(answerIn(reply(), 'mallory@example.com')).toBeUndefined();
  const two = reply(
    `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${sam}`,
    'ATTENDEE;PARTSTAT=DECLINED:mailto:mallory@example.com',
  );
  expect(answerIn(two, 'mallory@example.com')).toMatchObject({
    address: 'mallory@example.com',
    attendance: 'declined',
  });
});

it('a name that looks like an answer is none', () => {
  const odd = `ATTENDEE;CN="x;PARTSTAT=ACCEPTED:mailto:${sam}";PARTSTAT=DECLINED:mailto:${sam}`;
  expect(answerIn(reply(odd), sam)?.attendance).toBe('declined');
  expect(answerIn(reply(`ATTENDEE;CN="mailto:${sam}":mailto:mallory@example.com`), sam)).toBeUndefined();
});

it.each([
  ['RECURRENCE-ID:20261208T100000Z', '2026-12-08T10:00:00.000Z'],
  ['RECURRENCE-ID;TZID=America/New_York:20261208T100000', '2026-12-08T15:00:00.000Z'],
  ['RECURRENCE-ID;TZID="GMT Standard Time":20261208T100000', '2026-12-08T10:00:00.000Z'],
  ['RECURRENCE-ID;VALUE=DATE:20261208', '2026-12-08T00:00:00.000Z'],
])('an answer to one time of a series: %s', (line, original) => {
  expect(answerIn(reply(undefined, line), sam)?.original).toBe(original);
});

it('an answer to a time that nobody knows is of no use', () => {
  expect(answerIn(reply(undefined, 'RECURRENCE-ID;TZID=Nowhere:20261208T100000'), sam)).toBeUndefined();
});

it.each([
  ['an invitation', reply().replace('METHOD:REPLY', 'METHOD:REQUEST')],
  ['a file without a method', reply().replace('METHOD:REPLY\r\n', '')],
  ['one that ends in the middle', reply().slice(0, 200)],
  ['one without the time it was given at', reply().replace(/DTSTAMP:.*\r\n/, '')],
  ['a month 13', reply().replace('20261126', '20261326')],
  ['one as deep as a well', 'BEGIN:VCALENDAR\r\n'.repeat(5000)],
  ['no calendar', '<html>'],
])('%s answers nothing', (_, text) => {
  expect(answerIn(text, sam)).toBeUndefined();
});
