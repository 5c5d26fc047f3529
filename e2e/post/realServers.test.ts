import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../shared/build/freePort.mjs';
import { sendMail } from '../../shared/business/src/nouns/mail/mailState';
import { outgoingMail } from '../../shared/business/src/nouns/mail/outgoingMail';
import { commit } from '../../shared/platform/src/core/store/commit';
import { existing, put } from '../../shared/platform/src/core/store/recordChange';
import { MailServers } from './mailServers';
import { opening, PostBed, waiting } from './postBed';

const why = MailServers.unable ?? (PostBed.isPossible ? undefined : 'nats-server is not installed');
const [address, sam, secret] = ['ada@bramble.example', 'sam@bramble.example', 'plum orchard 7'];
const bed = new PostBed();
let servers: MailServers;

describe.skipIf(why)(`a post office with Postfix and Dovecot${why ? ` (skipped: ${why})` : ''}`, () => {
  beforeAll(async () => {
    servers = await MailServers.started({ users: { [address]: secret, [sam]: 'six jars' } });
    bed.program.env = { NODE_EXTRA_CA_CERTS: servers.certificate };
    await bed.open();
    await bed.letOfficeIn();
  }, opening);
  afterAll(async () => {
    await bed.close();
    await servers?.remove();
  }, 60_000);

  const tls = () => ({ host: 'localhost', port: servers.ports.smtps, security: 'tls' }) as const;
  const starttls = () => ({ host: 'localhost', port: servers.ports.smtp, security: 'starttls' }) as const;
  const account = (of: Parameters<PostBed['account']>[0] = {}) =>
    bed.account({ address, user: address, secret, server: tls(), ...of });
  const send = (accountId: string, to: string, subject: string) =>
    sendMail({ accountId, to: [to], cc: [], subject, content: 'Six jars.', sendAt: new Date().toISOString() });

  it.each([
    ['TLS', tls],
    ['STARTTLS', starttls],
  ])('a message goes over %s into the mailbox of whom it is for', async (name, server) => {
    const { id: accountId, problem } = await account({ server: server() });
    expect(problem).toBeUndefined();
    const { id, messageId } = send(accountId, sam, `Jam over ${name}`);
    await vi.waitFor(() => expect(outgoingMail.get(id)?.status).toBe('sent'), waiting);
    await vi.waitFor(() => expect(servers.messagesOf(sam).at(-1)).toContain(`Message-ID: ${messageId}`), waiting);
    expect(servers.messagesOf(sam).at(-1)).toContain('Six jars.');
  });

  it('a recipient whom the server does not know is refused with its words', async () => {
    const { id: accountId } = await account();
    const { id } = send(accountId, 'nobody@bramble.example', 'Jam');
    await vi.waitFor(() => expect(outgoingMail.get(id)?.status).toBe('failed'), waiting);
    expect(outgoingMail.get(id)?.reason).toMatch(/localhost says: “550 .*nobody@bramble\.example.*User unknown/);
  });

  it('a wrong password is said to be wrong', async () => {
    const { state, problem } = await account({ secret: 'a guess' });
    expect(state).toBe('problem');
    expect(problem).toMatch(/^localhost refuses this user and password: “535 .*authentication failed.*Check both/);
  });

  it('a certificate that is made out to another name is not trusted', async () => {
    const { problem } = await account({ server: { ...tls(), host: '127.0.0.1' } });
    expect(problem).toMatch(/^The certificate of 127\.0\.0\.1 is not trusted .*Use the name that the certificate/);
  });

  it('a port that nobody answers is said to be closed', async () => {
    const port = await freePort();
    const { problem } = await account({ server: { ...tls(), port } });
    expect(problem).toMatch(`localhost does not answer on port ${port}. Check the port`);
  });

  it('a mailbox is asked too, and what is wrong there is told from what is wrong with sending', async () => {
    const incoming = { host: 'localhost', port: servers.ports.imaps, security: 'tls' } as const;
    expect((await account({ incoming })).problem).toBeUndefined();
    expect((await account({ incoming: { ...incoming, port: servers.ports.imap, security: 'starttls' } })).state).toBe(
      'works',
    );
    const closed = { ...incoming, port: await freePort() };
    expect((await account({ incoming: closed })).problem).toMatch(/^Incoming mail: localhost does not answer on port/);
    const plain = { ...incoming, port: servers.ports.imap };
    expect((await account({ incoming: plain })).problem).toMatch(
      /^Incoming mail: localhost does not speak TLS on port \d+: try STARTTLS on 143\.$/,
    );
    const other = { ...incoming, host: '127.0.0.1' };
    expect((await account({ incoming: other })).problem).toMatch(
      /^Incoming mail: The certificate of 127\.0\.0\.1 is not/,
    );
  }, 60_000);

  it('TLS where the server wants STARTTLS, and STARTTLS where it wants TLS, are told apart', async () => {
    const tlsOnly = await account({ server: { ...tls(), port: servers.ports.smtp } });
    expect(tlsOnly.problem).toMatch(/does not speak TLS on port \d+: try STARTTLS on 587\./);
    const starttlsOnly = await account({ server: { ...starttls(), port: servers.ports.smtps } });
    expect(starttlsOnly.problem).toMatch(/does not speak STARTTLS on port \d+: try TLS on 465\./);
  }, 60_000);

  it('a server that was killed takes what waited once it is back', async () => {
    const { id: accountId } = await account();
    await servers.stop('SIGKILL');
    const { id } = send(accountId, sam, 'Jam after all');
    await vi.waitFor(() => expect(outgoingMail.get(id)).toMatchObject({ status: 'scheduled', tries: 1 }), waiting);
    expect(outgoingMail.get(id)?.reason).toContain('does not answer on port');
    await servers.start();
    // A minute later, for which the test does not wait.
    const waited = { ...existing(outgoingMail, id), sendAt: new Date().toISOString() };
    commit({ label: 'Send now', changes: [put(outgoingMail, waited)], undoable: false });
    await vi.waitFor(() => expect(servers.messagesOf(sam).at(-1)).toContain('Subject: Jam after all'), waiting);
  });
});
