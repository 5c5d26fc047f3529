import { type Ticket, ticketPriorities } from '@steps/shared';
import { Link } from '@steps/shared/router';
import { DateText, type RecordColumn } from '@steps/shared/ui';
import type { SortValues } from '../lists/RecordTab';
import { requesterLabel } from './requester';
import { nextClock, timeLeft } from './slaRules';
import type { SupportSettings } from './supportSettings';
import { ClockTag, PriorityTag, TicketStatusTag } from './TicketTags';

/** Sorts behind every due time: a clock that stands. */
const never = 8.64e15;

/** What each column is ordered by. */
export const ticketSortValues = (settings: SupportSettings, now: number): SortValues<Ticket> => ({
  subject: (ticket) => ticket.subject,
  number: (ticket) => ticket.number,
  requester: requesterLabel,
  status: (ticket) => ['open', 'waiting', 'solved', 'closed'].indexOf(ticket.status),
  priority: (ticket) => ticketPriorities.indexOf(ticket.priority),
  due: (ticket) => {
    const clock = nextClock(ticket, settings, now);
    if (!clock) return undefined;
    return clock.state === 'paused' ? never : timeLeft(clock);
  },
  assignee: (ticket) => ticket.assignee || undefined,
  updated: (ticket) => ticket.updatedAt,
});

/** Columns of the list; fewer while a ticket is open beside it. */
export function ticketColumns(
  settings: SupportSettings,
  now: number,
  hrefOf: (id: string) => string,
  narrow: boolean,
): readonly RecordColumn<Ticket>[] {
  const subject: RecordColumn<Ticket> = {
    id: 'subject',
    header: 'Ticket',
    width: narrow ? 112 : 208,
    grow: 3,
    sortable: true,
    phone: 'title',
    cell: ({ id, number, subject: text }) => (
      <span className="c-ticket-name">
        <span className="s-faint">#{number}</span>
        <Link to={hrefOf(id)}>{text}</Link>
      </span>
    ),
  };
  const due: RecordColumn<Ticket> = {
    id: 'due',
    header: 'Due',
    width: 168,
    grow: 0,
    sortable: true,
    cell: (ticket) => <ClockTag clock={nextClock(ticket, settings, now)} />,
  };
  if (narrow) return [subject, due];
  return [
    subject,
    { id: 'requester', header: 'Requester', width: 132, grow: 2, sortable: true, cell: requesterLabel },
    {
      id: 'status',
      header: 'Status',
      width: 92,
      grow: 0,
      sortable: true,
      cell: ({ status }) => <TicketStatusTag status={status} />,
    },
    {
      id: 'priority',
      header: 'Priority',
      width: 92,
      grow: 0,
      sortable: true,
      cell: ({ priority }) => <PriorityTag priority={priority} />,
    },
    due,
    {
      id: 'assignee',
      header: 'Assignee',
      width: 110,
      sortable: true,
      cell: ({ assignee }) => assignee || <span className="s-faint">Nobody</span>,
    },
    {
      id: 'updated',
      header: 'Updated',
      width: 96,
      grow: 0,
      sortable: true,
      phone: 'hide',
      cell: ({ updatedAt }) => <DateText value={updatedAt} day />,
    },
  ];
}
