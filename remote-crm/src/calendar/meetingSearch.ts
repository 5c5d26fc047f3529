import { type Meeting, meetings } from '@steps/business/meetings';
import { formatDate } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { meetingCatalogue } from '../nouns/meetingCatalogue';
import { searchTextOf } from '../records/catalogue/searchText';
import { provider } from '../records/search/provider';
import { searchOver } from '../records/search/searchRules';

const textOf = searchTextOf<Meeting>(meetingCatalogue);
const search = searchOver((meeting: Meeting) =>
  [textOf(meeting), ...meeting.attendees.map(({ name, email }) => `${name} ${email}`)].join(' '),
);
const day = (iso: string) => formatDate(iso, { weekday: true, year: true });

/** Meetings in the palette, the latest first; a press opens the meeting in the calendar. */
export const meetingSearch = provider(
  'crm.meetings',
  'Meetings',
  (query) => [...search(meetings.all(), query)].sort((one, other) => (one.start < other.start ? 1 : -1)),
  (record) => ({
    id: record.id,
    title: record.title,
    detail: [day(record.start), record.recurrence && 'repeats', record.location].filter(Boolean).join(' · '),
    href: paths.module.href('calendar', { meeting: record.id }),
  }),
  'calendar',
);
