import {
  type AiResult,
  aiResults,
  approvedText,
  entryWithSameWords,
  isApproved,
  saysSomethingOf,
  type Ticket,
  tickets,
} from '@steps/business';
import { review } from '@steps/business/results';
import {
  cleanLine,
  commit,
  drop,
  existing,
  newId,
  type Origin,
  patched,
  person,
  put,
  type RowChange,
  RuleError,
  stamp,
  UnapprovedAiChangeError,
  useRecord,
  useRecords,
} from '@steps/platform';
import { withTag } from '../records/tagRules';
import { type NewMessage, type TicketInput, type TicketMessage, type TicketStatus, ticketCounters } from './ticket';
import { isDone, mergedTickets, statusAfter, withStatus } from './ticketRules';
import { ticketEntries } from './ticketTimeline';

const counterId = 'tickets';

/** Opens a ticket, and notes it in the timeline of its contact and company. `RuleError` without a subject. */
export function createTicket(input: TicketInput, origin: Origin = person): Ticket {
  const subject = cleanLine(input.subject ?? '');
  checkSubject(subject);
  const at = stamp();
  const { number, counted } = nextNumber();
  const status = input.status ?? 'open';
  const ticket: Ticket = {
    priority: 'normal',
    assignee: '',
    tags: [],
    messages: [],
    statusHistory: [{ status, at }],
    ...(isDone(status) ? { resolvedAt: at } : {}),
    ...input,
    status,
    subject,
    id: newId('ticket'),
    number,
    createdAt: at,
    updatedAt: at,
  };
  save(`Open ticket ${number}`, [put(tickets, ticket), counted, ...ticketEntries(undefined, ticket)], origin);
  return ticket;
}

/** Changes fields of a ticket; solving it stamps the time, reopening clears it. `RuleError` for an empty subject. */
export function updateTicket(id: string, patch: TicketInput, origin: Origin = person): Ticket {
  const before = existing(tickets, id);
  const after = changed(before, patch);
  if (after !== before) save(`Edit ticket ${after.number}`, changesOf(before, after), origin);
  return after;
}

/** Changes fields of many tickets as one step. Returns how many it changed. */
export function updateTickets(ids: readonly string[], patch: TicketInput, origin: Origin = person): number {
  return changeAll(ids, 'Edit', (ticket) => changed(ticket, patch), origin);
}

/** Adds a tag to many tickets as one step; those with 10 tags stay unchanged. Returns how many it changed. */
export function addTagToTickets(ids: readonly string[], tag: string, origin: Origin = person): number {
  const tagged = (ticket: Ticket): Ticket => {
    try {
      return changed(ticket, { tags: withTag(ticket.tags, tag, 'ticket') });
    } catch (error) {
      if (!(error instanceof RuleError) || !tag.trim()) throw error;
      return ticket;
    }
  };
  return changeAll(ids, `Tag “${tag.trim()}” on`, tagged, origin);
}

/**
 * Adds to the conversation as one step, with a new status if one is given. The team's first public answer sets the first
 * reply. Words of AI need `origin`, the entry that a person approved: `UnapprovedAiChangeError` otherwise, also for words
 * copied from an entry that nobody approved.
 */
export function addTicketMessage(
  id: string,
  { status, ...message }: NewMessage & { readonly status?: TicketStatus },
  origin: Origin = person,
): Ticket {
  if (!message.body.trim()) throw new RuleError('Write a message; this one is empty.');
  const source = checkedSource(origin, message.body);
  const copied = entryWithSameWords(message.body);
  if (copied) throw new UnapprovedAiChangeError(copied.id, copied.status, copied.title);
  const at = stamp();
  const before = existing(tickets, id);
  const entry: TicketMessage = {
    internal: false,
    ...message,
    id: newId('message'),
    at,
    ...(source ? { aiResultId: source.id } : {}),
  };
  const isReply = entry.from === 'team' && !entry.internal;
  const after = changed(before, {
    messages: [...before.messages, entry],
    firstReplyAt: before.firstReplyAt ?? (isReply ? at : undefined),
    status: status ?? statusAfter(before, entry),
  });
  const label = `${entry.internal ? 'Add a note to' : isReply ? 'Answer' : 'Add a message to'} ticket ${before.number}`;
  // What the person wrote around AI's words is their own: only the approved words belong to the entry.
  const isWhole = source !== undefined && approvedText(source).trim() === message.body.trim();
  const change = put(tickets, after);
  const entries = ticketEntries(before, after);
  if (source && !isWhole) review.commitWithWords(source.id, { label, changes: [change], related: entries });
  else save(label, [change], isWhole ? origin : person, entries);
  return after;
}

