import type { Meeting } from '@steps/business/meetings';
import { addDays } from '@steps/platform';
import { timeZones } from '@steps/platform/zones';
import { shortDay } from './dayRules';
import { clockChange, dayAt, momentAt } from './layoutRules';

/** The zone over the days shown: "London (GMT)", "London (GMT, from Sun 29 Mar GMT+1)". */
export function zoneOver(days: readonly string[], zone: string): string {
  const [first = ''] = days;
  const label = timeZones.label(zone, momentAt(first, 0, zone));
  const changed = days.find((day) => clockChange(day, zone));
  if (!changed) return label;
  return label.replace(
    /\)$/,
    `, from ${shortDay(changed)} ${timeZones.offsetLabel(zone, momentAt(addDays(changed, 1), 0, zone))})`,
  );
}

/** "09:00" on a zone's clock. */
export const timeAt = (iso: string, zone: string): string =>
  new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone });

/** "09:00 – 10:00", or "All day". */
export const timesOf = ({ start, end, allDay }: Meeting, zone: string): string =>
  allDay ? 'All day' : `${timeAt(start, zone)} – ${timeAt(end, zone)}`;

/** The times where it was made, when the clock there shows others: "04:00 – 05:00 New York (GMT-5)". */
export function timesElsewhere(meeting: Meeting, zone: string): string | undefined {
  const { start, end, timeZone, allDay } = meeting;
  if (allDay || (timeAt(start, zone) === timeAt(start, timeZone) && dayAt(start, zone) === dayAt(start, timeZone))) {
    return undefined;
  }
  return `${timeAt(start, timeZone)} – ${timeAt(end, timeZone)} ${timeZones.label(timeZone, start)}`;
}

/** "Tue 3 Nov 09:00 – 10:00", "Tue 3 Nov 23:00 – Wed 4 Nov 01:00", "Tue 3 Nov – Thu 5 Nov". */
export function whenOf(meeting: Meeting, zone: string): string {
  const { start, end, allDay } = meeting;
  const clock = allDay ? 'UTC' : zone;
  const first = dayAt(start, clock);
  const last = allDay ? addDays(dayAt(end, clock), -1) : dayAt(end, clock);
  if (allDay) return first === last ? `${shortDay(first)}, all day` : `${shortDay(first)} – ${shortDay(last)}`;
  if (first === last) return `${shortDay(first)} ${timesOf(meeting, zone)}`;
  return `${shortDay(first)} ${timeAt(start, zone)} – ${shortDay(last)} ${timeAt(end, zone)}`;
}

/** What a screen reader says of a meeting in the calendar. */
export function spokenMeeting(meeting: Meeting, zone: string): string {
  const state = meeting.status && meeting.status !== 'confirmed' ? statusLabels[meeting.status].toLowerCase() : '';
  return [meeting.title, whenOf(meeting, zone), timesElsewhere(meeting, zone), meeting.location, state]
    .filter(Boolean)
    .join(', ');
}

export const statusLabels = {
  confirmed: 'Confirmed',
  tentative: 'Tentative',
  cancelled: 'Cancelled',
  'no-show': 'Did not take place',
} as const;

export const kindLabels = { meeting: 'Meeting', demo: 'Demo', call: 'Call' } as const;
