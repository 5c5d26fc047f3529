import { isZone } from '@steps/platform/src/core/calendar/zones';
import { RuleError } from '@steps/platform/src/core/store/ruleError';

import { occurrenceAt } from '../nouns/meetings/recurrence';
import { icsBlocks } from './icsBlocks';
import { type EventFound, readEvent } from './icsEvent';
import { asMeeting, type Change, type MeetingFound, occurrenceChanges, withChanges } from './icsSeries';
import { byVersion, latest } from './icsVersions';
import { zoneFinder } from './icsZones';

export interface IcsReading {
  readonly found: readonly MeetingFound[];
  /** What is not imported, and why. */
  readonly leftOut: readonly LeftOut[];
}

interface LeftOut {
  readonly what: string;
  readonly why: string;
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
  const leftOut: LeftOut[] = [...others].map(([name, count]) => ({
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
  return { found: together(read, leftOut), leftOut };
}

/** The meetings of the events: each in its latest version, its changed occurrences within it. */
function together(events: readonly EventFound[], leftOut: LeftOut[]): MeetingFound[] {
  const groups = new Map<string, EventFound[]>();
  for (const [at, event] of events.entries()) {
    // An event without an identity is a meeting by itself.
    const key = event.meeting.uid ?? `${at}`;
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups.values()].flatMap((group) => {
    const changes = group.filter((event): event is Change => event.changes !== undefined);
    const masters = latestMasters(
      group.filter(({ changes: own }) => !own),
      leftOut,
    );
    if (masters.length === 0) return alone(changes);
    const several = masters.length > 1;
    return masters.flatMap((found, at) => {
      const mine = changes.filter((change) => masterOf(change, masters) === at);
      if (several) {
        const { uid, start } = found.meeting;
        return withChanges(
          { ...found, meeting: { ...found.meeting, uid: `${uid}/${start}` }, notes: [severalNote, ...found.notes] },
          mine,
        );
      }
      return found.meeting.recurrence || mine.length === 0 ? withChanges(found, mine) : ofOneTime(found, mine);
    });
  });
}

const severalNote = 'The file has several meetings under one identity; each is kept.';

/**
 * The latest version of a meeting. Several, where the file has them under one identity and none is a later version of
 * another: some programs that take bookings write one identity for all.
 */
function latestMasters(found: readonly EventFound[], leftOut: LeftOut[]): EventFound[] {
  const [first, ...others] = found;
  if (!first) return [];
  const best = latest([first, ...others]);
  const equal = found.filter(({ meeting }) => byVersion(meeting, best.meeting) === 0);
  const older = found.filter((one) => !equal.includes(one));
  for (const { meeting } of older) leftOut.push({ what: meeting.title, why: 'The file has a later version of it.' });
  return [...new Map(equal.map((one) => [JSON.stringify(one.meeting), one])).values()];
}

/** Which of several meetings under one identity a change belongs to: the one that takes place then. */
function masterOf(change: Change, masters: readonly EventFound[]): number {
  if (masters.length === 1) return 0;
  const fits = masters.findIndex(({ meeting }) => {
    const [found] = occurrenceChanges(asMeeting(meeting), [change]);
    return found && occurrenceAt(asMeeting(meeting), found.original)?.original === found.original;
  });
  return Math.max(fits, 0);
}

/** A meeting that takes place once, with a later version of that one time; a change of another time is a meeting beside it. */
function ofOneTime(found: EventFound, changes: readonly Change[]): MeetingFound[] {
  const { meeting } = found;
  const all = occurrenceChanges(asMeeting(meeting), changes);
  const own = all.find(({ original }) => original === meeting.start)?.change;
  const isLater = own && byVersion(own.meeting, meeting) >= 0;
  return [
    isLater ? { meeting: { ...own.meeting, recurrence: '' }, notes: own.notes } : found,
    ...alone(all.filter(({ original }) => original !== meeting.start).map(({ change }) => change)),
  ];
}

/** Changes whose meeting is not in the file: each a meeting of its own, unless the calendar has theirs (`change`). */
function alone(changes: readonly Change[]): MeetingFound[] {
  const byTime = new Map<string, Change>();
  for (const change of changes) {
    const known = byTime.get(change.changes.time.iso);
    byTime.set(change.changes.time.iso, known ? latest([known, change]) : change);
  }
  return [...byTime].map(([original, change]) => ({
    meeting: { ...change.meeting, uid: `${change.meeting.uid}/${original}`, recurrence: '' },
    notes: ['One occurrence of a repeating meeting that is not in the file.', ...change.notes],
    change,
  }));
}
