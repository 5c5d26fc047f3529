import type { Meeting } from '@steps/business/meetings';
import type { Catalogue } from '../records/catalogue/catalogue';

/** Every field of a meeting: the labels of its form, search and what AI may ask for are derived from it. */
export const meetingCatalogue = {
  id: { label: 'Meeting ID', kind: 'id' },
  title: { label: 'Title', kind: 'text', form: true, search: true, ai: true },
  start: { label: 'Start', kind: 'moment', ai: true, also: ['when', 'time', 'date', 'starts'] },
  end: { label: 'End', kind: 'moment' },
  allDay: { label: 'All day', kind: 'flag', form: true },
  timeZone: { label: 'Time zone', kind: 'text', form: true },
  recurrence: { label: 'Repeats', kind: 'text' },
  rdates: { label: 'Further days', kind: 'parts' },
  exdates: { label: 'Days left out', kind: 'parts' },
  overrides: { label: 'Days that differ', kind: 'parts' },
  attendees: { label: 'Attendees', kind: 'parts', form: true },
  contactId: { label: 'Contact', kind: 'id' },
  companyId: { label: 'Company', kind: 'id' },
  dealId: { label: 'Deal', kind: 'id' },
  location: { label: 'Location', kind: 'words', form: true, search: true, ai: true, also: ['place', 'room', 'where'] },
  link: { label: 'Video link', kind: 'website', form: true },
  kind: { label: 'Kind', kind: 'choice', values: ['meeting', 'demo', 'call'], form: true, ai: true, also: ['type'] },
  status: {
    ...{ label: 'Status', kind: 'choice', form: true, ai: true },
    values: ['confirmed', 'tentative', 'cancelled', 'no-show'],
  },
  reminderMinutes: { label: 'Reminder', kind: 'count', form: true },
  notes: { label: 'Notes', kind: 'lines', form: true, search: true },
  uid: { label: 'iCalendar ID', kind: 'id' },
  sequence: { label: 'iCalendar version', kind: 'count' },
  stamped: { label: 'iCalendar version of', kind: 'moment' },
  createdAt: { label: 'Added', kind: 'moment' },
  updatedAt: { label: 'Changed', kind: 'moment' },
} as const satisfies Catalogue<Meeting>;
