import { readParts } from '@steps/platform/src/core/calendar/icalParts';
import { describe, expect, it } from 'vitest';
import { busyText } from './busyText';
import { saySame } from './calendarParts';
import { splitFeed } from './splitFeed';

const lines = (...all: readonly string[]) => `${all.join('\r\n')}\r\n`;
const event = (uid: string, ...more: readonly string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...more, 'END:VEVENT'];
const calendar = (...inner: readonly string[]) => lines('BEGIN:VCALENDAR', 'VERSION:2.0', ...inner, 'END:VCALENDAR');

describe('two texts', () => {
  const text = calendar(...event('a', 'SUMMARY:Tea', 'DTSTART:20261202T100000Z'));

  it('say the same in another order, another folding, and with what servers write themselves', () => {
    const other = lines(
      ...['BEGIN:VCALENDAR', 'PRODID:-//Server//EN', 'VERSION:2.0', 'BEGIN:VEVENT', 'DTSTAMP:20261201T000000Z'],
      ...['DTSTART:20261202T100', ' 000Z', 'SUMMARY:T', '\tea', 'UID:a', 'END:VEVENT', 'END:VCALENDAR'],
    );
    expect(saySame(text, other)).toBe(true);
  });

  it('say something else where a line differs, or stands in another part', () => {
    expect(saySame(text, text.replace('Tea', 'Cake'))).toBe(false);
    const alarm = ['BEGIN:VALARM', 'SUMMARY:Tea', 'END:VALARM'];
    expect(saySame(text, calendar(...event('a', 'DTSTART:20261202T100000Z', ...alarm)))).toBe(false);
  });
});

describe('busy times', () => {
  const text = calendar(
    ...['BEGIN:VTIMEZONE', 'TZID:Europe/London', 'END:VTIMEZONE'],
    ...event(
      'a',
      ...['DTSTART;TZID=Europe/London:20261202T100000', 'RRULE:FREQ=DAILY', 'SUMMARY:Doctor', 'LOCATION:Leeds'],
      ...['DESCRIPTION:Knee\\nDTSTART:no', 'ATTENDEE;CN=Dr Plum:mailto:plum@example.com', 'X-NOTE:Knee'],
      ...['BEGIN:VALARM', 'DESCRIPTION:Doctor', 'END:VALARM'],
    ),
    ...['BEGIN:VTODO', 'UID:t', 'SUMMARY:Pills', 'END:VTODO'],
  );
  it('have when something is, and nothing of what, where and with whom', () => {
    const busy = busyText(text) ?? '';
    expect(busy).toContain('DTSTART;TZID=Europe/London:20261202T100000');
    expect(busy).toContain('RRULE:FREQ=DAILY');
    expect(busy).toContain('BEGIN:VTIMEZONE');
    for (const word of ['Doctor', 'Leeds', 'Knee', 'Plum', 'Pills']) expect(busy).not.toContain(word);
  });
  it('are not made of what cannot be read', () => {
    expect(busyText('SUMMARY:Doctor')).toBeUndefined();
    expect(busyText(text.slice(0, -20))).toBeUndefined();
  });
});

describe('a feed', () => {
  it('is parted by uid, each with its exceptions and its time zones', () => {
    const zones = ['A', 'B'].flatMap((id) => ['BEGIN:VTIMEZONE', `TZID:${id}`, 'END:VTIMEZONE']);
    const found = splitFeed(
      `\uFEFF${calendar(...zones, ...event('a', 'DTSTART;TZID=A:1'), ...event('b'), ...event('a', 'RECURRENCE-ID:1'))}`,
    );
    expect([...(found?.keys() ?? [])]).toEqual(['a', 'b']);
    expect(found?.get('a')?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(found?.get('a')).toContain('TZID:A');
    expect(found?.get('a')).not.toContain('TZID:B');
    expect(found?.get('b')).not.toContain('VTIMEZONE');
  });
  it('has events without a uid once, each time it is read', () => {
    const text = calendar('BEGIN:VEVENT', 'SUMMARY:Tea', 'END:VEVENT');
    expect([...(splitFeed(text)?.keys() ?? [])]).toEqual([...(splitFeed(text)?.keys() ?? [])]);
  });
  it('that was cut is none', () => {
    const text = calendar(...event('a'), ...event('b'));
    for (const end of [20, 60, text.length - 4]) expect(splitFeed(text.slice(0, end))).toBeUndefined();
  });
  it('with words of every language is folded between letters', () => {
    const title = 'Frühstück mit 田中さん 🫖 '.repeat(12);
    const text = splitFeed(calendar(...event('a', `SUMMARY:${title}`)))?.get('a') ?? '';
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(readParts(text)?.[0]?.parts[0]?.lines).toContain(`SUMMARY:${title}`);
  });
});
