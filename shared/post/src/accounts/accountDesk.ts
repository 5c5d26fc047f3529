import { type MailAccount, mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { mailDomain } from '@steps/business/src/nouns/mail/mailProviders';
import { type MailServerSearch, mailServerSearches } from '@steps/business/src/nouns/mail/mailServerSearch';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { type AccountCheckOptions, checkAccount } from './accountChecks';
import { type Dns, ownDns } from './dns';
import { domainAdvice } from './domainAdvice';
import { findServers } from './findServers';
import type { SignIns } from './signIns';

interface AccountDeskOptions extends Omit<AccountCheckOptions, 'adviceOf'> {
  readonly signIns: SignIns;
  readonly dns?: Dns;
  readonly get?: typeof fetch;
}

/** What was found about a domain is needed while the address is being added; later it is looked up again (ms). */
const answersKept = 3_600_000;

/**
 * What a post office does for a business's addresses: finds servers, signs people in, and says what is wrong. All of them at
 * once, so that a silent server delays only its own address.
 */
export class AccountDesk {
  readonly #busy = new Map<string, Promise<void>>();

  constructor(private readonly options: AccountDeskOptions) {}

  /** Starts whatever is to be done. Never rejects: what failed is tried at the next call. */
  look(): void {
    const { options } = this;
    const dns = options.dns ?? ownDns();
    const adviceOf = ({ address, server }: MailAccount) => domainAdvice(mailDomain(address), server.host, dns);
    for (const search of mailServerSearches.all()) {
      if (search.answer === undefined) this.#once(`search ${search.id}`, () => this.#find(search, dns));
      else if (options.now() - Date.parse(search.askedAt) > answersKept) forget(search);
    }
    for (const account of mailAccounts.all()) {
      this.#once(`account ${account.id}`, async () => {
        if (account.oauth && (await options.signIns.attend(account))) return;
        await checkAccount(account, { ...options, adviceOf });
      });
    }
  }

  /** Resolves once nothing is running. */
  async end(): Promise<void> {
    this.options.signIns.close();
    await Promise.all(this.#busy.values());
  }

  #once(key: string, work: () => Promise<void>): void {
    if (this.#busy.has(key)) return;
    const done = work()
      .catch((error: unknown) => console.error('A mail account could not be worked on', error))
      .finally(() => this.#busy.delete(key));
    this.#busy.set(key, done);
  }

  async #find(search: MailServerSearch, dns: Dns): Promise<void> {
    const answer = await findServers(search.id, dns, this.options.get ?? fetch);
    if (mailServerSearches.get(search.id)?.askedAt !== search.askedAt) return;
    const label = 'Find the mail servers of a domain';
    commit({ label, changes: [put(mailServerSearches, { ...search, answer })], undoable: false });
  }
}

function forget({ id }: MailServerSearch): void {
  commit({ label: 'Forget the mail servers of a domain', changes: [drop(mailServerSearches, id)], undoable: false });
}
