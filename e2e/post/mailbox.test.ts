import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contacts, contactsByEmail } from '../../shared/business/src/nouns/contacts/contact';
import { newContact } from '../../shared/business/src/nouns/contacts/contactState';
import { mailBodies, mailFileParts } from '../../shared/business/src/nouns/mail/mailBody';
import { mailRequests } from '../../shared/business/src/nouns/mail/mailRequest';
import { type ReceivedMail, receivedMail } from '../../shared/business/src/nouns/mail/receivedMail';
import { knownAddresses } from '../../shared/business/src/nouns/mailbox/knownAddress';
import { mailFolders } from '../../shared/business/src/nouns/mailbox/mailFolder';
import { readMailOf, stopReadingMailOf } from '../../shared/business/src/nouns/mailbox/mailReadingState';
import { commit, newId, put, stamp } from '../../shared/platform/src';
import { MailServers } from './mailServers';
import { opening, PostBed, waiting } from './postBed';

const why = MailServers.unable ?? (PostBed.isPossible ? undefined : 'nats-server is not installed');
/** Messages of the first reading during which post offices are killed, and how often: `POST_MAILS=2000 POST_KILLS=20` for more. */
const many = Number(process.env.POST_MAILS ?? 600);
const kills = Number(process.env.POST_KILLS ?? 3);
const secret = 'plum orchard 7';
const [address, other] = ['ada@bramble.example', 'kim@bramble.example'];
const everything = { withoutDomains: [], withoutFolders: [] };
const bed = new PostBed();
let servers: MailServers;
let folder: string;

interface Letter {
  readonly from?: string;
  readonly to?: string;
  readonly subject: string;
  readonly date?: Date;
  readonly more?: string;
  readonly body?: string;
}

const letter = ({
  from = 'Sam <sam@example.com>',
  to = address,
  subject,
  date = new Date(),
  more = '',
  body,
}: Letter) =>
  `From: ${from}\nTo: ${to}\nSubject: ${subject}\nDate: ${date.toUTCString()}\nMessage-ID: <${subject.replaceAll(/\W/g, '.')}@example.com>\n${more}\n${body ?? `About ${subject}.\n`}`;

/** Adds contacts: this browser tells the post office their addresses. */
const know = (...addresses: readonly string[]) =>
  commit({
    label: 'Add contacts',
    changes: addresses
      .filter((email) => contactsByEmail.count(email) === 0)
      .map((email) => put(contacts, newContact({ name: email, email }))),
  });
const mailsOf = (accountId: string) => receivedMail.all().filter((mail) => mail.accountId === accountId);
const bySubject = (accountId: string, subject: string): ReceivedMail => {
  const mail = mailsOf(accountId).find((one) => one.subject === subject);
  if (!mail) throw new Error(`Expected “${subject}”, there is none.`);
  return mail;
};
const isThrough = (accountId: string) =>
  vi.waitFor(() => {
    expect(mailFolders.get(`${accountId}.inbox`)?.problem).toBeUndefined();
    expect(mailFolders.get(`${accountId}.inbox`)?.low).toBe(1);
  }, waiting);

function ask(mail: ReceivedMail, part?: string): string {
  const { id: mailId, accountId, place, messageId } = mail;
  const request = { id: newId('mail-request'), mailId, accountId, ...place, messageId, at: stamp() };
  commit({ label: 'Ask', changes: [put(mailRequests, { ...request, ...(part && { part }) })], undoable: false });
  return request.id;
}

