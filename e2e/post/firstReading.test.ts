import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contacts } from '../../shared/business/src/nouns/contacts/contact';
import { newContact } from '../../shared/business/src/nouns/contacts/contactState';
import { mailBodies } from '../../shared/business/src/nouns/mail/mailBody';
import { receivedMail } from '../../shared/business/src/nouns/mail/receivedMail';
import { mailFolders } from '../../shared/business/src/nouns/mailbox/mailFolder';
import { readMailOf, stopReadingMailOf } from '../../shared/business/src/nouns/mailbox/mailReadingState';
import { commit, put } from '../../shared/platform/src';
import { Kills } from './kills';
import { MailServers } from './mailServers';
import { opening, PostBed, waiting } from './postBed';

const why = MailServers.unable ?? (PostBed.isPossible ? undefined : 'nats-server is not installed');
/** Messages in the mailbox that is read at a stretch: `POST_MAILBOX=100000` for what the figures are of. */
const many = Number(process.env.POST_MAILBOX ?? 2_000);
/** Messages that are there to be read for each time that a post office is killed: `POST_KILLS=200`. */
const perKill = 250;
/** One message in so many is from a contact. */
const oneIn = 5;
const secret = 'plum orchard 7';
const [long, killed] = ['ada@bramble.example', 'kim@bramble.example'];
const day = 86_400_000;
const bed = new PostBed();
let servers: MailServers;
const kills = new Kills(bed, { victims: ['office'], count: 4, within: [0, 1_500] });

/** A letter of some paragraphs; the newest ones have the highest number. */
const letter = (to: string, nth: number, of: number, from = 'Sam <sam@example.com>') =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: Letter ${nth}`,
    `Date: ${new Date(Date.now() - ((of - nth) / of) * 1_000 * day).toUTCString()}`,
    `Message-ID: <${nth}.${to}>`,
    '',
    ...Array.from({ length: 12 }, (_, line) =>
      `About the ${line}th jar of plum jam, and what it was that you asked for. `.repeat(2),
    ),
    '',
  ].join('\n');
const fill = (to: string, count: number, from?: (nth: number) => string | undefined) => {
  for (let nth = 0; nth < count; nth += 1) servers.put(to, letter(to, nth, count, from?.(nth)));
};
const mailsOf = (accountId: string) => receivedMail.all().filter((mail) => mail.accountId === accountId);
const inboxOf = (accountId: string) => mailFolders.get(`${accountId}.inbox`);
const isThrough = (accountId: string, timeout = waiting.timeout) =>
  vi.waitFor(() => expect(inboxOf(accountId)?.low).toBe(1), { timeout, interval: 20 });

describe.skipIf(why)(`the first reading of a mailbox in Dovecot${why ? ` (skipped: ${why})` : ''}`, () => {
  beforeAll(async () => {
    servers = await MailServers.started({ users: { [long]: secret, [killed]: secret } });
    bed.program.env = { NODE_EXTRA_CA_CERTS: servers.certificate };
    await bed.open();
    await bed.letOfficeIn();
    const sam = newContact({ name: 'Sam', email: 'sam@example.com' });
    commit({ label: 'Add a contact', changes: [put(contacts, sam)] });
  }, opening);
  afterAll(
    async () => {
      await bed.close();
      await servers?.remove();
      // 50,000 messages are not deleted in a minute beside other work.
    },
    60_000 + kills.count * 1_000,
  );
  afterEach(() => {
    for (const { id } of mailFolders.all()) stopReadingMailOf(id.split('.')[0] ?? '');
  });

  const account = (address: string) =>
    bed.account({
      address,
      user: address,
      secret,
      server: { host: 'localhost', port: servers.ports.smtps, security: 'tls' },
      incoming: { host: 'localhost', port: servers.ports.imaps, security: 'tls' },
    });
  const read = (id: string) => readMailOf(id, { withoutDomains: [], withoutFolders: ['sent'] });

  it(
    'the newest 200 are there within five seconds, 100,000 within four minutes, and what comes then within two seconds',
    async () => {
      fill(long, many, (nth) => (nth % oneIn === 0 || nth >= many - 200 ? undefined : `Ann <ann${nth}@example.org>`));
      const known = 200 + Math.ceil((many - 200) / oneIn);
      const { id } = await account(long);
      const began = performance.now();
      read(id);
      const since = () => (performance.now() - began) / 1_000;
      const last = new Set(Array.from({ length: 200 }, (_, nth) => `Letter ${many - 1 - nth}`));
      await vi.waitFor(() => expect(mailsOf(id).filter(({ subject }) => last.has(subject))).toHaveLength(200), waiting);
      const first = since();
      await isThrough(id, 300_000);
      const all = since();
      await vi.waitFor(() => expect(mailsOf(id)).toHaveLength(known), waiting);
      expect(inboxOf(id)).toMatchObject({ seen: many, total: many });
      const came: number[] = [];
      for (let nth = 0; nth < 5; nth += 1) {
        const at = performance.now();
        servers.put(long, letter(long, many + nth, many));
        await vi.waitFor(() => expect(mailsOf(id)).toHaveLength(known + nth + 1), { ...waiting, interval: 5 });
        came.push(performance.now() - at);
      }
      const [office] = bed.program.running;
      const most = Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${office?.pid}/status`, 'utf8'))?.[1]) / 1_000;
      console.info(
        `${many} messages, ${known} of a contact: first 200 after ${first.toFixed(1)} s, all after ${all.toFixed(1)} s, ` +
          `a new one after ${Math.max(...came).toFixed(0)} ms at most, memory ${most.toFixed(0)} MB at most`,
      );
      expect(first).toBeLessThan(5);
      expect(all).toBeLessThan(240);
      expect(Math.max(...came)).toBeLessThan(2_000);
      expect(most).toBeLessThan(300);
    },
    120_000 + many * 6,
  );

  it(
    'post offices that are killed at any moment of it leave nothing out and read nothing twice',
    async () => {
      const count = Math.max(1_000, kills.count * perKill);
      fill(killed, count);
      const { id } = await account(killed);
      read(id);
      await vi.waitFor(() => expect(inboxOf(id)).toBeDefined(), waiting);
      let during = 0;
      while (kills.done < kills.count) {
        const by = inboxOf(id)?.by;
        await kills.next();
        if (inboxOf(id)?.low !== 1) during += 1;
        // The next one is at work at the folder, not starting still.
        await vi.waitFor(() => expect(inboxOf(id)?.by).not.toBe(by), waiting);
      }
      await isThrough(id, 240_000);
      await vi.waitFor(() => expect(mailsOf(id)).toHaveLength(count), { timeout: 60_000, interval: 50 });
      console.info(`${kills.done} kills, ${during} of them while ${count} messages were being read`);
      expect(new Set(mailsOf(id).map(({ subject }) => subject)).size).toBe(count);
      expect(inboxOf(id)?.seen).toBe(count);
      for (const { id: mail, date } of mailsOf(id))
        if (Date.now() - Date.parse(date) < 89 * day) expect(mailBodies.get(mail)?.text).toContain('plum jam');
    },
    300_000 + kills.count * 8_000,
  );
});
