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
    const latest = mailAccounts.get(account.id);
    // Changed or removed meanwhile: asked again, or not at all.
    if (latest?.updatedAt !== account.updatedAt) continue;
    const { problem: _, ...rest } = latest;
    const checked: MailAccount = {
      ...rest,
      state: problem === undefined ? 'works' : 'problem',
      ...(problem !== undefined && { problem }),
      checkedAt: new Date(now()).toISOString(),
    };
    commit({ label: 'Check a mail account', changes: [put(mailAccounts, checked)], undoable: false });
  }
}
