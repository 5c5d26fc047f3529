import { type Occurrence, occurrencesOf } from '@steps/business/calendar';
import type { Meeting } from '@steps/business/meetings';
import { counted, momentFrom } from '@steps/platform';

/** One reminder of one occurrence. */
export interface Reminder {
  /** Unlike any other; another one when the meeting is moved, so that the new time is reminded of too. */
  readonly key: string;
  readonly occurrence: Occurrence;
  /** Start of the meeting, ms since 1970. */
  readonly start: number;
}

const minute = 60_000;
const day = 1440 * minute;
/** How long after the start a reminder still helps: somebody may open Steps a little late. */
const lateness = 5 * minute;
/** The longest reminder that is looked for, ms. */
const longest = 28 * day;

/** Reminders whose time has come and whose meeting has not begun long ago. Meetings that do not take place have none. */
export function dueReminders(meetings: readonly Meeting[], now: number): Reminder[] {
  return meetings.flatMap((meeting) => {
    const own = [meeting.reminderMinutes, ...(meeting.overrides ?? []).map((one) => one.reminderMinutes)];
    const most = Math.max(-1, ...own.map((minutes) => minutes ?? -1));
    if (most < 0) return [];
    const from = now - lateness - day;
    return occurrencesOf(meeting, from, now + Math.min(most * minute, longest) + day).flatMap((occurrence) => {
      const { start: iso, status, reminderMinutes = -1, allDay } = occurrence.meeting;
      // An all-day meeting begins with the day on the own clock.
      const start = allDay ? momentFrom(iso.slice(0, 10)).getTime() : Date.parse(iso);
      const isDue = start - reminderMinutes * minute <= now && now < start + lateness;
      if (reminderMinutes < 0 || status === 'cancelled' || status === 'no-show' || !isDue) return [];
      return [{ key: `${occurrence.key} ${iso} ${reminderMinutes}`, occurrence, start }];
    });
  });
}

/** "starts in 15 minutes", "starts now", "started 3 minutes ago". */
export function startWords(start: number, now: number): string {
  const minutes = Math.round((start - now) / minute);
  if (minutes === 0) return 'starts now';
  if (minutes < 0) return `started ${counted(-minutes, 'minute')} ago`;
  if (minutes < 120) return `starts in ${counted(minutes, 'minute')}`;
  return minutes < 2880
    ? `starts in ${counted(Math.round(minutes / 60), 'hour')}`
    : `starts in ${counted(Math.round(minutes / 1440), 'day')}`;
}
