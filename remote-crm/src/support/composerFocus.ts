import { type DraftKind, draftOf, keepDraft } from './ticketDrafts';

/** Id of the text in the open ticket's composer. */
export const composerId = 'ticket-message';

/** Focuses the composer of the open ticket, ready for that kind of message. */
export function focusComposer(ticketId: string, kind: DraftKind): void {
  const draft = draftOf(ticketId);
  if ((draft?.kind ?? 'reply') !== kind) keepDraft(ticketId, { ...draft, kind, body: draft?.body ?? '' });
  document.getElementById(composerId)?.focus();
}
