import { type MailAccount, mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';

export interface AccountCheckOptions {
  now(): number;
  secretOf(account: MailAccount): Promise<string | undefined>;
  /** What is wrong with an account; `undefined` for nothing. */
  problemOf(account: MailAccount, secret: string): Promise<string | undefined>;
}

/** Asks the servers of accounts that were saved since. */
export async function checkAccounts({ now, secretOf, problemOf }: AccountCheckOptions): Promise<void> {
  for (const account of mailAccounts.all()) {
    if (account.state !== 'unchecked') continue;
    const secret = await secretOf(account);
    if (secret === undefined) continue;
    const problem = await problemOf(account, secret);
    // Changed or removed meanwhile: asked again, or not at all.
    if (mailAccounts.get(account.id)?.updatedAt !== account.updatedAt) continue;
    noteAccount(account.id, problem, now());
  }
}

/** Says at an account how it is doing. `problem`: `undefined` for nothing wrong; `at`: milliseconds since 1970. */
export function noteAccount(id: string, problem: string | undefined, at: number): void {
  const now = mailAccounts.get(id);
  if (!now) return;
  const { problem: _, ...rest } = now;
  const checkedAt = new Date(at).toISOString();
  const account: MailAccount =
    problem === undefined ? { ...rest, state: 'works', checkedAt } : { ...rest, state: 'problem', problem, checkedAt };
  commit({ label: 'Check a mail account', changes: [put(mailAccounts, account)], undoable: false });
}
