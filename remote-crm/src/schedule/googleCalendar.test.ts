import { meeting } from '@steps/testing';
import { expect, it } from 'vitest';
import { googleCalendarLink } from './googleCalendar';

it('a page of Google Calendar is filled in with the meeting', () => {
  const attendees = [{ name: '', email: 'ada@x.example' }];
  const link = new URL(googleCalendarLink(meeting({ title: 'Demo & tea', attendees })));
  expect(link.origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    text: 'Demo & tea',
    dates: '20261103T130000Z/20261103T140000Z',
    ctz: 'Europe/London',
    add: 'ada@x.example',
  });
});
