import { icalTime } from '@steps/platform/src/core/calendar/icalTime';
import { icalZone, zoneComponent } from '@steps/platform/src/core/calendar/icalZone';
import { isSecondMoment } from '@steps/platform/src/core/calendar/zones';
import ICAL from 'ical.js';
import { type Attendee, type Meeting, type MeetingOverride, meetingUid } from '../nouns/meetings/meeting';
import { startAlone } from '../nouns/meetings/repeatRules';
import { foldParameter, zoneParameter } from './icsTimes';

/** Who wrote the file (RFC 5545, section 3.7.3). */
const productId = '-//Steps//Steps Calendar//EN';

const statuses = { confirmed: 'CONFIRMED', tentative: 'TENTATIVE', cancelled: 'CANCELLED', 'no-show': 'CONFIRMED' };

/**
 * The meetings as one iCalendar file (RFC 5545): times on the clock of their zone with its definition, rules with their
 * exceptions and changed occurrences, attendees, alarms; lines folded and ended as the standard asks.
 */
export function writeIcs(meetings: readonly Meeting[], now = new Date()): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', productId);
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN');
  calendar.updatePropertyWithValue('method', 'PUBLISH');
  for (const [zone, first] of zonesOf(meetings)) calendar.addSubcomponent(zoneComponent(zone, first));
  for (const meeting of meetings) {
    calendar.addSubcomponent(eventOf(meeting, now));
    for (const override of meeting.overrides ?? []) calendar.addSubcomponent(changedEvent(meeting, override, now));
  }
  return `${calendar.toString()}\r\n`;
}

/** The zones that the file must define, with the first moment (ms) each is needed for. */
function zonesOf(meetings: readonly Meeting[]): Map<string, number> {
  const zones = new Map<string, number>();
  const need = ({ timeZone, start, allDay }: Pick<Meeting, 'timeZone' | 'start' | 'allDay'>) => {
    if (allDay || timeZone === 'UTC') return;
    zones.set(timeZone, Math.min(zones.get(timeZone) ?? Number.POSITIVE_INFINITY, Date.parse(start)));
  };
  for (const meeting of meetings) {
    need(meeting);
    for (const override of meeting.overrides ?? []) need({ ...meeting, ...override });
  }
  return zones;
}

function eventOf(meeting: Meeting, now: Date): ICAL.Component {
  const event = fieldsOf(meeting, now);
  if (!meeting.recurrence) return event;
  // Further days need no rule beside them.
  if (meeting.recurrence !== startAlone)
    event.updatePropertyWithValue('rrule', ICAL.Recur.fromString(meeting.recurrence));
  for (const rdate of meeting.rdates ?? []) addTime(event, 'rdate', rdate, meeting);
  for (const exdate of meeting.exdates ?? []) addTime(event, 'exdate', exdate, meeting);
  return event;
}

function changedEvent(meeting: Meeting, { original, ...own }: MeetingOverride, now: Date): ICAL.Component {
  const length = Date.parse(meeting.end) - Date.parse(meeting.start);
  const end = new Date(Date.parse(own.start ?? original) + length).toISOString();
  const event = fieldsOf({ ...meeting, start: original, end, ...own, recurrence: '' }, now);
  addTime(event, 'recurrence-id', original, meeting);
  return event;
}

function fieldsOf(meeting: Meeting, now: Date): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.updatePropertyWithValue('uid', meetingUid(meeting));
  event.updatePropertyWithValue('dtstamp', icalTime(now.toISOString(), 'UTC'));
  event.updatePropertyWithValue('created', icalTime(meeting.createdAt, 'UTC'));
  event.updatePropertyWithValue('last-modified', icalTime(meeting.updatedAt, 'UTC'));
  if (meeting.sequence) event.updatePropertyWithValue('sequence', meeting.sequence);
  addTime(event, 'dtstart', meeting.start, meeting);
  if (repeatsFromSecond(meeting)) event.updatePropertyWithValue('duration', lengthOf(meeting));
  else addTime(event, 'dtend', meeting.end, meeting);
  event.updatePropertyWithValue('summary', written(meeting.title));
  event.updatePropertyWithValue('status', statuses[meeting.status ?? 'confirmed']);
  if (meeting.location) event.updatePropertyWithValue('location', written(meeting.location));
  if (meeting.notes) event.updatePropertyWithValue('description', written(meeting.notes));
  if (meeting.link) event.updatePropertyWithValue('url', meeting.link.replace(/[\r\n]/g, ''));
  if (meeting.kind && meeting.kind !== 'meeting') event.updatePropertyWithValue('x-steps-kind', meeting.kind);
  if (meeting.allDay) event.updatePropertyWithValue('transp', 'TRANSPARENT');
  for (const person of meeting.attendees) event.addProperty(attendee(person));
  const { reminderMinutes } = meeting;
  if (reminderMinutes !== undefined && reminderMinutes >= 0)
    event.addSubcomponent(alarm(meeting.title, reminderMinutes));
  return event;
}

/** A text knows one kind of line break; another one would end its line, and begin one of somebody's choice. */
const written = (text: string) => text.replace(/\r\n?/g, '\n');

/**
 * In autumn an hour comes twice, and its time on the clock means the first (RFC 5545, section 3.3.5): the second can be written in UTC alone. A rule
 * that begins there would then repeat in UTC, an hour off in summer. It begins on the clock instead: other programs show its first time an hour
 * early, and all later ones right.
 */
function addTime(event: ICAL.Component, name: string, iso: string, meeting: Meeting): void {
  const { timeZone, allDay } = meeting;
  const property = new ICAL.Property(name, event);
  const onClock = icalTime(iso, timeZone, allDay);
  const isSecond = !allDay && isSecondMoment(iso, timeZone);
  const inUtc = isSecond && !(repeatsFromSecond(meeting) && iso === meeting.start);
  if (allDay) property.resetType('date');
  else if (inUtc) property.setParameter(zoneParameter, timeZone);
  else if (onClock.zone !== icalZone('UTC')) property.setParameter('tzid', timeZone);
  if (isSecond && !inUtc) property.setParameter(foldParameter, '1');
  property.setValue(inUtc ? icalTime(iso, 'UTC') : onClock);
  event.addProperty(property);
}

const repeatsFromSecond = ({ recurrence, start, timeZone, allDay }: Meeting): boolean =>
  recurrence !== '' && recurrence !== startAlone && !allDay && isSecondMoment(start, timeZone);

/** By an end, other programs would count from the first time. */
const lengthOf = ({ start, end }: Meeting) =>
  ICAL.Duration.fromSeconds(Math.round((Date.parse(end) - Date.parse(start)) / 1000));

function attendee({ name, email, organiser }: Attendee): ICAL.Property {
  const property = new ICAL.Property(organiser ? 'organizer' : 'attendee');
  // Quotes cannot be in a parameter (RFC 5545, section 3.2).
  const plain = name.replace(/["\r\n]/g, ' ').trim();
  if (plain) property.setParameter('cn', plain);
  if (!organiser) property.setParameter('role', 'REQ-PARTICIPANT');
  property.setValue(email ? `mailto:${email.replace(/[\r\n]/g, '')}` : 'invalid:nomail');
  return property;
}

function alarm(title: string, minutes: number): ICAL.Component {
  const component = new ICAL.Component('valarm');
  component.updatePropertyWithValue('action', 'DISPLAY');
  component.updatePropertyWithValue('description', written(title));
  component.updatePropertyWithValue('trigger', ICAL.Duration.fromSeconds(-minutes * 60));
  return component;
}
