import { expect, it } from 'vitest';
import { answersThere } from './attendance';

const at = '2026-12-08T10:00:00.000Z';
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'UID:m1', ...lines, 'END:VEVENT'];
const calendar = (...lines: readonly string[]) =>
  `${['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')}\r\n`;
const sam = (said: string) => `ATTENDEE;CN="Plum; PARTSTAT=DECLINED";PARTSTAT=${said}:mailto:Sam@Example.com`;
const found = (text: string, original = at) =>
  answersThere(text, original).map(({ address, attendance, stamped }) => [address, attendance, stamped]);

it('a calendar says who comes, and since when at most', () => {
  const text = calendar(
    ...event('DTSTAMP:20261101T090000Z', 'LAST-MODIFIED:20261126T090000Z', sam('ACCEPTED')),
    ...['BEGIN:VTODO', sam('DECLINED'), 'END:VTODO'],
  );
  expect(found(text)).toEqual([['sam@example.com', 'accepted', '2026-11-26T09:00:00.000Z']]);
});

it('one time of a series has its own answers, also where nobody has answered of it', () => {
  const series = event('DTSTAMP:20261101T090000Z', 'RRULE:FREQ=WEEKLY', sam('ACCEPTED'));
  const one = (said: string) => event('DTSTAMP:20261101T090000Z', 'RECURRENCE-ID:20261208T100000Z', sam(said));
  const attendance = (text: string, original?: string) => found(text, original).map(([, said]) => said);
  expect(attendance(calendar(...one('DECLINED'), ...series))).toEqual(['declined']);
  expect(attendance(calendar(...series, ...one('NEEDS-ACTION')))).toEqual([]);
  expect(attendance(calendar(...series, ...one('DECLINED')), '2026-12-15T10:00:00.000Z')).toEqual(['accepted']);
});

it('nothing is said by what cannot be read', () => {
  expect(found(calendar(...event(sam('ACCEPTED'))).slice(0, -20))).toEqual([]);
  expect(found('')).toEqual([]);
});
