import { zoneComponent } from '@steps/platform/src/core/calendar/icalZone';
import ICAL from 'ical.js';
import { readIcs } from '../calendar/icsRead';
import { writeIcs } from '../calendar/icsWrite';
import type { Meeting, MeetingInput } from '../nouns/meetings/meeting';
import { meetingFields } from './eventFields';
import { changedKeys } from './fieldMerge';

/**
 * Reads the meeting of a calendar object (RFC 4791, section 4.1), or says why it cannot be kept in step. `home`: the zone for
 * times that name none; it is the meeting's own, so that every browser reads the same.
 */
export function readEventText(text: string, home: string): MeetingInput | { readonly why: string } {
  try {
    const { found, leftOut } = readIcs(text, home);
    const [one, ...more] = found;
    if (!one) return { why: leftOut[0] ? `${leftOut[0].what}: ${leftOut[0].why}` : 'It holds no meeting.' };
    if (more.length > 0 || one.change)
      return {
        why: 'It holds changes that Steps keeps as several meetings. Change it in the calendar that it is from.',
      };
    const faults = [
      ...leftOut.map(({ why }) => why),
      ...one.notes.filter((note) => /repeats cannot be kept/.test(note)),
    ];
    return faults[0] ? { why: faults[0] } : one.meeting;
  } catch (error) {
    return { why: error instanceof Error ? error.message : 'It cannot be read.' };
  }
}

/** A calendar object for a meeting that the server does not have yet; always the same for the same meeting. */
export const newEventText = (meeting: Meeting): string =>
  // A stored object names no method (RFC 4791, section 4.1).
  writeIcs([meeting], new Date(meeting.updatedAt)).replace(/^METHOD:.*\r\n/m, '');

/**
 * The calendar object with what is different in the meeting; properties, parameters, alarms and parts that Steps does not
 * know stay as they are. The same text if nothing differs.
 */
export function patchedEventText(text: string, before: MeetingInput, meeting: Meeting): string {
  const [was, is] = [meetingFields(before), meetingFields(meeting)];
  const changed = changedKeys(was, is);
  if (changed.length === 0) return text;
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[] as never);
  const written = new ICAL.Component(ICAL.parse(newEventText(meeting)) as unknown[] as never);
  const own = masterOf(written);
  const master = masterOf(calendar);
  if (!own || !master) return text;
  for (const key of changed) {
    if (key.startsWith('occurrence ')) continue;
    const person = key.startsWith('attendee ') ? key.slice(9) : undefined;
    if (person !== undefined) copyAttendee(master, own, person);
    else copy(master, own, key.startsWith('exdate ') ? 'exdate' : key);
  }
  const originals = [...new Set(changed.flatMap((key) => /^occurrence (\S+)/.exec(key)?.[1] ?? []))].sort();
  const gone = originals.filter((at) => !is.has(`occurrence ${at} when`));
  const spare = gone.flatMap((at) => exceptionAt(calendar, at, before) ?? []);
  for (const component of spare) calendar.removeSubcomponent(component);
  for (const at of originals.filter((one) => is.has(`occurrence ${one} when`))) {
    const wanted = exceptionAt(written, at, meeting);
    if (!wanted) continue;
    const known = exceptionAt(calendar, at, before);
    const exception = known ?? calendar.addSubcomponent(spare.shift() ?? likeMaster(master));
    for (const name of ['recurrence-id', 'rrule', 'rdate', 'exdate']) exception.removeAllProperties(name);
    copyProperties(exception, wanted, ['recurrence-id']);
    const keys = known
      ? changed.flatMap((key) => (key.startsWith(`occurrence ${at} `) ? (key.split(' ')[2] ?? []) : []))
      : ['title', 'when', 'location', 'notes', 'link', 'status', 'reminder'];
    for (const key of keys) copy(exception, wanted, key);
    if (!known && is.has(`occurrence ${at} attendees`)) copy(exception, wanted, 'attendees');
  }
  addZones(calendar, written, meeting);
  return `${calendar.toString()}\r\n`;
}

/** Properties by field. */
const properties: Readonly<Record<string, readonly string[]>> = {
  title: ['summary'],
  when: ['dtstart', 'dtend', 'duration'],
  repeat: ['rrule', 'rdate'],
  exdate: ['exdate'],
  location: ['location'],
  notes: ['description'],
  link: ['url', 'conference', 'x-google-conference', 'x-microsoft-skypeteamsmeetingurl'],
  status: ['status'],
  attendees: ['attendee', 'organizer'],
};

