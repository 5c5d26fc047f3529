import { type MailAccount, mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { commit } from '@steps/platform/src/core/store/commit';
import { existing, put } from '@steps/platform/src/core/store/recordChange';

export interface AccountCheckOptions {
  now(): number;
  /** `undefined` if it was sealed for other post offices. */
  secretOf(account: MailAccount): Promise<string | undefined>;
  /** What is wrong with an account; `undefined` if nothing is. */
  problemOf(account: MailAccount, secret: string): Promise<string | undefined>;
  /** What its domain lacks. Rejects if the DNS does not answer. */
  adviceOf(account: MailAccount): Promise<readonly string[]>;
}

/** Tries the servers of an account that was saved since, and looks its domain up in the DNS. */
export async function checkAccount(account: MailAccount, options: AccountCheckOptions): Promise<void> {
  if (account.state !== 'unchecked') return;
  const secret = await options.secretOf(account);
  if (secret === undefined) return;
  const advice = options.adviceOf(account).catch(() => []);
  const problem = await options.problemOf(account, secret);
  // Changed or removed meanwhile: it is tried again, or not at all.
  if (mailAccounts.get(account.id)?.updatedAt !== account.updatedAt) return;
  noteAccount(account.id, problem, options.now());
  noteAdvice(account, await advice);
}

/** Writes the result to the account. `problem`: `undefined` if nothing is wrong; `at`: milliseconds since 1970. */
export function noteAccount(id: string, problem: string | undefined, at: number): void {
  const now = mailAccounts.get(id);
  if (!now) return;
  const { problem: _, signIn: __, ...rest } = now;
  const checkedAt = new Date(at).toISOString();
  const account: MailAccount =
    problem === undefined ? { ...rest, state: 'works', checkedAt } : { ...rest, state: 'problem', problem, checkedAt };
  commit({ label: 'Check a mail account', changes: [put(mailAccounts, account)], undoable: false });
}

function noteAdvice({ id, updatedAt }: MailAccount, advice: readonly string[]): void {
  if (advice.length === 0 || mailAccounts.get(id)?.updatedAt !== updatedAt) return;
  const account: MailAccount = { ...existing(mailAccounts, id), advice: [...advice] };
  commit({ label: 'Check the domain of a mail account', changes: [put(mailAccounts, account)], undoable: false });
}
