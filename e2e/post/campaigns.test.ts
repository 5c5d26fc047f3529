import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../shared/build/freePort.mjs';
import { mailings } from '../../shared/business/src/nouns/mailings/mailing';
import { mailingProgress } from '../../shared/business/src/nouns/mailings/mailingProgress';
import { optOuts } from '../../shared/business/src/nouns/mailings/optOut';
import { figuresOf, reader, setStatus, startCampaign } from './campaignBed';
import { Kills } from './kills';
import { opening, PostBed, waiting } from './postBed';

const perKill = 40;
/** Recipients of the figures, which are measured by hand: `POST_RECIPIENTS=20000`. */
const many = Number(process.env.POST_RECIPIENTS ?? 0);
const bed = new PostBed();
const kills = new Kills(bed, { victims: ['office', 'nats', 'mail'], count: 6 });
let publicUrl = '';

/** What is away is tried again after a minute, what is away again after five. */
const sending = { timeout: 1_000_000, interval: 100 };

const isNow = (id: string, status: string, timeout = 60_000) =>
  vi.waitFor(() => expect(mailings.get(id)?.status, JSON.stringify(figuresOf(id))).toBe(status), {
    timeout,
    interval: 100,
  });
const isOptedOut = (address: string, why: string) =>
  vi.waitFor(() => expect(optOuts.get(address)).toMatchObject({ why }), waiting);
const times = (address: string) => bed.sink.taken.filter(({ to }) => to.includes(address)).length;

