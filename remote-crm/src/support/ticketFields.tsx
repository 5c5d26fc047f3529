import { RuleError } from '@steps/shared';
import { Link } from '@steps/shared/router';
import { DateText } from '@steps/shared/ui';
import { labelledOptions, wordOptions } from '../ground/recordTable/fieldOptions';
import type { ListField } from '../ground/recordTable/listField';
import { wordsUsed } from '../ground/wordsUsed';
import { type Ticket, type TicketPriority, type TicketStatus, ticketPriorities, tickets } from '../tickets';
import { requesterLabel } from './requester';
import { nextClock, type SlaClock, timeLeft } from './slaRules';
import styles from './support.module.css';
import type { SupportSettings } from './supportSettings';
import { ClockTag, PriorityTag, TicketStatusTag } from './TicketTags';
import { priorityLabels, statusLabels } from './ticketLabels';

/** Sorts behind every due time: a clock that stands. */
const never = 8.64e15;
const minuteMs = 60_000;

/** Columns at the start, and beside an open ticket. */
export const ticketColumns = ['subject', 'requester', 'status', 'priority', 'due', 'assignee', 'updated'];
export const narrowColumns = ['subject', 'due'];

interface FieldContext {
  readonly settings: SupportSettings;
  /** ms */
  readonly now: number;
  readonly hrefOf: (id: string) => string;
}

/** All fields of a ticket that its list can show, filter, order and edit. */
export const ticketFields = ({ settings, now, hrefOf }: FieldContext): readonly ListField<Ticket>[] => [
  {
    id: 'subject',
    label: 'Ticket',
    kind: 'text',
    value: ({ subject }) => subject,
    column: {
      width: 168,
      grow: 4,
      phone: 'title',
      cell: ({ id, number, subject }) => (
        <span className={styles.ticketName}>
          <span className="s-faint">#{number}</span>
          <Link to={hrefOf(id)}>{subject}</Link>
        </span>
      ),
    },
  },
  { id: 'requester', label: 'Requester', kind: 'text', value: requesterLabel, column: { width: 120, grow: 2 } },
  {
    id: 'status',
    label: 'Status',
    kind: 'choice',
    value: ({ status }) => status,
    order: ({ status }) => Object.keys(statusLabels).indexOf(status),
    options: () => labelledOptions(statusLabels),
    patch: (typed) => ({ status: choiceFrom<TicketStatus>(typed, statusLabels) }),
    column: { width: 92, grow: 0, cell: ({ status }) => <TicketStatusTag status={status} /> },
  },
  {
    id: 'priority',
    label: 'Priority',
    kind: 'choice',
    value: ({ priority }) => priority,
    order: ({ priority }) => ticketPriorities.indexOf(priority),
    options: () => labelledOptions(priorityLabels),
    patch: (typed) => ({ priority: choiceFrom<TicketPriority>(typed, priorityLabels) }),
    column: { width: 92, grow: 0, cell: ({ priority }) => <PriorityTag priority={priority} /> },
  },
  {
    id: 'due',
    label: 'Due',
    kind: 'number',
    value: (ticket) => minutesLeft(nextClock(ticket, settings, now)),
    order: (ticket) => minutesLeft(nextClock(ticket, settings, now)),
    fixed: 'no-filter',
    column: { width: 168, grow: 0, cell: (ticket) => <ClockTag clock={nextClock(ticket, settings, now)} /> },
  },
  {
    id: 'assignee',
    label: 'Assignee',
    kind: 'choice',
    free: true,
    value: ({ assignee }) => assignee,
    options: () => wordOptions(wordsUsed(tickets.all(), ({ assignee }) => [assignee])),
    patch: (typed) => ({ assignee: typed.trim() }),
    column: { width: 104, cell: ({ assignee }) => assignee || <span className="s-faint">Nobody</span> },
  },
  {
    id: 'tag',
    label: 'Tags',
    kind: 'set',
    value: ({ tags }) => tags,
    options: () => wordOptions(wordsUsed(tickets.all(), ({ tags }) => tags)),
    column: { width: 140 },
  },
  {
    id: 'updated',
    label: 'Updated',
    kind: 'day',
    value: ({ updatedAt }) => updatedAt,
    column: { width: 96, grow: 0, phone: 'hide', cell: ({ updatedAt }) => <DateText value={updatedAt} day /> },
  },
  {
    id: 'opened',
    label: 'Opened',
    kind: 'day',
    value: ({ createdAt }) => createdAt,
    column: { width: 96, grow: 0, phone: 'hide', cell: ({ createdAt }) => <DateText value={createdAt} day /> },
  },
  {
    id: 'satisfaction',
    label: 'Satisfaction',
    kind: 'number',
    value: ({ satisfaction }) => satisfaction,
    column: { width: 96, grow: 0, align: 'end' },
  },
];

/** Working minutes until the promise has to be kept; negative when it is overdue. */
const minutesLeft = (clock: SlaClock | undefined): number | undefined =>
  clock && (clock.state === 'paused' ? never : Math.ceil(timeLeft(clock) / minuteMs));

function choiceFrom<Value extends string>(typed: string, labels: Readonly<Record<Value, string>>): Value {
  const known = (Object.keys(labels) as Value[]).find((value) => value === typed);
  if (!known) throw new RuleError(`Expected one of ${Object.values(labels).join(', ')}, got “${typed}”.`);
  return known;
}
