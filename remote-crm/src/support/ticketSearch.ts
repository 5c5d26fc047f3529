import { paths } from '@steps/platform/paths';
import { provider } from '../records/search/provider';
import { tickets } from '../tickets';
import { requesterLabel } from './requester';
import { statusLabels } from './ticketLabels';
import { findTickets } from './ticketViews';

/** Tickets in the palette, by number ("#12") or words. */
export const ticketSearch = provider(
  'crm.tickets',
  'Tickets',
  (query) => findTickets(tickets.all(), query),
  (ticket) => ({
    id: ticket.id,
    title: ticket.subject,
    detail: `#${ticket.number} · ${requesterLabel(ticket)} · ${statusLabels[ticket.status]}`,
    href: paths.module.href('support', { view: 'all', ticket: ticket.id }),
  }),
  'ticket',
);
