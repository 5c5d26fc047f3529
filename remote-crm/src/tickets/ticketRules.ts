import type { Ticket } from '@steps/business';
import { byTime, RuleError } from '@steps/platform';
import type { TicketMessage, TicketPriority, TicketStatus } from './ticket';

/** Priorities, the least urgent first. */
export const ticketPriorities: readonly TicketPriority[] = ['low', 'normal', 'high', 'urgent'];

/** Nothing is left for us to do. */
export const isDone = (status: TicketStatus): boolean => status === 'solved' || status === 'closed';

/** The statuses of a ticket with their start times; for earlier versions, as far as its timestamps say. */
export function statusHistoryOf(ticket: Ticket): NonNullable<Ticket['statusHistory']> {
  if (ticket.statusHistory?.length) return ticket.statusHistory;
  const { status, createdAt, firstReplyAt, resolvedAt, updatedAt } = ticket;
  const opened = { status: 'open' as const, at: createdAt };
  if (status === 'open') return [opened];
  return [opened, { status, at: (isDone(status) ? resolvedAt : firstReplyAt) ?? updatedAt }];
}

/** What a change of status changes too: the history, when it was solved, and the end of a snooze. */
export function withStatus(ticket: Ticket, status: TicketStatus, at: string): Partial<Ticket> {
  if (status === ticket.status) return {};
  return {
    status,
    statusHistory: [...statusHistoryOf(ticket), { status, at }],
    resolvedAt: isDone(status) ? (ticket.resolvedAt ?? at) : undefined,
    snoozedUntil: undefined,
  };
}

/** The status of a ticket after a message: the requester's words reopen one that waited or was done. */
export function statusAfter(ticket: Ticket, message: Pick<TicketMessage, 'from' | 'internal'>): TicketStatus {
  return message.from === 'requester' && !message.internal ? 'open' : ticket.status;
}

/**
 * Merges two tickets about the same matter: `kept` has both conversations in order of time and counts from the earlier
 * request, so that merging hides no missed target; `merged` is closed and points there. `RuleError` for one and the same
 * ticket, and for one that was merged before.
 */
export function mergedTickets(kept: Ticket, other: Ticket, at: string): { kept: Ticket; merged: Ticket } {
  if (kept.id === other.id)
    throw new RuleError(`Choose another ticket to merge with #${kept.number}; this is the same one.`);
  for (const ticket of [kept, other]) {
    if (ticket.mergedIntoId) throw new RuleError(`Ticket #${ticket.number} was merged into another one already.`);
  }
  const messages = [...kept.messages, ...other.messages].sort((one, two) => byTime(one.at, two.at));
  const [firstReplyAt] = [kept, other].flatMap((ticket) => ticket.firstReplyAt ?? []).sort();
  return {
    kept: {
      ...kept,
      ...earlierRequest(kept, other),
      messages,
      tags: [...new Set([...kept.tags, ...other.tags])],
      ...(firstReplyAt ? { firstReplyAt } : {}),
      updatedAt: at,
    },
    merged: { ...other, ...withStatus(other, 'closed', at), messages: [], mergedIntoId: kept.id, updatedAt: at },
  };
}

/** When the matter was first raised, and its status until the ticket that is kept took over. */
function earlierRequest(kept: Ticket, other: Ticket): Partial<Ticket> {
  if (other.createdAt >= kept.createdAt) return {};
  const before = statusHistoryOf(other).filter(({ at }) => at < kept.createdAt);
  return { createdAt: other.createdAt, statusHistory: [...before, ...statusHistoryOf(kept)] };
}