describe.skipIf(!PostBed.isPossible)('campaigns of a post office (skipped where nats-server is not installed)', () => {
  beforeAll(async () => {
    await bed.open();
    const port = await freePort();
    publicUrl = `http://127.0.0.1:${port}`;
    await bed.letOfficeIn('--listen', String(port), '--public', publicUrl);
  }, opening);
  afterAll(() => bed.close(), 60_000);

  it('go out to everyone with their own words, a way out and links that are counted', async () => {
    const { id: accountId } = await bed.account();
    bed.sink.taken.length = 0;
    const id = startCampaign(accountId, { recipients: [reader(0), reader(1), reader(2)] });
    await isNow(id, 'done');
    expect(figuresOf(id)).toMatchObject({ recipients: 3, sent: 3, waiting: 0, doubtful: 0 });
    const [first, second] = bed.sink.taken;
    expect(first?.text).toContain('Subject: Jam for Reader 0');
    expect(second?.text).toContain('Subject: Plums for Reader 1');
    const unfolded = (first?.text ?? '').replace(/\r\n[ \t]+/g, ' ').replace(/=\r\n/g, '');
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, out = ''] = /List-Unsubscribe: <(http[^>]+)>,\s*<mailto:/.exec(unfolded) ?? [];
    expect(out).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/u\//);
    const [, click = ''] = /come by: (\S+)/.exec(unfolded.replace(/=3D/g, '=')) ?? [];

    const led = await fetch(click, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([302, 'https://bramble.example/jam?a=1&b=2']);
    await fetch(click, { redirect: 'manual' });
    await vi.waitFor(() => expect(figuresOf(id).clicked).toBe(1), waiting);

    expect(await (await fetch(out)).text()).toContain('Unsubscribe?');
    expect(optOuts.get('reader0@example.com'), 'looking is no press').toBeUndefined();
    const pressed = await fetch(out, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect([pressed.status, await pressed.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
    await vi.waitFor(() => expect(figuresOf(id).unsubscribed).toBe(1), waiting);
    // A row of its own, which may come after the figures.
    await isOptedOut('reader0@example.com', 'unsubscribed');

    const forged = await fetch(`${publicUrl}/u/${out.split('/u/')[1]?.replace('~0~', '~1~')}`, { method: 'POST' });
    expect(forged.status).toBe(404);
    expect(optOuts.get('reader1@example.com')).toBeUndefined();
  });

  it('pass over whoever is on the suppression list, and put there whom no server knows', async () => {
    const { id: accountId } = await bed.account();
    bed.sink.taken.length = 0;
    bed.sink.unknown = 'gone@example.com';
    const gone = { ...reader(1), address: 'gone@example.com' };
    const id = startCampaign(accountId, { recipients: [reader(0), gone, reader(2)] });
    await isNow(id, 'done');
    expect(figuresOf(id)).toMatchObject({ sent: 1, optedOut: 1, bounced: 1 });
    await isOptedOut('gone@example.com', 'bounced');
    expect(mailingProgress.get(`${id}.0`)?.said[1]).toContain('No such user');
    expect(times('reader0@example.com')).toBe(0);
  });

  it('keep to their pace, wait when they are paused, and end when they are stopped', async () => {
    const { id: accountId } = await bed.account();
    bed.sink.taken.length = 0;
    const recipients = Array.from({ length: 40 }, (_, nth) => reader(nth + 100));
    const id = startCampaign(accountId, { recipients, pace: 300 });
    await vi.waitFor(() => expect(bed.sink.taken.length).toBeGreaterThan(2), waiting);
    const before = Date.now();
    const from = bed.sink.taken.length;
    await vi.waitFor(() => expect(bed.sink.taken.length).toBeGreaterThanOrEqual(from + 10), waiting);
    // The first may have been due for a while, and the second follows it at once.
    expect(Date.now() - before, 'ten take two seconds at 300 a minute').toBeGreaterThan(1500);
    setStatus(id, 'paused');
    await vi.waitFor(() => expect(mailingProgress.get(`${id}.0`)?.now).toBeUndefined(), waiting);
    await vi.waitFor(() => expect(figuresOf(id).sent).toBe(bed.sink.taken.length), waiting);
    setStatus(id, 'sending');
    await vi.waitFor(() => expect(figuresOf(id).sent).toBeGreaterThan(from + 11), waiting);
    setStatus(id, 'stopped');
    await vi.waitFor(() => expect(mailingProgress.get(`${id}.0`)?.now).toBeUndefined(), waiting);
    const { sent, waiting: left } = figuresOf(id);
    expect(sent + left).toBe(40);
    expect(left).toBeGreaterThan(0);
  });

  it(
    'reach everyone once from two post offices, however often these, NATS or the mail server are killed; one message of each worker at most is in doubt',
    async () => {
      await bed.letOfficeIn();
      const { id: accountId, state } = await bed.account();
      expect(state).toBe('works');
      bed.sink.taken.length = 0;
      const recipients = Array.from({ length: kills.count * perKill }, (_, nth) => reader(nth + 1000));
      // However long a kill takes on a busy machine, something is left to send when the last one begins.
      bed.sink.onWhole = async () => {
        if (bed.sink.taken.length < recipients.length - 2) return;
        await vi.waitFor(() => expect(kills.done).toBe(kills.count), sending);
      };
      const id = startCampaign(accountId, { recipients });
      // At any moment: between two writes, before a message, in the middle of one.
      while (kills.done < kills.count && figuresOf(id).waiting > 0) {
        const due = (kills.done * recipients.length) / (kills.count + 1);
        await vi.waitFor(() => expect(bed.sink.taken.length).toBeGreaterThanOrEqual(due), sending);
        await kills.next();
      }
      await isNow(id, 'done', sending.timeout);
      bed.sink.onWhole = () => {};
      const { sent, doubtful, recipients: all } = figuresOf(id);
      expect(kills.done).toBe(kills.count);
      expect(sent + doubtful).toBe(all);
      const said = `${all} recipients, ${kills.said}: ${doubtful} in doubt`;
      console.info(said);
      // The mail server may have had a message of both.
      expect(doubtful, said).toBeLessThanOrEqual(kills.of('office') + 2 * kills.of('mail'));
      const came = new Map<string, number>();
      for (const { to } of bed.sink.taken) came.set(to[0] ?? '', (came.get(to[0] ?? '') ?? 0) + 1);
      expect(Math.max(...came.values()), 'nobody gets it twice').toBe(1);
      const signs = Array.from(
        { length: Math.ceil(all / 100) },
        (_, nth) => mailingProgress.get(`${id}.${nth}`)?.signs,
      );
      const lost = recipients.filter(
        ({ address }, nth) => signs[Math.floor(nth / 100)]?.[nth % 100] === 's' && !came.has(address),
      );
      expect(lost, 'sent and not come').toEqual([]);
    },
    180_000 + kills.count * 15_000,
  );

  // The figures of `shared/docs/performance.md`.
  it.runIf(many > 0)(
    `many recipients: how many a second, and what a post office takes of memory${many > 0 ? '' : ' (skipped: measured only with POST_RECIPIENTS=20000)'}`,
    async () => {
      const { id: accountId } = await bed.account();
      bed.sink.taken.length = 0;
      const recipients = Array.from({ length: many }, (_, nth) => reader(nth + 100_000));
      const id = startCampaign(accountId, { recipients, html: `<p>${'Plum jam, and more. '.repeat(1_000)}</p>` });
      await vi.waitFor(() => expect(bed.sink.taken.length).toBeGreaterThan(0), waiting);
      const from = performance.now();
      let most = 0;
      const watch = setInterval(() => {
        most = Math.max(most, ...bed.program.running.map(({ pid }) => residentOf(pid ?? 0)));
      }, 500);
      await isNow(id, 'done', many * 60 + 60_000);
      clearInterval(watch);
      const seconds = (performance.now() - from) / 1000;
      const said = `${many} recipients in ${seconds.toFixed(0)} s, ${(many / seconds).toFixed(0)} a second; most memory ${Math.round(most / 1000)} MB`;
      process.stdout.write(`${said}, ${bed.program.running.length} post offices\n`);
      expect(figuresOf(id).sent, said).toBe(many);
      expect(new Set(bed.sink.taken.map(({ to }) => to[0])).size).toBe(many);
    },
    many * 70 + 120_000,
  );
});

/** What a process takes of memory, kB. */
const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
