import { createHash } from 'node:crypto';
import { windowsZones } from '@steps/business/src/calendar/windowsZones';
import { attendances, type MeetingAnswer } from '@steps/business/src/nouns/meetings/meetingAnswer';
import { lineOf, nameOf, type Part, readParts } from '@steps/platform/src/core/calendar/icalParts';
import { isoOf, isZone } from '@steps/platform/src/core/calendar/zones';

/** What a calendar file answers to an invitation in the name of `from` (RFC 5546, section 3.2.3); `undefined` where it says nothing of them. */
export function answerIn(text: string, from: string): MeetingAnswer | undefined {
  const [calendar] = readParts(text.trim()) ?? [];
  if (calendar?.name !== 'VCALENDAR' || lineOf(calendar, 'METHOD')?.toUpperCase() !== 'REPLY') return undefined;
  const event = calendar.parts.find(({ name }) => name === 'VEVENT');
  const uid = lineOf(event, 'UID');
  const stamped = momentIn(event, 'DTSTAMP');
  const attendance = event && attendanceOf(event, from);
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

/** What `from` says of themselves; whatever else the file says of others is not theirs to say. */
function attendanceOf({ lines }: Part, from: string): MeetingAnswer['attendance'] | undefined {
  for (const whole of lines) {
    // A name in quotes may hold what looks like a parameter.
    const line = whole.replace(/"[^"]*"/g, '');
    if (nameOf(line) !== 'ATTENDEE' || /:\s*mailto:\s*(\S+)\s*$/i.exec(line)?.[1]?.toLowerCase() !== from) continue;
    const [, said = ''] = /;PARTSTAT=([A-Z]+)/i.exec(line) ?? [];
    return attendances.find((one) => one === said.toLowerCase());
  }
  return undefined;
}

/** A time of a part, UTC, ISO 8601; of a day its midnight. */
function momentIn(part: Part | undefined, name: string): string | undefined {
  const line = part?.lines.find((one) => nameOf(one) === name) ?? '';
  const [, ...found] = /:(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?\s*$/.exec(line) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(0, 6)
    .map((one) => Number(one ?? 0));
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59 || second > 60) return undefined;
  const named = /;TZID="?([^":;]+)/i.exec(line)?.[1] ?? '';
  const zone = found[6] === 'Z' || found[3] === undefined ? 'UTC' : (windowsZones[named] ?? named);
  return isZone(zone) ? isoOf({ year, month, day, hour, minute, second }, zone) : undefined;
}
