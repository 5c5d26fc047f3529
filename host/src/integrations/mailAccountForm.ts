import {
  type FoundServers,
  type MailAccountInput,
  type MailProvider,
  mailProviders,
  providerOfAddress,
  saveMailAccount,
  usualServers,
} from '@steps/business/host';
import { addressesIn, type MailAccount, type MailServer } from '@steps/business/mail';
import { sealedForPost } from '@steps/journal/team';
import { RuleError } from '@steps/platform';

/** What somebody enters of an address. */
export interface AccountWords {
  readonly address: string;
  readonly senderName: string;
  readonly user: string;
  readonly password: string;
  readonly outgoing: MailServer;
  /** Without a host, its mailbox is not read. */
  readonly incoming: MailServer;
  /** `password`, or the provider where a person signs in. */
  readonly signIn: 'password' | NonNullable<MailAccount['oauth']>['provider'];
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of Microsoft: whose directory the application is registered in. */
  readonly tenant: string;
  /** Of another provider: where its server that signs in describes itself, and what is asked for there. */
  readonly issuer: string;
  readonly scope: string;
}

const microsoft = /^https:\/\/login\.microsoftonline\.com\/([^/]+)\/v2\.0$/;

/** What a form begins with. */
export function wordsOf(account: MailAccount | undefined): AccountWords {
  const usual = usualServers('');
  const { oauth } = account ?? {};
  return {
    address: account?.address ?? '',
    senderName: account?.senderName ?? '',
    user: account?.user ?? '',
    password: '',
    outgoing: account?.server ?? usual.outgoing,
    incoming: account?.incoming ?? { ...usual.incoming, host: '' },
    signIn: oauth?.provider ?? 'password',
    clientId: oauth?.clientId ?? '',
    clientSecret: '',
    tenant: microsoft.exec(oauth?.issuer ?? '')?.[1] ?? '',
    issuer: oauth?.issuer ?? '',
    scope: oauth?.scope ?? 'openid email offline_access',
  };
}

/** Whose an address is: by its domain, or by who takes its mail. */
export const providerOf = (address: string, found: FoundServers | undefined): MailProvider | undefined =>
  providerOfAddress(address) ?? mailProviders.find(({ id }) => id === found?.provider);

/** With the servers that were found, or the usual ones where none were. */
export function withServers(words: AccountWords, found: FoundServers | undefined): AccountWords {
  const usual = usualServers(words.address);
  const address = words.address.trim();
  return {
    ...words,
    outgoing: found?.outgoing ?? usual.outgoing,
    // A guess would be asked, and not being there would be called a fault.
    incoming: found?.incoming ?? { ...usual.incoming, host: '' },
    user: found?.user === 'name' ? (address.split('@')[0] ?? '') : address,
  };
}

/** Keeps an address, its secrets sealed for the post offices. Rejects with `RuleError`, naming the field. */
export async function saveAccount(words: AccountWords, account: MailAccount | undefined): Promise<void> {
  const [address] = addressesIn(words.address, 'Email address');
  if (!address) throw new RuleError('Email address: enter the address that mail is sent from.');
  checkServer(words.outgoing, 'Server', 'Port');
  const hasMailbox = words.incoming.host.trim() !== '';
  if (hasMailbox) checkServer(words.incoming, 'Server for incoming mail', 'Port for incoming mail');
  const oauth = await oauthIn(words, account);
  const { secrets: before = {} } = account ?? {};
  const sameSignIn = oauth?.clientId === account?.oauth?.clientId && oauth?.issuer === account?.oauth?.issuer;
  if (!oauth && !words.password && (!account || !sameSignIn))
    throw new RuleError('Password: enter the one that the server asks for.');
  const secrets = !oauth && words.password ? await sealedForPost(words.password) : sameSignIn ? before : {};
  const input: MailAccountInput = {
    senderName: words.senderName.trim(),
    address,
    user: words.user.trim() || address,
    server: words.outgoing,
    secrets,
    ...(hasMailbox && { incoming: words.incoming }),
    ...(oauth && { oauth }),
  };
  saveMailAccount(input, account?.id);
}

function checkServer({ host, port }: MailServer, server: string, portField: string): void {
  if (!host.trim()) throw new RuleError(`${server}: enter its name, such as smtp.example.com.`);
  if (!port || port > 65_535) throw new RuleError(`${portField}: expected a number from 1 to 65535.`);
}

async function oauthIn(words: AccountWords, account: MailAccount | undefined): Promise<MailAccount['oauth']> {
  const { signIn } = words;
  if (signIn === 'password') return undefined;
  const clientId = words.clientId.trim();
  if (!clientId) throw new RuleError('Client ID: enter the one of the application that you registered.');
  const known = mailProviders.find(({ oauth }) => oauth?.provider === signIn)?.oauth;
  const tenant = words.tenant.trim();
  const issuer =
    signIn === 'microsoft' && tenant
      ? `https://login.microsoftonline.com/${encodeURIComponent(tenant)}/v2.0`
      : (known?.issuer ?? words.issuer.trim());
  const isOwn = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(issuer);
  if (!URL.canParse(issuer) || !(issuer.startsWith('https://') || isOwn))
    throw new RuleError(
      `Sign-in server: expected an address such as https://login.example.com, got “${issuer || 'nothing'}”.`,
    );
  const kept = account?.oauth?.clientId === clientId ? account.oauth.clientSecrets : undefined;
  const clientSecrets = words.clientSecret ? await sealedForPost(words.clientSecret) : kept;
  return {
    provider: signIn,
    issuer,
    clientId,
    scope: known?.scope ?? words.scope.trim(),
    flow: known?.flow ?? 'page',
    ...(clientSecrets && { clientSecrets }),
  };
}
