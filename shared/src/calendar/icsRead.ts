import { isZone } from '../core/calendar/zones';
import { RuleError } from '../core/store/ruleError';
import type { MeetingInput, MeetingOverride } from '../nouns/meetings/meeting';
import { icsBlocks } from './icsBlocks';
import { type EventFound, readEvent } from './icsEvent';
import { zoneFinder } from './icsZones';

/** A meeting of a file, and what of it could not be kept. */
export interface MeetingFound {
  readonly meeting: MeetingInput;
  readonly notes: readonly string[];
}

export interface IcsReading {
  readonly found: readonly MeetingFound[];
  /** What is not imported, and why. */
  readonly leftOut: readonly { readonly what: string; readonly why: string }[];
}

/** Most meetings taken from one file; the rest is named as left out. */
export const icsEventLimit = 5_000;

const otherParts: Readonly<Record<string, string>> = {
  VTODO: 'To-dos',
  VJOURNAL: 'Journal entries',
  VFREEBUSY: 'Free and busy times',
};

/**
 * Reads an iCalendar file as Google, Outlook, Apple and others write it. Times without a zone are read on the clock of
 * `zone`. A part that is damaged is left out and named; `RuleError` when it is no such file at all.
 */
export function readIcs(text: string, zone: string): IcsReading {
  if (!/BEGIN:\s*VCALENDAR/i.test(text)) {
    throw new RuleError('Choose an .ics file, which begins with BEGIN:VCALENDAR. This file does not.');
  }
  const { events, zones, calendar, others, unfinished } = icsBlocks(text);
  const own = calendar.get('X-WR-TIMEZONE') ?? '';
  const home = isZone(own) ? own : zone;
  const zoneNamed = zoneFinder(zones, home);
  const leftOut = [...others].map(([name, count]) => ({
    what: `${otherParts[name] ?? name}: ${count}`,
    why: 'Only meetings are imported.',
  }));
  if (unfinished > 0) {
    leftOut.push({
      what: unfinished === 1 ? 'One meeting' : `${unfinished} parts`,
      why: 'It begins and does not end: the file is cut off or damaged.',
    });
  }
  if (events.length > icsEventLimit) {
    leftOut.push({
      what: `${events.length - icsEventLimit} meetings`,
      why: `A file may have at most ${icsEventLimit.toLocaleString('en-GB')} meetings. Split it and import the rest by itself.`,
    });
  }
  const read: EventFound[] = [];
  for (const block of events.slice(0, icsEventLimit)) {
    const event = readEvent(block, home, zoneNamed);
    if ('why' in event) leftOut.push(event);
    else read.push(event);
  }
  return { found: together(read), leftOut };
}

/** Changed occurrences (with a RECURRENCE-ID) go into the meeting they belong to; alone they become meetings themselves. */
function together(events: readonly EventFound[]): MeetingFound[] {
  const changes = new Map<string, EventFound[]>();
  for (const event of events) {
    const uid = event.meeting.uid ?? '';
    if (event.original) changes.set(uid, [...(changes.get(uid) ?? []), event]);
  }
  const masters = new Set(events.filter(({ original }) => !original).map(({ meeting }) => meeting.uid));
  const latest = new Map(
    events.map((event) => [`${event.meeting.uid ?? Math.random()} ${event.original ?? ''}`, event]),
  );
  return [...latest.values()].flatMap(({ meeting, notes, original }) => {
    const own = changes.get(meeting.uid ?? '') ?? [];
    if (!original)
      return meeting.recurrence && own.length > 0 ? [withChanges(meeting, notes, own)] : [{ meeting, notes }];
    if (masters.has(meeting.uid)) return [];
    const alone = 'One occurrence of a repeating meeting that is not in the file.';
    return [{ meeting: { ...meeting, uid: `${meeting.uid}/${original}`, recurrence: '' }, notes: [alone, ...notes] }];
  });
}

function withChanges(meeting: MeetingInput, notes: readonly string[], changes: readonly EventFound[]): MeetingFound {
  // Of a meeting that is cancelled as a whole, each occurrence is: that takes none of them out.
  const isOff = (change: EventFound) => change.meeting.status === 'cancelled' && meeting.status !== 'cancelled';
  const cancelled = changes.filter(isOff).map(({ original = '' }) => original);
  const overrides = changes
    .filter((change) => !isOff(change))
    .map(({ original = '', meeting: { uid: _, recurrence: __, exdates: ___, ...own } }) =>
      differing(meeting, original, own),
    );
  return {
    meeting: { ...meeting, overrides, exdates: [...new Set([...(meeting.exdates ?? []), ...cancelled])].sort() },
    notes: [...new Set([...notes, ...changes.flatMap((change) => change.notes)])],
  };
}

/** What an occurrence has of its own: its times, and the fields that differ from the meeting's. */
function differing(meeting: MeetingInput, original: string, own: MeetingInput): MeetingOverride {
  const entries = Object.entries(own).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(meeting[key as keyof MeetingInput]),
  );
  return { ...Object.fromEntries(entries), original, start: own.start, end: own.end };
}
