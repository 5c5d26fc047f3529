import { createHash } from 'node:crypto';
import { lineOf, type Part, readParts } from '@steps/platform/src/core/calendar/icalParts';
import { written } from './calendarParts';

/** The events of a feed, each with the exceptions of its series and the time zones, by uid; `undefined` where it is no whole calendar. */
export function splitFeed(text: string): ReadonlyMap<string, string> | undefined {
  const calendars = readParts(text.replace(/^\uFEFF/, ''));
  if (!calendars || calendars.some(({ name }) => name !== 'VCALENDAR')) return undefined;
  const found = new Map<string, Part>();
  for (const calendar of calendars) {
    const zones = new Map(
      calendar.parts.flatMap((part) =>
        part.name === 'VTIMEZONE' ? [[lineOf(part, 'TZID') ?? '', part] as const] : [],
      ),
    );
    for (const event of calendar.parts) {
      if (event.name !== 'VEVENT') continue;
      const uid = lineOf(event, 'UID')?.slice(0, 500) || digest(event.lines.join('\n'));
      const whole = found.get(uid) ?? { name: 'VCALENDAR', lines: ['VERSION:2.0', 'PRODID:-//Steps//EN'], parts: [] };
      found.set(uid, whole);
      for (const line of event.lines) {
        const zone = zones.get(/;TZID="?([^":;]+)/i.exec(line)?.[1] ?? '');
        if (zone && !whole.parts.includes(zone)) whole.parts.unshift(zone);
      }
      whole.parts.push(event);
    }
  }
  return new Map([...found].map(([uid, whole]) => [uid, `${written(whole)}\r\n`]));
}

/** A short mark of a text: the same for the same text. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
