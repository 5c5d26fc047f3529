import { contacts, deals } from '@steps/business';
import { momentFrom } from '@steps/platform';
import { type MeetingDraft, newDraft, newLength } from '../calendar/meetingDraft';
import { nextWorkHour } from '../calendar/meetingSlots';
import type { MeetingWish } from '../records/recordPage/planMeeting';

/**
 * The calendar's form for a meeting about a record: at the time that was typed, or else the next working hour, with its
 * contact invited.
 */
export function draftFor(
  { about, title = '', notes = '', at = '' }: MeetingWish,
  now: string,
  zone: string,
): MeetingDraft {
  const deal = about.dealId ? deals.get(about.dealId) : undefined;
  const contact = contacts.get(about.contactId ?? deal?.contactId ?? '');
  const start = at ? momentFrom(at).toISOString() : nextWorkHour(now, zone);
  const end = new Date(Date.parse(start) + newLength * 60_000).toISOString();
  return {
    ...newDraft(start, end, zone),
    title: title || (contact ? `Meeting with ${contact.name}` : ''),
    notes,
    contactId: contact?.id,
    companyId: about.companyId || contact?.companyId || undefined,
    dealId: about.dealId,
    attendees: contact?.email ? [{ name: contact.name, email: contact.email }] : [],
  };
}
