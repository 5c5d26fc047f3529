import { createHash } from 'node:crypto';
import { attendeesOf, momentIn } from '@steps/business/src/calendar/attendance';
import type { MeetingAnswer } from '@steps/business/src/nouns/meetings/meetingAnswer';
import { lineOf, readParts } from '@steps/platform/src/core/calendar/icalParts';

/** What a calendar file answers to an invitation in the name of `from` (RFC 5546, section 3.2.3); `undefined` where it says nothing of them. */
export function answerIn(text: string, from: string): MeetingAnswer | undefined {
  const [calendar] = readParts(text.trim()) ?? [];
  if (calendar?.name !== 'VCALENDAR' || lineOf(calendar, 'METHOD')?.toUpperCase() !== 'REPLY') return undefined;
  const event = calendar.parts.find(({ name }) => name === 'VEVENT');
  const uid = lineOf(event, 'UID');
  const stamped = momentIn(event, 'DTSTAMP');
  // Whatever else the file says of others is not theirs to say.
  const attendance = event && attendeesOf(event).find(({ address }) => address === from)?.said;
  if (!uid || !stamped || !attendance) return undefined;
  const isOfOne = lineOf(event, 'RECURRENCE-ID') !== undefined;
  const original = momentIn(event, 'RECURRENCE-ID');
  // Nobody knows of which time it is.
  if (isOfOne && original === undefined) return undefined;
  const answer = {
    ...{ uid, address: from, attendance, stamped },
    sequence: Math.min(Math.trunc(Number(lineOf(event, 'SEQUENCE'))) || 0, Number.MAX_SAFE_INTEGER),
    ...(original !== undefined && { original }),
  };
  return { ...answer, id: createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, 32) };
}
