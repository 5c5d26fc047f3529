import { type AiResult, approvedText, isApproved } from '@steps/business';
import type { OutgoingMail } from '@steps/business/mail';
import type { Letter } from './SendDialog';

/** Emails to a contact that an agent drafted and a person approved, and that nobody has sent yet; the newest first. */
export function approvedDrafts(
  results: readonly AiResult[],
  mails: readonly OutgoingMail[],
  contactId: string | undefined,
): readonly AiResult[] {
  const used = new Set(mails.flatMap(({ status, aiResultIds = [] }) => (status === 'cancelled' ? [] : aiResultIds)));
  return results
    .filter(({ id, kind, about }) => kind === 'email-draft' && about?.id === contactId && !used.has(id))
    .filter(isApproved)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

/** An approved draft as a message begins with it; one that was edited may have lost its subject. */
export function draftLetter(result: AiResult): Letter {
  const text = approvedText(result).trim();
  const [whole, subject = ''] = /^Subject:[ \t]*(.*)\n+/.exec(text) ?? [''];
  return { subject: subject.trim(), content: text.slice((whole ?? '').length), aiResultIds: [result.id] };
}
