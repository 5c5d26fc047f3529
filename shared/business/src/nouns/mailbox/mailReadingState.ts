import { commit } from '@steps/platform/src/core/store/commit';
import { drop, existing, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { useRecord, useRecords } from '@steps/platform/src/core/store/recordHooks';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { mailAccounts } from '../mail/mailAccount';
import { type MailReading, mailReadings } from '../mail/mailReading';
import { requireRight } from '../people/rights';
import { type MailFolder, mailFolders } from './mailFolder';

export type MailReadingInput = Pick<MailReading, 'withoutDomains' | 'withoutFolders' | 'offersUnknown'> & {
  readonly isSupport?: boolean;
};

/**
 * Starts reading the mailbox of an account, or changes what is read of it. `RuleError` if its server is not known, and for a
 * support address whose inbox is left out.
 */
export function readMailOf(accountId: string, { isSupport = false, ...input }: MailReadingInput): void {
  requireRight('change', 'integrations');
  const { address, incoming } = existing(mailAccounts, accountId);
  if (!incoming) throw new RuleError('Enter the server of incoming mail first: “Change” at the address.');
  const [at, before] = [stamp(), mailReadings.get(accountId)];
  if (isSupport && input.withoutFolders.includes('inbox'))
    throw new RuleError('Tickets come from the inbox: choose folders with it, or no support address.');
  const ready = before?.readyAt === undefined ? {} : { readyAt: before.readyAt };
  // Mail that is there already opens no tickets.
  const support = isSupport ? { supportSince: before?.supportSince ?? at } : {};
  const reading = { ...input, ...ready, ...support, id: accountId, createdAt: before?.createdAt ?? at, updatedAt: at };
  commit({ label: `Read the mail of ${address}`, changes: [put(mailReadings, reading)] });
}

/** Stops reading it. What has come to Steps stays. */
export function stopReadingMailOf(accountId: string): void {
  requireRight('change', 'integrations');
  const address = mailAccounts.get(accountId)?.address ?? 'an address';
  commit({ label: `Stop reading the mail of ${address}`, changes: [drop(mailReadings, accountId)] });
}

/** Domains as typed, separated by commas, spaces or line breaks. `RuleError` names the first that is not one. */
export function domainsIn(text: string): string[] {
  const domains = text
    .split(/[,;\s]+/)
    .map((part) => part.replace(/^.*@/, '').toLowerCase())
    .filter(Boolean);
  const wrong = domains.find((domain) => !/^[^\s@<>"]+\.[^\s@<>".]+$/.test(domain));
  if (wrong !== undefined) throw new RuleError(`Domains: expected names such as example.com, got “${wrong}”.`);
  return [...new Set(domains)];
}

/** What is read of the mailbox of an account, in render; `undefined` if it is not read. */
export const useMailReading = (accountId: string): MailReading | undefined => useRecord(mailReadings, accountId);

/** How far the folders of an account have been read, in render. */
export const useMailFolders = (accountId: string): readonly MailFolder[] =>
  useRecords(mailFolders).filter((folder) => folder.accountId === accountId);
