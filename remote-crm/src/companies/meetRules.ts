import { webLink } from '../ground/recordPage/linkRules';

/** Where a meeting can be held at once; each page begins a new one for whoever is signed in there. */
export const meetingServices = [
  { id: 'google', label: 'Google Meet', href: 'https://meet.google.com/new' },
  { id: 'teams', label: 'Microsoft Teams', href: 'https://teams.microsoft.com/l/meeting/new' },
  { id: 'zoom', label: 'Zoom', href: 'https://zoom.us/start/videomeeting' },
] as const;

/** The custom property that holds a company's own meeting room. */
export const meetingLinkProperty = 'Meeting link';

/** A company's own meeting room, when it has one that is safe to follow. */
export const ownMeetingLink = (properties: Readonly<Record<string, unknown>>): string | undefined =>
  webLink(String(properties[meetingLinkProperty] ?? ''));
