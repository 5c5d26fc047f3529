import { type MailAccount, mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { mailServerSearches } from '@steps/business/src/nouns/mail/mailServerSearch';
import { hasReadAll, openedByPost, sealedForPost, type TeamConnection } from '@steps/journal/team';
import type { HttpPlace } from '../http/httpPlace';
import type { Route } from '../http/route';
import { accountProblem } from '../smtp';
import { AccessTokens } from './accessTokens';
import { AccountDesk } from './accountDesk';
import { imapProblem } from './imapProblem';
import { SignIns } from './signIns';

interface AccountsOptions {
  now(): number;
  connection(): TeamConnection;
  readonly self: string;
  isAtWork(run: string): boolean;
  readonly place: HttpPlace | undefined;
}

interface OpenAccounts {
  /** The password of an account, or the token that its server accepts now; `undefined` if this post office has none. */
  secretOf(account: MailAccount): Promise<string | undefined>;
  /** Takes over what another post office has left. */
  look(): void;
  readonly routes: readonly Route[];
  close(): Promise<void>;
}

/** Takes care of the open business's addresses, as soon as one is saved, until it is closed. */
export function openAccounts({ connection, ...options }: AccountsOptions): OpenAccounts {
  const opened = (secrets: MailAccount['secrets']) => openedByPost(secrets, connection());
  const tokens = new AccessTokens({ ...options, opened, sealed: sealedForPost });
  const secretOf = (account: MailAccount) => (account.oauth ? tokens.of(account) : opened(account.secrets));
  const signIns = new SignIns({ ...options, opened, sealed: sealedForPost, tokens });
  const desk = new AccountDesk({
    ...options,
    secretOf,
    signIns,
    problemOf: async (account, secret) => (await accountProblem(account, secret)) ?? imapProblem(account, secret),
  });
  const look = () => {
    if (hasReadAll()) desk.look();
  };
  const stops = [mailAccounts.subscribe(look), mailServerSearches.subscribe(look)];
  return {
    secretOf,
    look,
    routes: [signIns.route],
    close: async () => {
      for (const stop of stops) stop();
      await desk.end();
    },
  };
}
