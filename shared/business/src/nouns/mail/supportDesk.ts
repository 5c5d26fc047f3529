import { recordMemory } from '@steps/platform/src/core/store/collection';
import { contacts } from '../contacts/contact';
import { may } from '../people/rights';
import { tickets } from '../tickets/ticket';
import { receivedMail } from './receivedMail';

/** Makes tickets from email; provided by the CRM. */
let makeTickets: (() => void) | undefined;
/** Whether email waits for it. */
let isAsked = false;

/** Has email made into tickets from now on, including what waits. Returns the function that stops it. */
export function openSupportDesk(work: () => void): () => void {
  makeTickets = work;
  if (isAsked) takeInSupportMail();
  return () => {
    makeTickets = undefined;
    isAsked = false;
  };
}

/**
 * Has email made into tickets if the person at work may open them and sees all contacts. Called once everything has been
 * read, and when mail arrives.
 */
export function takeInSupportMail(): void {
  isAsked = true;
  if (!may('add', 'support') || !may('change', 'support') || !may('change', receivedMail.modules)) return;
  if (recordMemory.narrowed(contacts) || recordMemory.narrowed(tickets)) return;
  makeTickets?.();
}
