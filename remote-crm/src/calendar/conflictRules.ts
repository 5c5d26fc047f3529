import { type Occurrence, occurrencesOf } from '@steps/business/calendar';
import type { Meeting } from '@steps/business/meetings';
import { whenOf } from './meetingTimes';

/** Months ahead in which the occurrences of a recurring meeting are compared with the others. */
const monthsAhead = 3;
/** More conflicts than this are not listed: the first few say enough. */
const conflictLimit = 5;

/** Whether a meeting keeps its time free of others: not all day, and it takes place. */
export const isBusy = ({ allDay, status }: Meeting) => !allDay && status !== 'cancelled' && status !== 'no-show';

/** Occurrences of other meetings at the same time as this one or, if it recurs, as its occurrences of the next months. */
export function conflictsOf(meeting: Meeting, others: readonly Meeting[]): Occurrence[] {
  if (!isBusy(meeting)) return [];
  const start = Date.parse(meeting.start);
  const length = Date.parse(meeting.end) - start;
  if (!(length > 0)) return [];
  const until = meeting.recurrence ? start + monthsAhead * 31 * 86_400_000 : start + length;
  const own = occurrencesOf(meeting, start, until).filter((one) => isBusy(one.meeting));
  const found = others
    .filter((other) => other.id !== meeting.id)
    .flatMap((other) => occurrencesOf(other, start, until))
    .filter((other) => isBusy(other.meeting) && own.some((one) => overlap(one.meeting, other.meeting)));
  return found.slice(0, conflictLimit);
}

/** "At the same time: Kick-off (Tue 3 Nov 09:00 – 10:00)". */
export const conflictWords = (conflicts: readonly Occurrence[], zone: string): string =>
  `At the same time: ${conflicts.map(({ meeting }) => `${meeting.title} (${whenOf(meeting, zone)})`).join(', ')}`;

const overlap = (one: Meeting, other: Meeting) =>
  Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end);
