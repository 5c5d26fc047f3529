import { meetings, paths } from '@steps/shared';
import { provider } from '../search/provider';

/** Meetings in the palette. */
export const meetingSearch = provider(
  'crm.meetings',
  'Meetings',
  (query) =>
    meetings
      .all()
      .filter((record) => `${record.title} ${record.location}`.toLowerCase().includes(query.trim().toLowerCase())),
  (record) => ({
    id: record.id,
    title: record.title,
    detail: record.location,
    href: paths.module.href('calendar', { meeting: record.id }),
  }),
);
