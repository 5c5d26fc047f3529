import type { Occurrence } from '@steps/business/calendar';
import type { Meeting } from '@steps/business/meetings';
import { formatClock } from '@steps/platform';
import { daysFrom } from './dayRules';
import { dayAt, dayMinutes, minutesAt, momentAt, snapped, stepMinutes } from './layoutRules';
import { clockText, newLength } from './meetingDraft';

/** What is drawn in a day while it is dragged. */
export interface Ghost {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** Of a meeting that is there already. */
  readonly title: string | undefined;
  readonly kind: Meeting['kind'];
}

/** What is dragged among the hours; minutes since the first day shown began. */
export interface SlotDrag {
  readonly what: 'plan' | 'move' | 'resize';
  readonly occurrence?: Occurrence;
  /** Where the pointer went down. */
  readonly origin: number;
  readonly from: number;
  readonly to: number;
  readonly moved: boolean;
}

/** The same drag with the pointer at another minute. It begins half a step away from where it went down. */
export function dragged(drag: SlotDrag, at: number, days: readonly string[], zone: string): SlotDrag {
  const { what, occurrence, origin } = drag;
  if (!drag.moved && Math.abs(at - origin) < stepMinutes / 2) return drag;
  if (occurrence) {
    const { from, to } = absoluteTimes(occurrence, days, zone);
    const start = snapped(from + at - origin);
    if (what === 'move') return { ...drag, moved: true, from: start, to: start + to - from };
    return { ...drag, moved: true, to: Math.max(snapped(to + at - origin), from + stepMinutes) };
  }
  const dayStart = Math.floor(origin / dayMinutes) * dayMinutes;
  const end = Math.min(Math.max(at, dayStart), dayStart + dayMinutes);
  const [first, last] = [Math.min(origin, end), Math.max(origin, end)];
  const from = Math.floor(first / stepMinutes) * stepMinutes;
  return { ...drag, moved: true, from, to: Math.max(Math.ceil(last / stepMinutes) * stepMinutes, from + stepMinutes) };
}

/** The half hour that was pressed, for as long as a new meeting is. */
export function slotAt(minutes: number): { from: number; to: number } {
  const from = Math.floor(minutes / 30) * 30;
  return { from, to: from + newLength };
}

/** When an occurrence is, in minutes since the first day shown began. */
export function absoluteTimes({ meeting: { start, end } }: Occurrence, days: readonly string[], zone: string) {
  const from = daysFrom(days[0] ?? '', dayAt(start, zone)) * dayMinutes + minutesAt(start, zone);
  return { from, to: from + Math.round((Date.parse(end) - Date.parse(start)) / 60_000) };
}

/** Start and end of what was dragged: UTC, ISO 8601. Moved, it stays as long as it is. */
export function momentsOf(drag: SlotDrag, days: readonly string[], zone: string): [string, string] {
  const { what, occurrence, from, to } = drag;
  const first = days[0] ?? '';
  const before = occurrence?.meeting;
  const start = what === 'resize' && before ? before.start : momentAt(first, from, zone);
  if (what === 'resize') return [start, momentAt(first, to, zone)];
  const length = before ? Date.parse(before.end) - Date.parse(before.start) : 0;
  return [start, new Date(Date.parse(start) + length).toISOString()];
}

/** The part of a drag on one of the days shown. */
export function ghostOn({ from, to, occurrence }: SlotDrag, index: number): Ghost | undefined {
  const [first, last] = [Math.max(from - index * dayMinutes, 0), Math.min(to - index * dayMinutes, dayMinutes)];
  if (last <= first) return undefined;
  const meeting = occurrence?.meeting;
  const text = (minutes: number) => formatClock(clockText(((minutes % dayMinutes) + dayMinutes) % dayMinutes));
  return { from: first, to: last, label: `${text(from)} – ${text(to)}`, title: meeting?.title, kind: meeting?.kind };
}

/** Where a meeting ends: the index of the day, and minutes of it. Midnight is the end of the day before. */
export function endOf({ to }: { readonly to: number }): { index: number; minutes: number } {
  const index = Math.ceil(to / dayMinutes) - 1;
  return { index, minutes: to - index * dayMinutes };
}
