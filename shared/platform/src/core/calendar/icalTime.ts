import ICAL from 'ical.js';
import { icalZone } from './icalZone';
import { asUtc, momentOf, wallTime } from './zones';

/** A moment of ours as ical.js has it: on the zone's clock, or a calendar day for all-day meetings. */
export function icalTime(iso: string, zone: string, allDay = false): ICAL.Time {
  if (allDay) {
    const { year, month, day } = wallTime(iso, 'UTC');
    return new ICAL.Time({ year, month, day, isDate: true }, ICAL.Timezone.localTimezone);
  }
  return new ICAL.Time({ ...wallTime(iso, zone), isDate: false }, icalZone(zone));
}

/** The inverse: UTC, ISO 8601. A time without a zone is read on the clock of `zone`. */
export function isoOfIcal(time: ICAL.Time, zone: string): string {
  const { year, month, day, hour, minute, second } = time;
  const wall = { year, month, day, hour, minute, second };
  if (time.isDate) return new Date(asUtc({ ...wall, hour: 0, minute: 0, second: 0 })).toISOString();
  if (time.zone === ICAL.Timezone.utcTimezone) return new Date(asUtc(wall)).toISOString();
  if (time.zone === ICAL.Timezone.localTimezone || !time.zone) return new Date(momentOf(wall, zone)).toISOString();
  return new Date(asUtc(wall) - time.utcOffset() * 1000).toISOString();
}
