import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../shared/build/freePort.mjs';
import { type MailAccount, mailAccounts } from '../../shared/business/src/nouns/mail/mailAccount';
import { checkMailAccount, endSignIn, saveMailAccount } from '../../shared/business/src/nouns/mail/mailAccountState';
import { sendMail } from '../../shared/business/src/nouns/mail/mailState';
import { outgoingMail } from '../../shared/business/src/nouns/mail/outgoingMail';
import { sealedForPost } from '../../shared/journal/src/team';
import { AuthorizationServer, Visitor } from './authorizationServer';
import { MailServers } from './mailServers';
import { opening, PostBed, waiting } from './postBed';
import { openSaid, said } from './postProgram';

const why = MailServers.unable ?? (PostBed.isPossible ? undefined : 'nats-server is not installed');
const address = 'ada@bramble.example';
const bed = new PostBed();
let login: AuthorizationServer;
let servers: MailServers;
let folder: string;

describe.skipIf(why)(`signing in with OAuth 2 for Postfix and Dovecot${why ? ` (skipped: ${why})` : ''}`, () => {
  beforeAll(async () => {
    login = await AuthorizationServer.started(address);
    servers = await MailServers.started({ users: { [address]: 'nobody knows it' }, whoIs: login.whoIs });
    bed.program.env = { NODE_EXTRA_CA_CERTS: servers.certificate };
    await bed.open();
    folder = await bed.letOfficeIn();
  }, opening);
  afterAll(async () => {
    await bed.close();
    await servers?.remove();
    await login?.close();
  }, 60_000);

  /** An address whose mail server takes tokens alone. */
  const save = async (of: Partial<NonNullable<MailAccount['oauth']>>, secret?: string): Promise<string> => {
    const clientSecrets = secret === undefined ? {} : { clientSecrets: await sealedForPost(secret) };
    const oauth = {
      provider: 'other',
      issuer: login.issuer,
      clientId: 'steps',
      scope: login.scope,
      flow: 'code',
    } as const;
    return saveMailAccount({
      senderName: 'Ada Bramble',
      address,
      user: address,
      secrets: {},
      server: { host: 'localhost', port: servers.ports.smtp, security: 'starttls' },
      incoming: { host: 'localhost', port: servers.ports.imaps, security: 'tls' },
      oauth: { ...oauth, ...clientSecrets, ...of },
    }).id;
  };
  const account = (id: string) => mailAccounts.get(id);
  const asked = (id: string) =>
    vi.waitFor(() => {
      const { signIn, problem } = account(id) ?? {};
      if (!signIn) throw new Error(`Expected to be asked to sign in. ${problem}`);
      return signIn;
    }, waiting);
  const found = (id: string) =>
    vi.waitFor(() => {
      const now = account(id);
      if (!now || now.state === 'unchecked') throw new Error('Expected the account to be checked.');
      return now;
    }, waiting);
  const sends = async (accountId: string, subject: string) => {
    const { id } = sendMail({
      accountId,
      to: [address],
      cc: [],
      subject,
      content: 'Six jars.',
      sendAt: new Date().toISOString(),
    });
    await vi.waitFor(() => expect(outgoingMail.get(id)?.status).toBe('sent'), waiting);
    await vi.waitFor(() => expect(servers.messagesOf(address).at(-1)).toContain(`Subject: ${subject}`), waiting);
  };

  it('with a code that is typed on any device, mail goes out', async () => {
    const id = await save({});
    const { page, code } = await asked(id);
    expect(page).toBe(`${login.issuer}/device`);
    await new Visitor().enter(page, code ?? '');
    const now = await found(id);
    expect(now).toMatchObject({ state: 'works' });
    expect(now).not.toHaveProperty('signIn');
    await sends(id, 'Jam by code');
  }, 60_000);

  it('on a page that leads back to this machine, no password and no code are typed', async () => {
    const id = await save({ flow: 'page' });
    const { page, code } = await asked(id);
    expect(code).toBeUndefined();
    expect(new URL(page).searchParams.get('code_challenge_method')).toBe('S256');
    const end = await new Visitor().open(page);
    expect(end.text).toBe(`You can close this page: Steps says whether ${address} works.`);
    expect(await found(id)).toMatchObject({ state: 'works' });
    await sends(id, 'Jam by page');
    await expect(fetch(end.address)).rejects.toThrow();
  }, 60_000);

  it('where that page cannot be shown, its address is pasted; another one is said to be wrong', async () => {
    const id = await save({ flow: 'page', clientId: 'steps-secret' }, login.secret);
    const { page } = await asked(id);
    endSignIn(id, await sealedForPost('https://example.com/?code=a&state=b'));
    expect((await found(id)).problem).toMatch(/^The address that was pasted is not the one/);
    checkMailAccount(id, true);
    const again = await asked(id);
    expect(again.page).not.toBe(page);
    // As if the browser were on another machine: it never gets there, and the person copies the address.
    const visitor = new Visitor();
    let pasted = '';
    const reach = globalThis.fetch;
    vi.stubGlobal('fetch', async (to: string, ...rest: readonly never[]) => {
      if (!to.startsWith(login.issuer)) {
        pasted = to;
        throw new Error('This site cannot be reached');
      }
      return reach(to, ...rest);
    });
    await visitor.open(again.page).catch(() => {});
    vi.stubGlobal('fetch', reach);
    endSignIn(id, await sealedForPost(pasted));
    expect(await found(id)).toMatchObject({ state: 'works' });
  }, 60_000);

  it('a post office that was killed goes on without anybody signing in again', async () => {
    const [id = ''] = mailAccounts.all().map((one) => one.id);
    const [office] = bed.program.running;
    if (office) await bed.program.kill(office);
    await said(bed.program.start(folder), openSaid);
    await sends(id, 'Jam after all');
  }, 60_000);

  it('a post office that was killed while somebody signs in asks anew', async () => {
    const id = await save({});
    const { by } = await asked(id);
    const [office] = bed.program.running;
    if (office) await bed.program.kill(office);
    await said(bed.program.start(folder), openSaid);
    await vi.waitFor(() => expect(account(id)?.signIn?.by).not.toBe(by), waiting);
    const { page, code } = await asked(id);
    await new Visitor().enter(page, code ?? '');
    expect(await found(id)).toMatchObject({ state: 'works' });
  }, 60_000);

  it('what is wrong is said: an application that is not known, a server that is none', async () => {
    expect((await found(await save({ clientId: 'nobody' }))).problem).toMatch(
      /^127\.0\.0\.1 does not know the application nobody, or its secret is wrong/,
    );
    expect((await found(await save({ issuer: `http://127.0.0.1:${await freePort()}` }))).problem).toMatch(
      /^127\.0\.0\.1 could not be asked to sign in/,
    );
  }, 60_000);

  it('a sign-in that the provider takes back is said to be over, and the mail waits', async () => {
    const [id = ''] = mailAccounts.all().map((one) => one.id);
    login.knowsAda = false;
    const [office] = bed.program.running;
    if (office) await bed.program.kill(office);
    const { id: mailId } = sendMail({
      accountId: id,
      to: [address],
      cc: [],
      subject: 'Later',
      content: 'Jam',
      sendAt: new Date().toISOString(),
    });
    await said(bed.program.start(folder), openSaid);
    await vi.waitFor(
      () => expect(account(id)?.problem).toMatch(/does not take the sign-in any more.*Sign in again\.$/),
      waiting,
    );
    // What became of the message is told beside what is wrong with the account.
    await vi.waitFor(() => expect(outgoingMail.get(mailId)?.status).toBe('scheduled'), waiting);
    login.knowsAda = true;
  }, 60_000);
});
