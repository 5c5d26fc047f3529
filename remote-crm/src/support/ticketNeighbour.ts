import type { Ticket } from '../tickets';

/** The ticket after or before one, in the order of the list; the first when none is open. */
export function neighbour(shown: readonly Ticket[], id: string | undefined, step: 1 | -1): Ticket | undefined {
  const at = shown.findIndex((ticket) => ticket.id === id);
  return at === -1 ? shown[0] : (shown[at + step] ?? shown[at]);
}
