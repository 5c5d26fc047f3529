import { paths, tickets } from '@steps/shared';
import { provider } from '../search/provider';

/** Tickets in the palette. */
export const ticketSearch = provider(
  'crm.tickets',
  'Tickets',
  (query) =>
    tickets
      .all()
      .filter((record) => `${record.number} ${record.subject}`.toLowerCase().includes(query.trim().toLowerCase())),
  (record) => ({
    id: record.id,
    title: record.subject,
    detail: `Ticket ${record.number}`,
    href: paths.module.href('support', { ticket: record.id }),
  }),
);
