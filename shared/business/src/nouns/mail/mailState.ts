import { commit } from '@steps/platform/src/core/store/commit';
import { existing, newId, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { ownName } from '../people/currentPerson';
import { mailAccounts } from './mailAccount';
import { noteMail, unnoteMail } from './mailActivity';
import { checkMail, domainOf, undoTime } from './mailRules';
import { type OutgoingMail, outgoingMail } from './outgoingMail';

/** What a person sends. */
export type MailInput = Pick<OutgoingMail, 'accountId' | 'to' | 'cc' | 'subject' | 'content'> &
  Partial<
    Pick<
      OutgoingMail,
      | 'html'
      | 'files'
      | 'aiResultIds'
      | 'sendAt'
      | 'inReplyTo'
      | 'references'
      | 'contactId'
      | 'companyId'
      | 'dealId'
      | 'ticketId'
      | 'ticketMessageId'
      | 'meetingId'
      | 'invitation'
    >
  >;

/**
 * Queues a message to be sent and adds it to the timelines of its records; it can be taken back for ten seconds. `RuleError`
 * for one that could not be sent; `UnapprovedAiChangeError` if words of AI in it are not approved.
 */
export function sendMail(input: MailInput): OutgoingMail {
  const account = existing(mailAccounts, input.accountId);
  const [at, id] = [stamp(), newId('mail')];
  const mail: OutgoingMail = {
    ...input,
    id,
    status: 'scheduled',
    sendAt: input.sendAt ?? new Date(Date.now() + undoTime).toISOString(),
    tries: 0,
    messageId: `<${id}@${domainOf(account.address)}>`,
    by: ownName(),
    createdAt: at,
    updatedAt: at,
  };
  checkMail(mail);
  commit({ label: `Send ${mail.subject}`, changes: [put(outgoingMail, mail), ...noteMail(mail)], undoable: false });
  return mail;
}

/** Takes back a message that has not been sent yet. `RuleError` if it is on its way. */
export function cancelMail(id: string): void {
  const mail = existing(outgoingMail, id);
  if (mail.status !== 'scheduled' && mail.status !== 'draft')
    throw new RuleError('This message is on its way already.');
  const cancelled: OutgoingMail = { ...mail, status: 'cancelled', updatedAt: stamp() };
  commit({
    label: `Do not send ${mail.subject}`,
    changes: [put(outgoingMail, cancelled), ...unnoteMail(id)],
    undoable: false,
  });
}

/** Sends again a message that failed, or that may not have gone out: only a person decides that. */
export function sendMailAgain(id: string): void {
  const mail = existing(outgoingMail, id);
  if (mail.status !== 'failed' && mail.status !== 'doubtful') throw new RuleError('This message has not failed.');
  const { reason: _, awaySince: __, ...rest } = mail;
  const again: OutgoingMail = {
    ...rest,
    status: 'scheduled',
    tries: mail.tries + 1,
    sendAt: stamp(),
    updatedAt: stamp(),
  };
  commit({
    label: `Send ${mail.subject} again`,
    changes: [put(outgoingMail, again), ...noteMail(again)],
    undoable: false,
  });
}
