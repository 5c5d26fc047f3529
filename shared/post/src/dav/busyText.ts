import { busyMark } from '@steps/business/src/nouns/dav/davItem';
import { nameOf, readParts } from '@steps/platform/src/core/calendar/icalParts';
import { written } from './calendarParts';

const busyLines = new Set(
  'UID DTSTART DTEND DURATION RRULE RDATE EXDATE EXRULE RECURRENCE-ID STATUS TRANSP SEQUENCE DTSTAMP LAST-MODIFIED'.split(
    ' ',
  ),
);

/** A calendar with the times of its events alone; `undefined` where it cannot be read. */
export function busyText(text: string): string | undefined {
  const [calendar] = readParts(text) ?? [];
  if (calendar?.name !== 'VCALENDAR') return undefined;
  const events = calendar.parts
    .filter(({ name }) => name === 'VEVENT')
    .map(({ name, lines }) => ({
      ...{ name, parts: [] },
      lines: lines.filter((line) => busyLines.has(nameOf(line))),
    }));
  const zones = calendar.parts.filter(({ name }) => name === 'VTIMEZONE');
  return `${written({ name: 'VCALENDAR', lines: ['VERSION:2.0', 'PRODID:-//Steps//EN', busyMark], parts: [...zones, ...events] })}\r\n`;
}
