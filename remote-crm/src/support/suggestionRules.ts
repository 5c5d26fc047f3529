import { type AiResult, isApproved } from '@steps/business';
import { counted } from '@steps/platform';
import type { Ticket } from '../tickets';

/**
 * The newest suggestion for a ticket that can still become its reply: it waits, or was approved and not used. One from before
 * the last message no longer fits the conversation.
 */
export function suggestionFor(results: readonly AiResult[], ticket: Ticket): AiResult | undefined {
  const used = new Set(ticket.messages.map(({ aiResultId }) => aiResultId));
  const since = ticket.messages.at(-1)?.at ?? '';
  return suggestionsOf(results, ticket)
    .filter((result) => (result.status === 'pending' || isApproved(result)) && !used.has(result.id))
    .filter(({ createdAt }) => Date.parse(createdAt) >= (Date.parse(since) || 0))
    .reduce(newer, undefined);
}

/**
 * The suggestion that the next one replaces: a waiting one, even if the conversation has gone on; or else the last one if it
 * was rejected, with a reason for the engine.
 */
export function replacedSuggestion(results: readonly AiResult[], ticket: Ticket): AiResult | undefined {
  const own = suggestionsOf(results, ticket).filter(({ replacedById }) => replacedById === undefined);
  const waiting = own.filter(({ status }) => status === 'pending').reduce(newer, undefined);
  const last = own.reduce(newer, undefined);
  return waiting ?? (last?.status === 'rejected' ? last : undefined);
}

/** What an engine is given to suggest a reply. */
export function suggestionInput(ticket: Ticket, customerName: string, facts: string) {
  const asked = ticket.messages.findLast(({ from, internal }) => from === 'requester' && !internal);
  return { subject: ticket.subject, message: asked?.body ?? ticket.subject, customerName, facts: factsIn(facts) };
}

/** "From their last message and 2 facts". */
export function sourceOf(ticket: Ticket, facts: number): string {
  const asked = ticket.messages.some(({ from, internal }) => from === 'requester' && !internal);
  const source = asked ? 'From their last message' : 'From the subject';
  return facts === 0 ? source : `${source} and ${counted(facts, 'fact')}`;
}

/** One fact on each line. */
export const factsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((fact) => fact.trim())
    .filter(Boolean);

const suggestionsOf = (results: readonly AiResult[], { id }: Ticket) =>
  results.filter(({ kind, about }) => kind === 'ticket-reply' && about?.collection === 'tickets' && about.id === id);

const newer = (one: AiResult | undefined, other: AiResult): AiResult =>
  one && one.createdAt > other.createdAt ? one : other;
