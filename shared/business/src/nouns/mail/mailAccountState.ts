import { commit } from '@steps/platform/src/core/store/commit';
import { drop, existing, newId, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { useRecord, useRecords } from '@steps/platform/src/core/store/recordHooks';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { requireRight } from '../people/rights';
import { type MailAccount, mailAccounts } from './mailAccount';
import { isMailDomain } from './mailProviders';
import { mailReadings } from './mailReading';
import { type FoundServers, mailServerSearches } from './mailServerSearch';

export type MailAccountInput = Pick<
  MailAccount,
  'senderName' | 'address' | 'server' | 'user' | 'secrets' | 'incoming' | 'oauth'
>;

/** Adds an address that mail is sent from, or changes the one with this id: the post office then tries its servers again. */
export function saveMailAccount(input: MailAccountInput, id?: string): MailAccount {
  requireRight(id ? 'change' : 'add', 'integrations');
  const at = stamp();
  const before = id === undefined ? undefined : existing(mailAccounts, id);
  const account: MailAccount = {
    ...input,
    id: before?.id ?? newId('mail-account'),
    state: 'unchecked',
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
  };
  commit({
    label: `${before ? 'Change' : 'Add'} the mail account ${account.address}`,
    changes: [put(mailAccounts, account)],
  });
  return account;
}

/** Has the post office try the servers of an account again. `signInAgain`: without the earlier sign-in. */
export function checkMailAccount(id: string, signInAgain = false): void {
  const { senderName, address, server, incoming, user, secrets, oauth } = existing(mailAccounts, id);
  const rest = { ...(incoming && { incoming }), ...(oauth && { oauth }) };
  saveMailAccount({ senderName, address, server, user, secrets: signInAgain ? {} : secrets, ...rest }, id);
}

/** Gives the post office the address that a sign-in ended on. `ended`: sealed for it. */
export function endSignIn(id: string, ended: MailAccount['secrets']): void {
  requireRight('change', 'integrations');
  const account = existing(mailAccounts, id);
  if (!account.signIn) return;
  const changed: MailAccount = { ...account, signIn: { ...account.signIn, ended } };
  commit({ label: `Sign in for ${account.address}`, changes: [put(mailAccounts, changed)], undoable: false });
}

/** Removes an address with its password. What waits to be sent from it fails, and says so. */
export function removeMailAccount(id: string): void {
  requireRight('delete', 'integrations');
  const { address } = existing(mailAccounts, id);
  commit({
    label: `Remove the mail account ${address}`,
    changes: [drop(mailAccounts, id), ...(mailReadings.get(id) ? [drop(mailReadings, id)] : [])],
  });
}

/**
 * Asks the post office which servers a domain has; the answer comes in `useFoundServers`. `RuleError` if it is not a domain.
 */
export function searchMailServers(domain: string): void {
  requireRight('add', 'integrations');
  if (!isMailDomain(domain)) throw new RuleError(`Expected a domain such as firm.example, got “${domain}”.`);
  const search = { id: domain, askedAt: stamp() };
  commit({
    label: `Look for the mail servers of ${domain}`,
    changes: [put(mailServerSearches, search)],
    undoable: false,
  });
}

/** Addresses that mail is sent from, in render. */
export const useMailAccounts = (): readonly MailAccount[] => useRecords(mailAccounts);

/** What a post office found of a domain, in render; `undefined` until then. */
export const useFoundServers = (domain: string): FoundServers | undefined =>
  useRecord(mailServerSearches, domain)?.answer;
