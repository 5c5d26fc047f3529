import { ics } from '@steps/business/calendar';
import type { Meeting } from '@steps/business/meetings';
import ICAL from 'ical.js';

interface InvitationOptions {
  readonly method: 'REQUEST' | 'CANCEL';
  /** Who invites: the address that the message is sent from, where answers go. */
  readonly organiser: { readonly name: string; readonly email: string };
  /** Counts up with each message about the meeting (RFC 5546, section 2.1.4). */
  readonly sequence: number;
}

/**
 * A meeting as the calendars of those invited take it (RFC 6047), asking for an answer. Notes, reminders and what kind of meeting it is
 * here are the business's own, and stay.
 */
export function writeInvitation(meeting: Meeting, options: InvitationOptions, now = new Date()): string {
  const { method, organiser, sequence } = options;
  // Each meeting is written once, in the calendar's own way.
  const calendar = new ICAL.Component(ICAL.parse(ics.write([meeting], now)));
  calendar.updatePropertyWithValue('method', method);
  for (const event of calendar.getAllSubcomponents('vevent')) {
    for (const name of ['description', 'x-steps-kind', 'organizer', 'attendee']) event.removeAllProperties(name);
    event.removeAllSubcomponents('valarm');
    event.updatePropertyWithValue('sequence', sequence);
    if (method === 'CANCEL') event.updatePropertyWithValue('status', 'CANCELLED');
    event.addProperty(person('organizer', organiser));
    for (const one of meeting.attendees) {
      if (!one.email || one.email.toLowerCase() === organiser.email.toLowerCase()) continue;
      const attendee = person('attendee', one);
      attendee.setParameter('role', 'REQ-PARTICIPANT');
      attendee.setParameter('partstat', 'NEEDS-ACTION');
      if (method === 'REQUEST') attendee.setParameter('rsvp', 'TRUE');
      event.addProperty(attendee);
    }
  }
  return `${calendar.toString()}\r\n`;
}

function person(kind: 'organizer' | 'attendee', { name, email }: InvitationOptions['organiser']): ICAL.Property {
  const property = new ICAL.Property(kind);
  // Quotes cannot stand in a parameter (RFC 5545, section 3.2).
  const plain = name.replace(/["\p{Cc}]/gu, ' ').trim();
  if (plain) property.setParameter('cn', plain);
  property.setValue(`mailto:${email}`);
  return property;
}
