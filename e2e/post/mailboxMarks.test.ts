import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contacts } from '../../shared/business/src/nouns/contacts/contact';
import { newContact } from '../../shared/business/src/nouns/contacts/contactState';
import { mailMarks } from '../../shared/business/src/nouns/mail/mailMark';
import { receivedMail } from '../../shared/business/src/nouns/mail/receivedMail';
import { mailFolders } from '../../shared/business/src/nouns/mailbox/mailFolder';
import { readMailOf } from '../../shared/business/src/nouns/mailbox/mailReadingState';
import { commit, put } from '../../shared/platform/src';
import { MailServers } from './mailServers';
import { opening, PostBed, waiting } from './postBed';

const why = MailServers.unable ?? (PostBed.isPossible ? undefined : 'nats-server is not installed');
const [ada, secret] = ['ada@bramble.example', 'plum orchard 7'];
const bed = new PostBed();
let servers: MailServers;
let folder: string;

const letter = (subject: string) =>
  [
    ...['From: Sam <sam@example.com>', `To: ${ada}`, `Subject: ${subject}`, `Date: ${new Date().toUTCString()}`],
    ...[`Message-ID: <${subject}@example.com>`, '', `About ${subject}.`, ''],
  ].join('\n');

describe.skipIf(why)(`what changes in a mailbox in Dovecot${why ? ` (skipped: ${why})` : ''}`, () => {
  beforeAll(async () => {
    servers = await MailServers.started({ users: { [ada]: secret } });
    bed.program.env = { NODE_EXTRA_CA_CERTS: servers.certificate };
    await bed.open();
    folder = await bed.letOfficeIn();
    commit({ label: 'Add', changes: [put(contacts, newContact({ name: 'Sam', email: 'sam@example.com' }))] });
  }, opening);
  afterAll(async () => {
    await bed.close();
    await servers?.remove();
  }, 60_000);

  /** The file of a message, and its folder, as Maildir has it. */
  const fileOf = (subject: string): readonly [string, string] => {
    const mailbox = servers.mailboxOf(ada);
    for (const state of ['cur', 'new'])
      for (const file of existsSync(join(mailbox, state)) ? readdirSync(join(mailbox, state)) : [])
        if (readFileSync(join(mailbox, state, file), 'utf8').includes(`Subject: ${subject}\r\n`))
          return [join(mailbox, state), file];
    throw new Error(`Expected “${subject}” in the mailbox, it is not there.`);
  };
  /** As a mail program does: `S` seen, `R` answered. */
  const mark = (subject: string, flags: string) => {
    const [place, file] = fileOf(subject);
    renameSync(join(place, file), join(place, '..', 'cur', `${file.split(':')[0]}:2,${flags}`));
  };
  const idOf = (subject: string) => receivedMail.all().find((mail) => mail.subject === subject)?.id ?? '';
  const inbox = () => mailFolders.all().find(({ use }) => use === 'inbox');

  it('what is opened and answered there is noted, also what was while no post office ran; what is deleted there stays here', async () => {
    for (const subject of ['Plums', 'Damsons', 'Quinces']) servers.put(ada, letter(subject));
    const { id } = await bed.account({
      address: ada,
      user: ada,
      secret,
      server: { host: 'localhost', port: servers.ports.smtps, security: 'tls' },
      incoming: { host: 'localhost', port: servers.ports.imaps, security: 'tls' },
    });
    readMailOf(id, { withoutDomains: [], withoutFolders: ['sent'] });
    await vi.waitFor(() => expect(receivedMail.size).toBe(3), waiting);
    await vi.waitFor(() => expect(inbox()?.low).toBe(1), waiting);
    expect(receivedMail.all().map(({ isUnread }) => isUnread)).toEqual([true, true, true]);
    mark('Plums', 'S');
    await vi.waitFor(() => expect(mailMarks.get(idOf('Plums'))).toMatchObject({ isUnread: false }), waiting);
    expect(mailMarks.size).toBe(1);
    const [office] = bed.program.running;
    if (office) await bed.program.kill(office);
    mark('Damsons', 'RS');
    rmSync(join(...fileOf('Quinces')));
    bed.program.start(folder);
    await vi.waitFor(() => expect(mailMarks.get(idOf('Damsons'))).toMatchObject({ isAnswered: true }), waiting);
    expect(receivedMail.size).toBe(3);
  }, 90_000);

  it('a mailbox that was numbered anew is read again, and nothing of it is there twice', async () => {
    const [office] = bed.program.running;
    if (office) await bed.program.kill(office);
    const before = inbox();
    await servers.stop();
    for (const file of readdirSync(servers.mailboxOf(ada)))
      if (file.startsWith('dovecot')) rmSync(join(servers.mailboxOf(ada), file), { recursive: true });
    servers.put(ada, letter('Medlars'));
    await servers.start();
    bed.program.start(folder);
    await vi.waitFor(() => expect(inbox()?.uidValidity).not.toBe(before?.uidValidity), waiting);
    await vi.waitFor(() => expect(inbox()).toMatchObject({ low: 1, seen: 3 }), waiting);
    await vi.waitFor(() => expect(idOf('Medlars')).not.toBe(''), waiting);
    expect(receivedMail.size).toBe(4);
  }, 90_000);
});
