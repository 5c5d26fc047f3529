import { lineOf, nameOf, type Part, readParts } from '@steps/platform/src/core/calendar/icalParts';
import { isoOf, isZone } from '@steps/platform/src/core/calendar/zones';
import { attendances, type MeetingAnswer } from '../nouns/meetings/meetingAnswer';
import { windowsZones } from './windowsZones';

/** Who an event says takes part, and what they answered, where they did. Addresses in lower case. */
export function attendeesOf({
  lines,
}: Part): readonly { readonly address: string; readonly said: MeetingAnswer['attendance'] | undefined }[] {
  return lines.flatMap((whole) => {
    // A name in quotes may hold what looks like a parameter.
    const line = whole.replace(/"[^"]*"/g, '');
    const address = /:\s*mailto:\s*(\S+)\s*$/i.exec(line)?.[1]?.toLowerCase();
    if (nameOf(line) !== 'ATTENDEE' || address === undefined) return [];
    const [, said = ''] = /;PARTSTAT=([A-Z]+)/i.exec(line) ?? [];
    return { address, said: attendances.find((one) => one === said.toLowerCase()) };
  });
}

/** A time of a part, UTC, ISO 8601; of a day its midnight. */
export function momentIn(part: Part | undefined, name: string): string | undefined {
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

/**
 * What those invited answered, as a linked calendar has it of the occurrence that its rule gives at `original`: of that one where it is an exception,
 * else of the series. The server lets its own user alone write there.
 */
export function answersThere(text: string, original: string): readonly MeetingAnswer[] {
  const events = (readParts(text.trim()) ?? []).flatMap(({ parts }) => parts.filter(({ name }) => name === 'VEVENT'));
  const event =
    events.find((one) => momentIn(one, 'RECURRENCE-ID') === original) ??
    events.find((one) => lineOf(one, 'RECURRENCE-ID') === undefined);
  if (!event) return [];
  const stamped = momentIn(event, 'LAST-MODIFIED') ?? momentIn(event, 'DTSTAMP') ?? '';
  const uid = lineOf(event, 'UID') ?? '';
  return attendeesOf(event).flatMap(({ address, said }) =>
    said ? { id: `${uid} ${address}`, uid, address, attendance: said, sequence: 0, stamped, isConfirmed: true } : [],
  );
}
