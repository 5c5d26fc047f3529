import { type OutgoingMail, outgoingMail, returnedWords } from '@steps/business/src/nouns/mail/outgoingMail';
import { addressKey } from '@steps/business/src/nouns/mailings/optOut';
import type { RowChange } from '@steps/platform/src/core/storage/port';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import type { DeliveryReport, ReportedRecipient } from './deliveryReports';
import { readLinkToken } from './linkTokens';
import { noteReport, ownerOf, suppressed } from './mailingAnswers';

interface TakeUpOptions {
  /** Of this post office. */
  readonly device: string;
  keyOf(signer: string): Buffer | undefined;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/**
 * Notes a bounce or complaint on the campaign or message that it names. If it names none of ours, or somebody to whom that
 * was not sent, nothing changes: anybody who can write to the mailbox can write a report.
 */
export function takeUpReport({ messageId, recipients }: DeliveryReport, { device, keyOf, at }: TakeUpOptions): void {
  const meaning = readLinkToken(messageId.slice(1, messageId.lastIndexOf('@')), keyOf, 'message');
  const owner = meaning && ownerOf(meaning);
  if (meaning && owner) {
    for (const { kind, addresses, words } of recipients) {
      // A complaint names nobody if a provider hides the reader: the sealed Message-ID identifies them.
      const isOwn = addresses.some((one) => addressKey(one) === addressKey(owner.address));
      if (isOwn || (kind === 'complained' && addresses.length === 0))
        noteReport(meaning, owner, device, { kind, words, at });
    }
    return;
  }
  const mail = outgoingMail.all().find((one) => one.messageId === messageId);
  if (mail && wasHandedOver.has(mail.status)) noteMail(mail, recipients, at);
}

/** A message that bounces at once may be here before it is recorded as sent. */
const wasHandedOver: ReadonlySet<OutgoingMail['status']> = new Set(['sending', 'sent', 'bounced', 'doubtful']);

function noteMail(mail: OutgoingMail, recipients: readonly ReportedRecipient[], at: string): void {
  const changes: RowChange[] = [];
  let after = mail;
  for (const { kind, addresses, words } of recipients) {
    const to = [...mail.to, ...mail.cc].find((one) => addresses.some((other) => addressKey(other) === addressKey(one)));
    if (to === undefined) continue;
    changes.push(...suppressed(to, { kind, at }));
    if (kind === 'complained') continue;
    const said = `${returnedWords[kind]} ${to}: “${words}”.`;
    // The same report may be read twice.
    if (after.reason?.includes(said)) continue;
    const reason = after.reason ? `${after.reason} ${said}` : said;
    after = { ...after, reason, updatedAt: at, status: kind === 'delayed' ? after.status : 'bounced' };
  }
  if (after !== mail) changes.push(put(outgoingMail, after));
  if (changes.length > 0) commit({ label: `Note what came back of ${mail.subject}`, changes, undoable: false });
}
