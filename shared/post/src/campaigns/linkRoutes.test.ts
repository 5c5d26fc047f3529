import { Readable } from 'node:stream';
import { mailings } from '@steps/business/src/nouns/mailings/mailing';
import { mailingAnswers } from '@steps/business/src/nouns/mailings/mailingAnswer';
import { mailingChunks } from '@steps/business/src/nouns/mailings/mailingChunk';
import { mailingLetters } from '@steps/business/src/nouns/mailings/mailingLetter';
import { optOuts } from '@steps/business/src/nouns/mailings/optOut';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply, Visit } from '../http/route';
import { linkRoutes } from './linkRoutes';
import { linkToken } from './linkTokens';

const key = Buffer.alloc(32, 7);
const now = Date.parse('2026-11-26T09:00:00.000Z');
const token = linkToken(key, 'office', { chunkId: 'm.0', nth: 0 });

beforeEach(async () => {
  vi.useRealTimers();
  await openMemoryStore();
  const mailing = {
    ...{ id: 'm', campaignId: 'c', name: 'Jam', kind: 'campaign' as const, accountId: 'a', status: 'done' as const },
    ...{ startAt: '', clicks: false, hasB: false, recipients: 1, chunks: 1, createdAt: '', updatedAt: '' },
  };
  const recipients = [{ address: 'sam@example.com', letter: 0, values: [] }];
  const changes = [put(mailings, mailing), put(mailingChunks, { id: 'm.0', mailingId: 'm', recipients })];
  commit({ label: 'Test', changes, undoable: false });
});

function press(acknowledged: () => Promise<void>): Promise<Reply> {
  const routes = linkRoutes({ device: 'office', keyOf: () => key, isReady: () => true, acknowledged, now: () => now });
  const route = routes.find(({ method }) => method === 'POST');
  const body = Readable.from([Buffer.from('List-Unsubscribe=One-Click')]);
  const request = Object.assign(body, { headers: {} }) as unknown as Visit['request'];
  return Promise.resolve(
    route?.answer({ request, url: new URL('http://post.example/u/x'), params: { token }, visitor: '' }) as Reply,
  );
}

it('says that somebody is unsubscribed only once the server of the business has it', async () => {
  let keep = () => {};
  let said: Reply | undefined;
  const pressed = press(() => new Promise((kept) => (keep = kept))).then((reply) => {
    said = reply;
  });
  await vi.waitFor(() => expect(optOuts.get('sam@example.com')).toBeDefined());
  await new Promise((resolve) => setImmediate(resolve));
  expect(said).toBeUndefined();
  keep();
  await pressed;
  expect(said).toMatchObject({ status: 200, body: expect.stringContaining('You are unsubscribed') });
});

it('says of nobody that they are unsubscribed if the server of the business does not take it', async () => {
  expect(await press(async () => Promise.reject(new Error('No room.')))).toMatchObject({ status: 503 });
});

it('asks to come again if the server of the business is away, and counts a person who does so once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pressed = press(() => new Promise(() => {}));
  await vi.waitFor(() => expect(optOuts.get('sam@example.com')).toBeDefined());
  await vi.advanceTimersByTimeAsync(10_000);
  const said = await pressed;
  expect([said.status, said.headers?.['retry-after']]).toEqual([503, '60']);
  expect(said.body).not.toContain('You are unsubscribed');
  vi.useRealTimers();
  expect((await press(async () => {})).status).toBe(200);
  expect(mailingAnswers.all()).toMatchObject([{ left: { 0: new Date(now).toISOString() } }]);
});

describe('a link', () => {
  const routes = () =>
    linkRoutes({
      device: 'office',
      keyOf: (signer) => (signer === 'office' ? key : undefined),
      isReady: () => true,
      acknowledged: async () => {},
      now: () => now,
    });
  async function look(path: '/u' | '/c', of: string): Promise<Reply> {
    const route = routes().find((one) => one.method === 'GET' && one.path.startsWith(path));
    const request = { method: 'GET', headers: {} } as unknown as Visit['request'];
    // Whatever somebody adds to it.
    const url = new URL(`http://post.example${path}/x?to=https://elsewhere.example&url=//elsewhere.example`);
    return (await route?.answer({ request, url, params: { token: of }, visitor: '' })) as Reply;
  }
  const made = (chunkId: string, nth: number, link?: number) =>
    linkToken(key, 'office', { chunkId, nth, ...(link === undefined ? {} : { link }) });

  it('leads where the letter says, whatever is added to it', async () => {
    const links = ['https://bramble.example/jam'];
    const letter = {
      id: 'm.0',
      mailingId: 'm',
      status: 'ready' as const,
      content: '',
      subject: '',
      html: '',
      text: '',
    };
    commit({ label: 'Test', changes: [put(mailingLetters, { ...letter, links, pictures: [] })], undoable: false });
    expect(await look('/c', made('m.0', 0, 0))).toMatchObject({ status: 302, headers: { location: links[0] } });
    expect((await look('/c', made('m.0', 0, 1))).status, 'no such link').toBe(404);
    expect((await look('/c', made('m.0', 0))).status, 'the way out is no way elsewhere').toBe(404);
  });

  it('that leads to a script leads nowhere', async () => {
    const links = ['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'mailto:sam@example.com'];
    const letter = {
      id: 'm.0',
      mailingId: 'm',
      status: 'ready' as const,
      content: '',
      subject: '',
      html: '',
      text: '',
    };
    commit({ label: 'Test', changes: [put(mailingLetters, { ...letter, links, pictures: [] })], undoable: false });
    for (const nth of links.keys()) expect((await look('/c', made('m.0', 0, nth))).status, links[nth]).toBe(404);
  });

  it('that is forged gets the same answer as one of a deleted campaign, and names nobody', async () => {
    const real = await look('/u', token);
    expect(real.status).toBe(200);
    expect(real.body).not.toContain('sam@example.com');
    expect(real.body).toContain('Unsubscribe?');
    const forged = [
      linkToken(Buffer.alloc(32, 8), 'office', { chunkId: 'm.0', nth: 0 }),
      linkToken(key, 'stranger', { chunkId: 'm.0', nth: 0 }),
      token.replace('~0~', '~1~'),
      made('gone.0', 0),
      made('m.0', 99),
      made('m.0', 0, 0),
      '../../etc/passwd',
      '',
    ];
    const said = await Promise.all(forged.map((one) => look('/u', one)));
    expect(new Set(said.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(said[0]?.status).toBe(404);
    expect(optOuts.all()).toEqual([]);
  });
});
