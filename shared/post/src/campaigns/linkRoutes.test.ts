import { Readable } from 'node:stream';
import { mailings } from '@steps/business/src/nouns/mailings/mailing';
import { mailingAnswers } from '@steps/business/src/nouns/mailings/mailingAnswer';
import { mailingChunks } from '@steps/business/src/nouns/mailings/mailingChunk';
import { optOuts } from '@steps/business/src/nouns/mailings/optOut';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing';
import { beforeEach, expect, it, vi } from 'vitest';
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

it('says that somebody is unsubscribed once the server of the business has it, and not before', async () => {
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

it('asks to come again where the server of the business is away, and counts whoever does so once', async () => {
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
