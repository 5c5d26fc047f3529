import type { Occurrence } from '@steps/business/calendar';
import { addDays } from '@steps/platform';
import type { KeyboardEvent } from 'react';
import { dayAt, minutesAt, momentAt, stepMinutes } from './layoutRules';

type Move = (occurrence: Occurrence, start: string, end: string) => void;

/** What the keys on a meeting do, for the hint on the screen. */
export const moveHint = 'Shift and the arrows move a meeting, Alt with up or down makes it longer or shorter.';

/** Shift and arrows move the meeting by 15 minutes or a day; Alt with up or down moves its end. True when it was one. */
export function onMoveKey(event: KeyboardEvent, occurrence: Occurrence, zone: string, onMove: Move): boolean {
  const times = timesFor(event, occurrence, zone);
  if (!times) return false;
  event.preventDefault();
  event.stopPropagation();
  onMove(occurrence, ...times);
  return true;
}

function timesFor(event: KeyboardEvent, { meeting }: Occurrence, zone: string): [string, string] | undefined {
  const { start, end, allDay } = meeting;
  const rows = { ArrowUp: -stepMinutes, ArrowDown: stepMinutes }[event.key] ?? 0;
  const days = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
  if (!rows && !days) return undefined;
  if (event.shiftKey && !event.altKey) return allDay && rows ? undefined : shifted(meeting, days, rows, zone);
  if (event.altKey && !event.shiftKey && rows && !allDay) {
    const longer = new Date(Date.parse(end) + rows * 60_000).toISOString();
    return Date.parse(longer) - Date.parse(start) >= stepMinutes * 60_000 ? [start, longer] : undefined;
  }
  return undefined;
}

/** The times of a meeting moved by days and minutes on the clock; it stays as long as it is. */
export function shifted(
  { start, end, allDay }: Occurrence['meeting'],
  days: number,
  minutes: number,
  zone: string,
): [string, string] {
  const clock = allDay ? 'UTC' : zone;
  const moved = momentAt(addDays(dayAt(start, clock), days), minutesAt(start, clock) + minutes, clock);
  return [moved, new Date(Date.parse(moved) + Date.parse(end) - Date.parse(start)).toISOString()];
}
