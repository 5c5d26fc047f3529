import { Link } from '@steps/platform/router';
import { Row } from '@steps/platform/ui';
import { type TicketCatalogue, ticketCatalogue } from '../nouns/ticketCatalogue';
import { choiceOf } from '../records/catalogue/choice';
import crmStyles from '../records/crm.module.css';
import { catalogueFields } from '../records/recordTable/catalogueFields';
import type { ListField } from '../records/recordTable/listField';
import { type Ticket, ticketPriorities, tickets } from '../tickets';
import { requesterLabel } from './requester';
import { nextClock, type SlaClock, timeLeft } from './slaRules';
import type { SupportSettings } from './supportSettings';
import { ClockTag, PriorityTag, TicketStatusTag } from './TicketTags';
import { priorityLabels, statusLabels } from './ticketLabels';

/** Sorts after every due time: a paused clock. */
const never = 8.64e15;
const minuteMs = 60_000;

/** Columns at the start. When a ticket is due comes early: the list is in that order, and the rest may have to be scrolled to. */
export const ticketColumns = ['subject', 'requester', 'due', 'status', 'priority', 'assignee', 'updated'];
/** Columns beside an open ticket. */
export const narrowColumns = ['subject', 'due'];

interface FieldContext {
  readonly settings: SupportSettings;
  /** ms */
  readonly now: number;
  readonly hrefOf: (id: string) => string;
}

/** All fields of a ticket that its list can show, filter, sort and edit. */
export const ticketFields = ({ settings, now, hrefOf }: FieldContext): readonly ListField<Ticket>[] => [
  ...catalogueFields<Ticket, TicketCatalogue>(ticketCatalogue, {
    choices: { status: choiceOf(statusLabels), priority: choiceOf(priorityLabels) },
    all: () => tickets.all(),
    columns: ticketColumns,
    looks: {
      subject: {
        patch: undefined,
        column: {
          grow: 4,
          phone: 'title',
          cell: ({ id, number, subject }) => (
            <Row as="span" gap={2} shrink className={crmStyles.name}>
              <span className="s-faint">#{number}</span>
              <Link to={hrefOf(id)} dir="auto">
                {subject}
              </Link>
            </Row>
          ),
        },
      },
      status: {
        order: ({ status }) => Object.keys(statusLabels).indexOf(status),
        column: { cell: ({ status }) => <TicketStatusTag status={status} /> },
      },
      priority: {
        order: ({ priority }) => ticketPriorities.indexOf(priority),
        column: { cell: ({ priority }) => <PriorityTag priority={priority} /> },
      },
      assignee: { column: { cell: ({ assignee }) => assignee || <span className="s-faint">Nobody</span> } },
      tags: { column: { cell: undefined } },
      updatedAt: { column: { phone: 'hide' } },
      createdAt: { column: { phone: 'hide' } },
    },
  }),
  { id: 'requester', label: 'Requester', kind: 'text', value: requesterLabel, column: { width: 120, grow: 2 } },
  {
    id: 'due',
    label: 'Due',
    kind: 'number',
    value: (ticket) => minutesLeft(nextClock(ticket, settings, now)),
    order: (ticket) => minutesLeft(nextClock(ticket, settings, now)),
    fixed: 'no-filter',
    column: { width: 168, grow: 0, cell: (ticket) => <ClockTag clock={nextClock(ticket, settings, now)} /> },
  },
];

/** Working minutes until the target; negative if it is overdue. */
const minutesLeft = (clock: SlaClock | undefined): number | undefined =>
  clock && (clock.state === 'paused' ? never : Math.ceil(timeLeft(clock) / minuteMs));