/** The entry whose words are still in a message; none if the person replaced them. Throws while nobody approved it. */
function checkedSource(origin: Origin, body: string): AiResult | undefined {
  if (origin.by === 'person') return undefined;
  const entry = aiResults.get(origin.resultId);
  if (!entry || !isApproved(entry)) {
    throw new UnapprovedAiChangeError(origin.resultId, entry?.status ?? 'not in the ledger', entry?.title);
  }
  return saysSomethingOf(approvedText(entry), body) ? entry : undefined;
}

/** Puts the conversation of another ticket into this one and closes the other, as one step. */
export function mergeTickets(keptId: string, otherId: string, origin: Origin = person): Ticket {
  const { kept, merged } = mergedTickets(existing(tickets, keptId), existing(tickets, otherId), stamp());
  save(
    `Merge ticket ${merged.number} into ${kept.number}`,
    [kept, merged].map((one) => put(tickets, one)),
    origin,
  );
  return kept;
}

/** Deletes tickets as one step; undo restores them, and their numbers are not used again. Returns how many. */
export function deleteTickets(ids: readonly string[], origin: Origin = person): number {
  const known = ids.flatMap((id) => tickets.get(id) ?? []);
  const [first] = known;
  const label =
    first && known.length === 1 ? `Delete ticket ${first.number}, ${first.subject}` : `Delete ${known.length} tickets`;
  commit({ label, changes: ticketRemoval(known), origin });
  return known.length;
}

/** The changes that delete tickets; their numbers are not used again. */
export function ticketRemoval(gone: readonly Ticket[]): RowChange[] {
  // Tickets from elsewhere (the sample's) were not counted.
  const last = lastNumber();
  const counted = last > lastCounted() ? [put(ticketCounters, { id: counterId, last })] : [];
  return [...gone.map(({ id }) => drop(tickets, id)), ...counted];
}

/** One ticket, in render. */
export const useTicket = (id: string | undefined): Ticket | undefined => useRecord(tickets, id);
/** All tickets of the client. */
export const useTickets = (): readonly Ticket[] => useRecords(tickets);

/** The number of the next ticket, and the change that reserves it. */
export function nextNumber(): { readonly number: number; readonly counted: RowChange } {
  const number = lastNumber() + 1;
  return { number, counted: put(ticketCounters, { id: counterId, last: number }) };
}

const lastCounted = (): number => ticketCounters.get(counterId)?.last ?? 0;

/** The highest number used so far. */
const lastNumber = (): number =>
  tickets.all().reduce((highest, ticket) => Math.max(highest, ticket.number), lastCounted());

function checkSubject(subject: string): void {
  if (!subject.trim()) throw new RuleError('Enter a subject for the ticket; it is empty.');
}

/** The same ticket if nothing differs. `RuleError` for an empty subject. */
function changed(before: Ticket, patch: TicketInput): Ticket {
  if (patch.subject !== undefined) checkSubject(patch.subject);
  const at = stamp();
  const status = patch.status ? withStatus(before, patch.status, at) : {};
  const after = patched<Ticket>(before, { ...patch, ...status });
  return after === before ? before : { ...after, updatedAt: at };
}

const changesOf = (before: Ticket, after: Ticket): RowChange[] => [
  put(tickets, after),
  ...ticketEntries(before, after),
];

function changeAll(ids: readonly string[], verb: string, change: (ticket: Ticket) => Ticket, origin: Origin): number {
  const pairs = [...new Set(ids)]
    .flatMap((id) => tickets.get(id) ?? [])
    .map((before) => ({ before, after: change(before) }))
    .filter(({ before, after }) => before !== after);
  const label = pairs.length === 1 ? `${verb} a ticket` : `${verb} ${pairs.length} tickets`;
  save(
    label,
    pairs.flatMap(({ before, after }) => changesOf(before, after)),
    origin,
  );
  return pairs.length;
}

/** The trail of an entry notes what came from it. */
function save(label: string, changes: readonly RowChange[], origin: Origin, related: readonly RowChange[] = []): void {
  if (origin.by === 'ai') review.apply(origin.resultId, changes, { related });
  else commit({ label, changes: [...changes, ...related], origin });
}
