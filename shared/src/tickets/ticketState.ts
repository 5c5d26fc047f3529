import { commit } from '../store/commit';
import { type Origin, person } from '../store/origin';
import { drop, existing, newId, patched, put, stamp } from '../store/recordChange';
import { useRecord, useRecords, useRecordsBy } from '../store/recordHooks';
import { RuleError } from '../store/ruleError';
import { type Ticket, type TicketInput, type TicketMessage, tickets, ticketsByContact } from './ticket';

/** Opens a ticket. `RuleError` without a subject. */
export function createTicket(input: TicketInput, origin: Origin = person): Ticket {
  const subject = (input.subject ?? '').trim();
  if (!subject) throw new RuleError('Expected a subject for the ticket, got an empty one.');
  const at = stamp();
  const number = tickets.all().reduce((highest, ticket) => Math.max(highest, ticket.number), 0) + 1;
  const ticket: Ticket = {
    status: 'open',
    priority: 'normal',
    assignee: '',
    tags: [],
    messages: [],
    ...input,
    subject,
    id: newId('ticket'),
    number,
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: `Open ticket ${ticket.number}`, changes: [put(tickets, ticket)], origin });
  return ticket;
}

/** Changes fields of a ticket; solving it stamps the time, reopening clears it. */
export function updateTicket(id: string, patch: TicketInput, origin: Origin = person): Ticket {
  const before = existing(tickets, id);
  const after = patched<Ticket>(before, { ...patch, ...resolution(before, patch) });
  if (after === before) return before;
  const saved = { ...after, updatedAt: stamp() };
  commit({ label: `Edit ticket ${saved.number}`, changes: [put(tickets, saved)], origin });
  return saved;
}

/** Adds to the conversation; the team's first answer that is not internal stamps the first reply. */
export function addTicketMessage(
  id: string,
  message: Pick<TicketMessage, 'by' | 'from' | 'body'> & { internal?: boolean },
  origin: Origin = person,
): Ticket {
  if (!message.body.trim()) throw new RuleError('Expected a message, got an empty one.');
  const at = stamp();
  const ticket = existing(tickets, id);
  const entry: TicketMessage = { internal: false, ...message, id: newId('message'), at };
  const isReply = entry.from === 'team' && !entry.internal;
  return updateTicket(
    id,
    {
      messages: [...ticket.messages, entry],
      firstReplyAt: ticket.firstReplyAt ?? (isReply ? at : undefined),
    },
    origin,
  );
}

/** Deletes tickets as one step; undo brings them back. Returns how many. */
export function deleteTickets(ids: readonly string[], origin: Origin = person): number {
  const known = ids.filter((id) => tickets.get(id));
  const label = known.length === 1 ? 'Delete a ticket' : `Delete ${known.length} tickets`;
  commit({ label, changes: known.map((id) => drop(tickets, id)), origin });
  return known.length;
}

/** One ticket, in render. */
export const useTicket = (id: string | undefined): Ticket | undefined => useRecord(tickets, id);
/** All tickets of the client. */
export const useTickets = (): readonly Ticket[] => useRecords(tickets);
/** Tickets of one contact. */
export const useContactTickets = (id: string | undefined): readonly Ticket[] => useRecordsBy(ticketsByContact, id);

function resolution(before: Ticket, patch: TicketInput): TicketInput {
  if (!patch.status) return {};
  const isDone = patch.status === 'solved' || patch.status === 'closed';
  return { resolvedAt: isDone ? (before.resolvedAt ?? stamp()) : undefined };
}
