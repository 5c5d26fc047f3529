import { recordMemory } from '@steps/platform/src/core/store/collection';
import { onClientClosed } from '@steps/platform/src/core/store/database';
import { contacts } from '../contacts/contact';
import { may } from '../people/rights';
import { tickets } from '../tickets/ticket';
import { receivedMail } from './receivedMail';

/** Each makes tickets from email; provided by the CRM. Whichever comes second finds nothing left to do. */
const desks = new Set<() => void>();
/** Everything of the open business has been read. */
let isAsked = false;
onClientClosed(() => {
  isAsked = false;
});

/** Has email made into tickets from now on, including what waits. Returns the function that stops it. */
export function openSupportDesk(work: () => void): () => void {
  desks.add(work);
  if (isAsked) takeInSupportMail();
  return () => void desks.delete(work);
}

/**
 * Has email made into tickets if the person at work may open them and sees all contacts. Called once everything has been
 * read, and when mail arrives.
 */
export function takeInSupportMail(): void {
  isAsked = true;
  if (!may('add', 'support') || !may('change', 'support') || !may('change', receivedMail.modules)) return;
  if (recordMemory.narrowed(contacts) || recordMemory.narrowed(tickets)) return;
  for (const makeTickets of desks) makeTickets();
}
