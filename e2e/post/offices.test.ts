import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCommand } from '../../shared/build/commands.mjs';
import { freePort } from '../../shared/build/freePort.mjs';
import { projectRoot } from '../../shared/build/ports.mjs';
import { mailAccounts } from '../../shared/business/src/nouns/mail/mailAccount';
import { checkMailAccount, searchMailServers } from '../../shared/business/src/nouns/mail/mailAccountState';
import { mailServerSearches } from '../../shared/business/src/nouns/mail/mailServerSearch';
import { sendMail } from '../../shared/business/src/nouns/mail/mailState';
import { outgoingMail } from '../../shared/business/src/nouns/mail/outgoingMail';
import { othersHere, removeDevice, sealedForPost } from '../../shared/journal/src/team';
import { opening, PostBed, waiting } from './postBed';
import { openSaid, said } from './postProgram';

const bed = new PostBed();
const folders: string[] = [];
const statusOf = (id: string) => outgoingMail.get(id)?.status;

describe.skipIf(!PostBed.isPossible)('post offices (skipped where nats-server is not installed)', () => {
  beforeAll(async () => {
    await bed.open();
    for (let nth = 0; nth < 2; nth++) folders.push(await bed.letOfficeIn());
  }, opening);
  afterAll(() => bed.close(), 60_000);

  const send = (accountId: string, subject: string) =>
    sendMail({ accountId, to: ['sam@example.com'], cc: [], subject, content: 'Jam', sendAt: new Date().toISOString() });

  it('one looks for the servers of a domain, as a browser cannot', async () => {
    searchMailServers('bramble.example');
    await vi.waitFor(
      () => expect(mailServerSearches.get('bramble.example')?.answer).toEqual({ from: 'nowhere', user: 'address' }),
      waiting,
    );
  });

  it('a command lets one in: whoever has it second is told what that means', async () => {
    const late = bed.program.join(bed.program.newFolder(), bed.usedInvitation);
    let words = '';
    late.stderr?.on('data', (part) => {
      words += part;
    });
    await new Promise((resolve) => late.once('close', resolve));
    expect(words).toMatch(/Ask for a new one\. If Steps shows a post office that is not yours, remove it at once/);
  });

  it('what a killed one was to do is taken over by another within 15 seconds', async () => {
    const { id: accountId } = await bed.account();
    let killed = 0;
    bed.sink.onWhole = async () => {
      if (killed > 0) return;
      killed = Date.now();
      const [office] = bed.program.running;
      if (office) await bed.program.kill(office);
    };
    const mails = ['One', 'Two', 'Three', 'Four'].map((subject) => send(accountId, subject));
    await vi.waitFor(
      () => expect(mails.map(({ id }) => statusOf(id)).every((one) => one === 'sent' || one === 'doubtful')).toBe(true),
      { timeout: 60_000, interval: 50 },
    );
    bed.sink.onWhole = () => {};
    expect(Date.now() - killed).toBeLessThan(15_000);
    expect(mails.filter(({ id }) => statusOf(id) === 'doubtful').length).toBeLessThanOrEqual(1);
  }, 90_000);

  it('one that was removed from the business is let in no more, is given no password, and sends nothing', async () => {
    for (const office of bed.program.running) await bed.program.kill(office);
    const folder = folders[0] ?? '';
    await said(bed.program.start(folder), openSaid);
    const { id: accountId, secrets } = await bed.account();
    for (const id of Object.keys(secrets)) removeDevice(id);
    await vi.waitFor(() => expect(othersHere()).toEqual([]), waiting);
    expect(await sealedForPost('plum orchard 7')).toEqual({});
    checkMailAccount(accountId);
    const mail = send(accountId, 'Never');
    const taken = bed.sink.taken.length;
    await said(bed.program.start(folder), openSaid);
    const since = Date.now();
    // As long as it takes one that is let in, twice.
    await vi.waitFor(() => expect(Date.now() - since).toBeGreaterThan(6_000), waiting);
    expect(statusOf(mail.id)).toBe('scheduled');
    expect(mailAccounts.get(accountId)?.state).toBe('unchecked');
    expect(bed.sink.taken).toHaveLength(taken);
  }, 60_000);

  it('`npm run post` of somebody who has nothing starts a server, and says what to do next', async () => {
    const store = mkdtempSync(join(tmpdir(), 'steps-post-'));
    const websocket = await freePort();
    const env = {
      STEPS_POST_STORE: join(store, 'post'),
      STEPS_TEAM_STORE: join(store, 'team'),
      STEPS_TEAM_WEBSOCKET: String(websocket),
      STEPS_TEAM_PORT: String(await freePort()),
    };
    const program = startCommand(process.execPath, [join(projectRoot, 'shared/build/post.mjs')], { env, piped: true });
    const text = await said(program, /(A server for teams answers at[\s\S]*starts both)/);
    expect(text).toContain(`ws://127.0.0.1:${websocket}`);
    expect(text).toContain('steps-server-1.');
    const closed = new Promise((resolve) => program.once('close', resolve));
    program.kill('SIGINT');
    await closed;
    rmSync(store, { recursive: true, force: true });
  }, 120_000);
});
