import type { Meeting } from '@steps/business/meetings';

/** A page of Google Calendar with the meeting filled in; nothing is saved there until the user does so. */
export function googleCalendarLink(meeting: Meeting): string {
  const stamp = (moment: string) => moment.replace(/[-:]|\.\d+/g, '');
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: meeting.title,
    dates: `${stamp(meeting.start)}/${stamp(meeting.end)}`,
    ctz: meeting.timeZone,
    details: [meeting.notes, meeting.link].filter(Boolean).join('\n'),
    location: meeting.location || meeting.link || '',
    add: meeting.attendees.map(({ email }) => email).join(','),
  });
  return `https://calendar.google.com/calendar/render?${params}`;
}
