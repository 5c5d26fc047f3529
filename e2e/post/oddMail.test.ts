import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contacts } from '../../shared/business/src/nouns/contacts/contact';
import { newContact } from '../../shared/business/src/nouns/contacts/contactState';
import { mailBodies, mailFileParts } from '../../shared/business/src/nouns/mail/mailBody';
import { mailRequests } from '../../shared/business/src/nouns/mail/mailRequest';
import { type ReceivedMail, receivedMail } from '../../shared/business/src/nouns/mail/receivedMail';
import { mailFolders } from '../../shared/business/src/nouns/mailbox/mailFolder';
import { readMailOf } from '../../shared/business/src/nouns/mailbox/mailReadingState';
import { commit, newId, put, stamp } from '../../shared/platform/src';
import { MailServers } from './mailServers';
import { oddMail } from './oddMail';
import { opening, PostBed, waiting } from './postBed';

const why = MailServers.unable ?? (PostBed.isPossible ? undefined : 'nats-server is not installed');
const address = 'ada@bramble.example';
const secret = 'plum orchard 7';
/** Most memory that a post office may take (bytes). */
const mostMemory = 300_000_000;
/** Messages with 10,000 files each that come one after another. */
const withMany = 60;
const bed = new PostBed();
let servers: MailServers;

function ask({ id: mailId, accountId, place, messageId }: ReceivedMail, part?: string): string {
  const request = { id: newId('mail-request'), mailId, accountId, ...place, messageId, at: stamp() };
  commit({ label: 'Ask', changes: [put(mailRequests, { ...request, ...(part && { part }) })], undoable: false });
  return request.id;
}

/** The most that a program has had in memory (bytes). */
function memoryOf(pid = 0): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

describe.skipIf(why)(`odd and hostile messages in Dovecot${why ? ` (skipped: ${why})` : ''}`, () => {
  const all = oddMail();
  beforeAll(async () => {
    servers = await MailServers.started({ users: { [address]: secret } });
    bed.program.env = { NODE_EXTRA_CA_CERTS: servers.certificate };
    await bed.open();
    await bed.letOfficeIn();
    const sam = newContact({ name: 'Sam', email: 'sam@example.com' });
    commit({ label: 'Add a contact', changes: [put(contacts, sam)] });
    for (const { message, bytes } of all) servers.put(address, message, '', bytes);
  }, opening);
  afterAll(async () => {
    await bed.close();
    await servers?.remove();
  }, 60_000);

  it('each of them is there or said to be unreadable, none holds up what comes after it', async () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    const { id: accountId } = await bed.account({
      ...{ address, user: address, secret },
      server: { host: 'localhost', port: servers.ports.smtps, security: 'tls' },
      incoming: { host: 'localhost', port: servers.ports.imaps, security: 'tls' },
    });
    readMailOf(accountId, { withoutDomains: [], withoutFolders: [] });
    await vi.waitFor(
      () => {
        expect(mailFolders.get(`${accountId}.inbox`)?.problem).toBeUndefined();
        expect(mailFolders.get(`${accountId}.inbox`)?.low).toBe(1);
      },
      { timeout: 120_000, interval: 50 },
    );
    const found = ({ name, id }: (typeof all)[number]) =>
      receivedMail.all().filter((mail) => mail.subject.includes(name) || mail.messageId === id);
    await vi.waitFor(
      () => expect(all.filter((one) => found(one).length === 0).map(({ name }) => name)).toEqual([]),
      waiting,
    );
    expect(receivedMail.size).toBe(all.length);
    const asked = receivedMail.all().map((mail) => ask(mail));
    await vi.waitFor(
      () => {
        const open = asked.filter((id) => !mailBodies.get(id) && !mailRequests.get(id)?.problem);
        expect(open).toEqual([]);
      },
      { timeout: 120_000, interval: 50 },
    );
    const [office] = bed.program.running;
    const most = memoryOf(office?.pid);
    console.info(`${all.length} odd messages: most memory ${(most / 1e6).toFixed(0)} MB`);
    expect(most).toBeLessThan(mostMemory);
    const now = { name: 'After all of them', id: '<after@odd.example>' };
    servers.put(address, 'From: sam@example.com\nTo: ada@bramble.example\nSubject: After all of them\n\nSix jars.\n');
    await vi.waitFor(() => expect(found({ ...now, message: '' })).toHaveLength(1), waiting);
  }, 400_000);

  it('60 messages with 10,000 files each are read in the same memory, and each is there whole', async () => {
    const { message = '' } = all.find(({ name }) => name === 'Ten thousand files') ?? {};
    const from = performance.now();
    for (let nth = 0; nth < withMany; nth += 1)
      servers.put(address, message.replaceAll('Ten thousand files', `Full ${nth}`).replace('Ten-', `${nth}-`));
    const full = () => receivedMail.all().filter(({ subject }) => subject.startsWith('Full '));
    await vi.waitFor(() => expect(full()).toHaveLength(withMany), { timeout: 120_000, interval: 50 });
    const most = memoryOf(bed.program.running[0]?.pid);
    const seconds = (performance.now() - from) / 1000;
    console.info(
      `${withMany} messages with 10,000 files: ${seconds.toFixed(0)} s, most memory ${(most / 1e6).toFixed(0)} MB`,
    );
    expect(most).toBeLessThan(mostMemory);
    const [one] = full();
    const whole = one?.attachments.at(-1);
    // Dovecot tells 10,000 parts apart: the message itself, its words, and 9,998 files.
    expect(whole).toMatchObject({ part: 'message', name: 'The whole email, with 9,899 more files.eml' });
    if (!one || !whole) throw new Error('Expected a message with files.');
    const id = ask(one, whole.part);
    const pieces = () => mailFileParts.all().filter(({ requestId }) => requestId === id);
    await vi.waitFor(() => expect(pieces().at(-1)?.parts).toBe(pieces().length), waiting);
    const nth = (piece: { readonly id: string }) => Number(piece.id.slice(id.length + 1));
    const inOrder = pieces().toSorted((first, second) => nth(first) - nth(second));
    const text = Buffer.concat(inOrder.map(({ base64 }) => Buffer.from(base64, 'base64'))).toString('latin1');
    expect(text).toContain(`Subject: ${one.subject}`);
    expect(text.match(/filename="\d+\.txt"/g)).toHaveLength(10_000);
  }, 300_000);
});