function copy(to: ICAL.Component, from: ICAL.Component, key: string): void {
  if (key === 'reminder') {
    to.removeAllSubcomponents('valarm');
    for (const alarm of from.getAllSubcomponents('valarm')) to.addSubcomponent(cloned(alarm));
  } else copyProperties(to, from, properties[key] ?? []);
}

function copyProperties(to: ICAL.Component, from: ICAL.Component, names: readonly string[]): void {
  for (const name of names) {
    to.removeAllProperties(name);
    for (const property of from.getAllProperties(name)) to.addProperty(new ICAL.Property(property.toJSON(), to));
  }
}

const personOf = (property: ICAL.Property): string => {
  const value = String(property.getFirstValue() ?? '');
  const name = String(property.getFirstParameter('cn') ?? '');
  return (/^mailto:/i.test(value) ? value.slice(7) : name).trim().toLowerCase();
};

/** Of attendees who stay only the name changes: their answer is the server's to say. */
function copyAttendee(to: ICAL.Component, from: ICAL.Component, person: string): void {
  for (const name of ['attendee', 'organizer']) {
    const wanted = from.getAllProperties(name).find((one) => personOf(one) === person);
    const known = to.getAllProperties(name).filter((one) => personOf(one) === person);
    const cn = wanted?.getFirstParameter('cn');
    if (wanted && known[0]) {
      if (cn) known[0].setParameter('cn', cn);
      else known[0].removeParameter('cn');
    } else if (wanted) to.addProperty(new ICAL.Property(wanted.toJSON(), to));
    // Some programs list the organiser among the attendees too.
    else if (name === 'attendee' || !known[0] || !hasPerson(from, person))
      for (const one of known) to.removeProperty(one);
  }
}

const hasPerson = (event: ICAL.Component, person: string) =>
  [...event.getAllProperties('attendee'), ...event.getAllProperties('organizer')].some(
    (one) => personOf(one) === person,
  );

const events = (calendar: ICAL.Component) => calendar.getAllSubcomponents('vevent');
const masterOf = (calendar: ICAL.Component) => events(calendar).find((one) => !one.hasProperty('recurrence-id'));
const cloned = (component: ICAL.Component) => new ICAL.Component(JSON.parse(JSON.stringify(component.toJSON())));

/** A part that is new in a series takes over what the server has in its main part. */
const likeMaster = (master: ICAL.Component) => cloned(master);

/** The part that changes the occurrence which the rule gives at this moment, found the way the reader finds it. */
function exceptionAt(calendar: ICAL.Component, original: string, series: MeetingInput): ICAL.Component | undefined {
  return events(calendar).find((event) => {
    if (!event.hasProperty('recurrence-id')) return false;
    const alone = cloned(calendar);
    for (const other of events(alone)) {
      const isThis = other.toString() === event.toString();
      if (other.hasProperty('recurrence-id') && !isThis) alone.removeSubcomponent(other);
    }
    const read = readEventText(alone.toString(), series.timeZone ?? 'UTC');
    return !('why' in read) && read.overrides?.some((one) => Date.parse(one.original) === Date.parse(original));
  });
}

/** Adds the definitions of time zones that the object lacks. */
function addZones(calendar: ICAL.Component, written: ICAL.Component, { start }: Meeting): void {
  const idOf = (zone: ICAL.Component) => String(zone.getFirstPropertyValue('tzid'));
  const known = new Set(calendar.getAllSubcomponents('vtimezone').map(idOf));
  for (const zone of written.getAllSubcomponents('vtimezone').map(idOf)) {
    if (!known.has(zone)) calendar.addSubcomponent(zoneComponent(zone, Date.parse(start)));
  }
}

/** A meeting that shows only when somebody is busy: its times and how they repeat. Nothing for one that blocks no time. */
export function busyOnly(meeting: MeetingInput): MeetingInput | undefined {
  if (meeting.status === 'cancelled') return undefined;
  const { start, end, timeZone, allDay, recurrence, rdates, exdates, overrides, uid } = meeting;
  const times = overrides?.map((one) => ({
    original: one.original,
    ...(one.start && { start: one.start }),
    ...(one.end && { end: one.end }),
    ...(one.allDay !== undefined && { allDay: one.allDay }),
    ...(one.timeZone && { timeZone: one.timeZone }),
  }));
  return {
    title: 'Busy',
    start,
    end,
    ...(timeZone && { timeZone }),
    ...(allDay && { allDay }),
    ...(recurrence && { recurrence }),
    ...(rdates && { rdates }),
    ...(exdates && { exdates }),
    ...(times && { overrides: times }),
    ...(uid && { uid }),
  };
}
