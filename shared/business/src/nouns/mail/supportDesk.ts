import { recordMemory } from '@steps/platform/src/core/store/collection';
import { contacts } from '../contacts/contact';
import { may } from '../people/rights';
import { tickets } from '../tickets/ticket';
import { receivedMail } from './receivedMail';

/** Makes tickets of email: the CRM knows how. */
let makeTickets: (() => void) | undefined;
/** Email may wait for it. */
let isAsked = false;

/** Has email become tickets from now on, what waits for it too. Returns the end. */
export function openSupportDesk(work: () => void): () => void {
  makeTickets = work;
  if (isAsked) takeInSupportMail();
  return () => {
    makeTickets = undefined;
    isAsked = false;
  };
}

/** Has email become tickets where the person at work may open them, and sees who is known. To be called once all has been read, and when mail came. */
export function takeInSupportMail(): void {
  isAsked = true;
  if (!may('add', 'support') || !may('change', 'support') || !may('change', receivedMail.modules)) return;
  if (recordMemory.narrowed(contacts) || recordMemory.narrowed(tickets)) return;
  makeTickets?.();
}
