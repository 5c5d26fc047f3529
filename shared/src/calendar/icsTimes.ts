import ICAL from 'ical.js';
import { isoOfIcal } from '../core/calendar/icalTime';
import { isoOf, wallTime } from '../core/calendar/zones';
import type { FileZone } from './icsZones';

/** What a zone's name in the file means. */
export type ZoneNamed = (name: string) => FileZone;

/** A time that was read: UTC, ISO 8601. */
export interface Read {
  readonly iso: string;
  readonly zone: string;
  readonly isDate: boolean;
}

/** Why an event cannot be read, for the user. */
export class ReadingError extends Error {}

/** The times of a property, on the clock of the zone it names; without one on that of the calendar. */
export function readTimes(property: ICAL.Property, home: string, zoneNamed: ZoneNamed, notes: string[]): Read[] {
  const name = property.getFirstParameter('tzid');
  const named = name ? zoneNamed(name) : undefined;
  if (named?.note) notes.push(named.note);
  if (property.toJSON().slice(3).some(isNoTime)) throw new ReadingError('One of its times cannot be read.');
  return property.getValues().map((value: unknown) => {
    if (!(value instanceof ICAL.Time)) throw new ReadingError('One of its times cannot be read.');
    const isUtc = value.zone === ICAL.Timezone.utcTimezone;
    const zone = isUtc ? 'UTC' : (named?.zone ?? home);
    if (!isUtc && !named && !value.isDate) notes.push(`Its times name no time zone and are read as ${home}.`);
    const wall = { year: value.year, month: value.month, day: value.day, hour: value.hour, minute: value.minute };
    const iso = value.isDate || isUtc ? isoOfIcal(value, zone) : isoOf({ ...wall, second: value.second }, zone);
    return { iso, zone, isDate: value.isDate };
  });
}

/** Whether a time is none that a calendar has, which the library would carry over: the 99th of month 13. */
function isNoTime(value: unknown): boolean {
  const [, month = 0, day = 0, hour = 0, minute = 0, second = 0] = String(value)
    .split(/[-T:Z]/)
    .map(Number);
  return month < 1 || month > 12 || day < 1 || day > 31 || hour > 24 || minute > 59 || second > 60;
}

/** An exception that names only the day, as some programs write them: the time that the meeting has on it. */
export function onDay(day: string, start: string, zone: string): string {
  const { hour, minute, second } = wallTime(start, zone);
  return isoOf({ ...wallTime(day, 'UTC'), hour, minute, second }, zone);
}