describe.skipIf(why)(`a mailbox in Dovecot${why ? ` (skipped: ${why})` : ''}`, () => {
  beforeAll(async () => {
    servers = await MailServers.started({ users: { [address]: secret, [other]: secret } });
    bed.program.env = { NODE_EXTRA_CA_CERTS: servers.certificate };
    await bed.open();
    folder = await bed.letOfficeIn();
  }, opening);
  afterAll(async () => {
    await bed.close();
    await servers?.remove();
  }, 60_000);
  afterEach(() => {
    for (const { id } of mailFolders.all()) stopReadingMailOf(id.split('.')[0] ?? '');
  });

  const account = (of: string = address) =>
    bed.account({
      address: of,
      user: of,
      secret,
      server: { host: 'localhost', port: servers.ports.smtps, security: 'tls' },
      incoming: { host: 'localhost', port: servers.ports.imaps, security: 'tls' },
    });

  it('mail of whoever is known stands in Steps, what somebody here sent too, and nobody else’s', async () => {
    know('sam@example.com');
    servers.put(address, letter({ subject: 'Plums', more: 'References: <first@example.com>\n' }));
    servers.put(address, letter({ subject: 'Secret', from: 'stranger@example.org' }));
    servers.put(address, letter({ subject: 'Old', date: new Date('2025-01-02T10:00:00Z') }));
    servers.put(address, letter({ subject: 'Answer', from: address, to: 'Sam <Sam@Example.com>' }), 'Sent');
    const { id } = await account();
    readMailOf(id, everything);
    await isThrough(id);
    await vi.waitFor(() => expect(mailsOf(id)).toHaveLength(3), waiting);
    expect(bySubject(id, 'Plums')).toMatchObject({
      direction: 'in',
      from: { name: 'Sam', address: 'sam@example.com' },
      references: ['<first@example.com>'],
      messageId: '<Plums@example.com>',
      preview: 'About Plums.',
    });
    expect(bySubject(id, 'Answer')).toMatchObject({ direction: 'out', place: { path: 'Sent' } });
    expect(mailBodies.get(bySubject(id, 'Plums').id)?.text).toContain('About Plums.');
  });

  it('a message that comes stands in Steps within two seconds', async () => {
    know('sam@example.com');
    const { id } = await account();
    readMailOf(id, everything);
    await isThrough(id);
    await vi.waitFor(() => expect(mailsOf(id).length).toBeGreaterThan(0), waiting);
    const began = Date.now();
    servers.put(address, letter({ subject: 'Just now' }));
    await vi.waitFor(() => bySubject(id, 'Just now'), { timeout: 10_000, interval: 10 });
    expect(Date.now() - began).toBeLessThan(2_000);
  });

  it('what is opened later is fetched: the words of an old message, and a file in pieces', async () => {
    know('sam@example.com');
    const file = Buffer.alloc(1_200_000, 'plum ')
      .toString('base64')
      .replaceAll(/(.{76})/g, '$1\n');
    const parts = `--b\nContent-Type: text/plain; charset=iso-8859-1\n\nFor the caf\xe9.\n--b\nContent-Type: application/octet-stream; name="plums.bin"\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="plums.bin"\n\n${file}\n--b--\n`;
    const mime = 'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n';
    const { id } = await account();
    readMailOf(id, everything);
    await isThrough(id);
    servers.put(address, letter({ subject: 'With a file', more: mime, body: parts, date: new Date() }));
    await vi.waitFor(() => bySubject(id, 'With a file'), waiting);
    const mail = bySubject(id, 'With a file');
    expect(mail).toMatchObject({ preview: 'For the café.', attachments: [{ name: 'plums.bin', part: '2' }] });
    const [words, wanted] = [ask(mail), ask(mail, '2')];
    await vi.waitFor(() => expect(mailRequests.get(words) ?? mailRequests.get(wanted)).toBeUndefined(), waiting);
    await vi.waitFor(() => expect(mailBodies.get(words)?.text).toContain('For the café.'), waiting);
    const pieces = () => mailFileParts.all().filter(({ requestId }) => requestId === wanted);
    await vi.waitFor(() => expect(pieces()).toHaveLength(3), waiting);
    const whole = pieces()
      .toSorted((one, two) => (one.id < two.id ? -1 : 1))
      .map(({ base64 }) => Buffer.from(base64, 'base64'));
    expect(Buffer.concat(whole)).toEqual(Buffer.alloc(1_200_000, 'plum '));
    expect(mailFileParts.get(`${wanted}.2`)?.parts).toBe(3);
    const gone = ask({ ...mail, messageId: '<nowhere@example.com>', place: { ...mail.place, uid: 999_999 } });
    await vi.waitFor(() => expect(mailRequests.get(gone)?.problem).toContain('not in the mailbox any more'), waiting);
  });

  it('whoever becomes a contact later brings their older mail along', async () => {
    servers.put(address, letter({ subject: 'Before we met', from: 'late@example.net' }));
    const { id } = await account();
    readMailOf(id, everything);
    await isThrough(id);
    know('late@example.net');
    await vi.waitFor(() => bySubject(id, 'Before we met'), waiting);
    await vi.waitFor(() => expect(knownAddresses.get('late@example.net')).toEqual({ id: 'late@example.net' }), waiting);
  });

  it(
    'post offices that are killed in the middle of the first reading leave nothing out and read nothing twice',
    async () => {
      know('sam@example.com');
      for (let nth = 0; nth < many; nth += 1) servers.put(other, letter({ subject: `Letter ${nth}` }));
      const { id } = await account(other);
      readMailOf(id, everything);
      for (let kill = 1; kill <= kills; kill += 1) {
        const enough = Math.floor((kill * many) / (kills + 1));
        await vi.waitFor(() => expect(mailsOf(id).length).toBeGreaterThanOrEqual(enough), { ...waiting, interval: 2 });
        const [office] = bed.program.running;
        if (office) await bed.program.kill(office);
        bed.program.start(folder);
      }
      await vi.waitFor(() => expect(mailsOf(id)).toHaveLength(many), { timeout: 60_000, interval: 50 });
      await isThrough(id);
      expect(new Set(mailsOf(id).map(({ subject }) => subject)).size).toBe(many);
      expect(mailFolders.get(`${id}.inbox`)?.seen).toBe(many);
    },
    60_000 + kills * 30_000,
  );
});
