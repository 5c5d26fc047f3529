import { describe, expect, it, vi } from 'vitest';
import { receivedMail } from '../../shared/business/src/nouns/mail/receivedMail';
import { mailFolders } from '../../shared/business/src/nouns/mailbox/mailFolder';
import { readMailOf } from '../../shared/business/src/nouns/mailbox/mailReadingState';
import { besideMailServers } from './besideOffice';
import { MailServers } from './mailServers';
import { PostBed, waiting } from './postBed';

const why = MailServers.unable ?? (PostBed.isPossible ? undefined : 'nats-server is not installed');
const [help, secret] = ['help@bramble.example', 'plum orchard 7'];
const bed = new PostBed();

const letter = (subject: string, ...more: readonly string[]) =>
  [
    ...[
      'From: Mary <mary@stranger.example>',
      `To: ${help}`,
      `Subject: ${subject}`,
      `Date: ${new Date().toUTCString()}`,
    ],
    ...[`Message-ID: <${subject.replaceAll(/\W/g, '.')}@stranger.example>`, ...more, '', `About ${subject}.`, ''],
  ].join('\n');

describe.skipIf(why)(`a support address in Dovecot${why ? ` (skipped: ${why})` : ''}`, () => {
  const beside = besideMailServers(bed, { [help]: secret });

  it('what a stranger writes to it comes within two seconds and asks for a ticket, their answer too; what programs send stays away', async () => {
    const { id } = await bed.account({
      address: help,
      user: help,
      secret,
      server: { host: 'localhost', port: beside.server.ports.smtps, security: 'tls' },
      incoming: { host: 'localhost', port: beside.server.ports.imaps, security: 'tls' },
    });
    readMailOf(id, { withoutDomains: [], withoutFolders: [], isSupport: true });
    await vi.waitFor(() => expect(mailFolders.get(`${id}.inbox`)?.low).toBe(1), waiting);
    const began = Date.now();
    beside.server.put(help, letter('Broken jar'));
    await vi.waitFor(() => expect(receivedMail.size).toBe(1), { ...waiting, interval: 5 });
    expect(Date.now() - began).toBeLessThan(2_000);
    beside.server.put(help, letter('Out of office', 'Auto-Submitted: auto-replied'));
    beside.server.put(help, letter('News', 'List-Unsubscribe: <https://stranger.example/u>'));
    beside.server.put(help, letter('Not delivered', 'Return-Path: <>'));
    beside.server.put(help, letter('Re: Broken jar', 'References: <Broken.jar@stranger.example>'));
    await vi.waitFor(() => expect(mailFolders.get(`${id}.inbox`)?.seen).toBe(5), waiting);
    await vi.waitFor(() => expect(receivedMail.size).toBe(2), waiting);
    const of = { isForSupport: true, from: { name: 'Mary', address: 'mary@stranger.example' } };
    expect(receivedMail.all().toSorted((one, other) => (one.subject < other.subject ? -1 : 1))).toMatchObject([
      { ...of, subject: 'Broken jar' },
      { ...of, subject: 'Re: Broken jar', references: ['<Broken.jar@stranger.example>'] },
    ]);
  }, 90_000);
});
