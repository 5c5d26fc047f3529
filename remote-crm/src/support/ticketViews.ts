import { foldText, searchText as searchable } from '@steps/platform';
import { ticketCatalogue } from '../nouns/ticketCatalogue';
import { searchTextOf } from '../records/catalogue/searchText';
import { searchOver } from '../records/search/searchRules';
import { isDone, type Ticket } from '../tickets';
import { requesterOf } from './requester';
import { nextClock } from './slaRules';
import type { SupportSettings } from './supportSettings';

/** What a view depends on: the moment (ms), the targets, and who looks. */
export interface ViewContext {
  readonly now: number;
  readonly settings: SupportSettings;
  /** Empty until somebody says who works here. */
  readonly me: string;
}

interface TicketView {
  readonly id: string;
  readonly label: string;
  /** What is shown if it is empty. */
  readonly empty: string;
  readonly matches: (ticket: Ticket, context: ViewContext) => boolean;
}

/** Whether a ticket is hidden until later. */
export const isSnoozed = (ticket: Ticket, now: number): boolean =>
  ticket.snoozedUntil !== undefined && Date.parse(ticket.snoozedUntil) > now;

/** Somebody has to do something about it now. */
const isActive = (ticket: Ticket, { now }: ViewContext) => ticket.status === 'open' && !isSnoozed(ticket, now);

/** The views of the list, in order; the first is shown until another is chosen. */
export const ticketViews: readonly TicketView[] = [
  { id: 'open', label: 'Open', empty: 'No ticket is open.', matches: isActive },
  {
    id: 'mine',
    label: 'My open',
    empty: 'No open ticket is yours.',
    matches: (ticket, context) =>
      isActive(ticket, context) && context.me !== '' && foldText(ticket.assignee) === foldText(context.me),
  },
  {
    id: 'unassigned',
    label: 'Unassigned',
    empty: 'Every open ticket has somebody who looks after it.',
    matches: (ticket, context) => isActive(ticket, context) && ticket.assignee === '',
  },
  {
    id: 'waiting',
    label: 'Waiting',
    empty: 'No ticket waits for its requester.',
    matches: (ticket, { now }) => ticket.status === 'waiting' && !isSnoozed(ticket, now),
  },
  {
    id: 'overdue',
    label: 'Overdue',
    empty: 'Nothing is overdue: every target has been met so far.',
    // Snoozed ones too: their target goes on. Those that wait have no running clock.
    matches: (ticket, { now, settings }) =>
      ticket.status === 'open' && nextClock(ticket, settings, now)?.state === 'overdue',
  },
  {
    id: 'snoozed',
    label: 'Snoozed',
    empty: 'No ticket is snoozed.',
    matches: (ticket, { now }) => !isDone(ticket.status) && isSnoozed(ticket, now),
  },
  {
    id: 'solved',
    label: 'Solved',
    empty: 'No ticket is solved yet.',
    matches: (ticket) => isDone(ticket.status) && !ticket.mergedIntoId,
  },
  { id: 'all', label: 'All', empty: 'There are no tickets.', matches: () => true },
];

/** The view with an id; the first for an unknown one. */
export const viewOf = (id: string | null): TicketView =>
  ticketViews.find((view) => view.id === id) ?? (ticketViews[0] as TicketView);

const textOf = searchTextOf<Ticket>(ticketCatalogue);
const searchText = searchOver((ticket: Ticket) =>
  [`#${ticket.number}`, textOf(ticket), ...ticket.messages.map(({ body }) => body)].join(' '),
);

/** Full-text search over number, subject, people, tags and the conversation. Every word must be found. */
export function searchTickets(tickets: readonly Ticket[], query: string): readonly Ticket[] {
  const words = query.split(/\s+/).filter(Boolean);
  return words.reduce((left, word) => {
    const found = new Set(searchText(left, word));
    // Names are in the contacts and may change there.
    return left.filter((ticket) => found.has(ticket) || namesOf(ticket).includes(foldText(word)));
  }, tickets);
}

const namesOf = (ticket: Ticket) => searchable(Object.values(requesterOf(ticket)).join(' '));

/** For the palette: "#12" or "12" is that ticket, anything else a search. */
export function findTickets(tickets: readonly Ticket[], query: string): readonly Ticket[] {
  const number = /^#?(\d+)$/.exec(query.trim())?.[1];
  const found = searchTickets(tickets, query.trim());
  if (number === undefined) return found;
  const exact = tickets.filter((ticket) => ticket.number === Number(number));
  return [...exact, ...found.filter((ticket) => !exact.includes(ticket))];
}

/** The ticket after or before one, in the order of the list; the first if none is open. */
export function neighbour(shown: readonly Ticket[], id: string | undefined, step: 1 | -1): Ticket | undefined {
  const at = shown.findIndex((ticket) => ticket.id === id);
  return at === -1 ? shown[0] : (shown[at + step] ?? shown[at]);
}
