import { isoOfIcal } from '@steps/platform/src/core/calendar/icalTime';
import { isoOf, isZone, secondMomentOf, type WallTime, wallTime } from '@steps/platform/src/core/calendar/zones';
import ICAL from 'ical.js';
import type { Meeting } from '../nouns/meetings/meeting';
import type { FileZone } from './icsZones';

/** What a zone's name in the file means. */
export type ZoneNamed = (name: string) => FileZone;

/** A time that was read. */
export interface Read {
  /** UTC, ISO 8601; of a time without a zone on the calendar's own clock. */
  readonly iso: string;
  readonly zone: string;
  readonly isDate: boolean;
  /** It names no zone, so it means the clock of whatever it belongs to. */
  readonly isFloating: boolean;
  /** As it is written. */
  readonly wall: WallTime;
}

/** On whose clock a time in UTC is meant: our own parameter, for the hour that comes twice. */
export const zoneParameter = 'x-steps-zone';

/** That a time on the clock is meant as it comes the second time, with the value 1: our own parameter, as iCalendar has none. */
export const foldParameter = 'x-steps-fold';

/** Why an event cannot be read, for the user. */
export class ReadingError extends Error {}

/** The times of a property, on the clock of the zone it names; without one on that of the calendar. */
export function readTimes(property: ICAL.Property, home: string, zoneNamed: ZoneNamed, notes: string[]): Read[] {
  const name = property.getFirstParameter('tzid');
  const named = name ? zoneNamed(name) : undefined;
  if (named?.note) notes.push(named.note);
  if (property.toJSON().slice(3).flat().some(isNoTime)) throw new ReadingError('One of its times cannot be read.');
  return property.getValues().map((found: unknown) => {
    const value = found instanceof ICAL.Period ? found.start : found;
    if (!(value instanceof ICAL.Time)) throw new ReadingError('One of its times cannot be read.');
    const { year, month, day, hour, minute, second, isDate } = value;
    const isUtc = value.zone === ICAL.Timezone.utcTimezone;
    const meant = property.getFirstParameter(zoneParameter) ?? '';
    const zone = isUtc ? (isZone(meant) ? meant : 'UTC') : (named?.zone ?? home);
    const wall = { year, month, day, hour, minute, second };
    const isSecond = property.getFirstParameter(foldParameter) === '1';
    const onClock = isSecond ? new Date(secondMomentOf(wall, zone)).toISOString() : isoOf(wall, zone);
    const iso = isDate || isUtc ? isoOfIcal(value, zone) : onClock;
    return { iso, zone, isDate, isFloating: !isUtc && !named && !isDate, wall };
  });
}

/** Whether no calendar has this time, such as the 99th of month 13: the library would carry it over. */
function isNoTime(value: unknown): boolean {
  // The length of a period is no time.
  if (/^[-+]?P/.test(String(value))) return false;
  const [, month = 0, day = 0, hour = 0, minute = 0, second = 0] = String(value)
    .split(/[-T:Z]/)
    .map(Number);
  return month < 1 || month > 12 || day < 1 || day > 31 || hour > 24 || minute > 59 || second > 60;
}

type Times = Pick<Meeting, 'start' | 'timeZone' | 'allDay'>;

/**
 * What a time that belongs to a meeting (RECURRENCE-ID, EXDATE, RDATE) may mean, the likeliest first: on the meeting's
 * clock where it names none, at the meeting's hour where it names only a day, its day where the meeting is a whole day.
 */
export function meanings({ iso, isDate, isFloating, wall }: Read, meeting: Times): string[] {
  const day = { ...wall, hour: 0, minute: 0, second: 0 };
  if (meeting.allDay)
    return isDate || isFloating ? [isoOf(day, 'UTC')] : [isoOf(day, 'UTC'), dayOf(iso, meeting.timeZone)];
  if (isDate) return [onDay(wall, meeting)];
  return isFloating ? [isoOf(wall, meeting.timeZone), iso] : [iso];
}

/** The time that the meeting has on that day. */
export function onDay({ year, month, day }: WallTime, { start, timeZone }: Times): string {
  const { hour, minute, second } = wallTime(start, timeZone);
  return isoOf({ year, month, day, hour, minute, second }, timeZone);
}

const dayOf = (iso: string, zone: string) => isoOf({ ...wallTime(iso, zone), hour: 0, minute: 0, second: 0 }, 'UTC');
