import { createServer } from 'node:http';
import { aiConnection, aiConnections } from '@steps/business/src/ai/aiConnection';
import { engineLimits as limits } from '@steps/business/src/ai/engineLimits';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing';
import { startModelServer } from '@steps/testing/src/modelServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../build/freePort.mjs';
import { aiUsage } from './aiUsage';
import { testConnection } from './connectionTest';
import { connectServer } from './serverConnection';

const open: { close(): Promise<void> }[] = [];
beforeEach(() => openMemoryStore());
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const origin = 'http://localhost:3000';

describe('the test of a connection', () => {
  it('lists the models after one of them has said a word', async () => {
    const server = await startModelServer();
    open.push(server);
    const result = await testConnection({ baseUrl: server.baseUrl }, { limits, origin });
    expect(result).toEqual({ ok: true, models: ['steps-large', 'steps-small'] });
    expect(server.keys.every((key) => key === undefined)).toBe(true);
    expect(server.requests).toHaveLength(1);
    expect(aiUsage.all()).toMatchObject([{ model: 'steps-large', requests: 1 }]);
  });

  it('says what is wrong and what to do', async () => {
    const server = await startModelServer({ key: 'secret' });
    open.push(server);
    expect(await testConnection({ baseUrl: server.baseUrl, key: 'wrong' }, { limits, origin })).toMatchObject({
      code: 'unauthorised',
      advice: 'Enter the key that the server was started with.',
    });
    const empty = await startModelServer({ models: [] });
    open.push(empty);
    expect(await testConnection({ baseUrl: empty.baseUrl }, { limits, origin })).toMatchObject({
      ok: false,
      problem: 'The server answers, but it offers no model.',
    });
    expect(
      await testConnection({ baseUrl: `${server.baseUrl}/wrong`, key: 'secret' }, { limits, origin }),
    ).toMatchObject({
      code: 'unreachable',
      advice: 'Compare the address with the one that the server prints when it starts.',
    });
  });

  it('tells a server that is off from one that does not let this page in', async () => {
    const port = await freePort();
    const probe = createServer((_, response) => response.end('{}'));
    await new Promise<void>((resolve) => probe.listen(port, '127.0.0.1', resolve));
    const inside = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
      init?.mode === 'no-cors' ? inside(address, init) : Promise.reject(new TypeError('Failed to fetch')),
    );
    const refused = await testConnection({ baseUrl: `http://127.0.0.1:${port}` }, { limits, origin });
    await new Promise((resolve) => probe.close(resolve));
    const off = await testConnection({ baseUrl: `http://127.0.0.1:${port}` }, { limits, origin });
    vi.unstubAllGlobals();
    expect(refused).toMatchObject({
      code: 'unreachable',
      problem: 'The server runs, but it does not let this page in.',
    });
    expect(off).toMatchObject({ code: 'unreachable', advice: expect.stringContaining('Start the server') });
  });
});

describe('a server that lists what cannot chat, or nothing', () => {
  const cannotChat = { status: 400, error: '"aa-embed:latest" does not support chat' } as const;
  const chats = { say: 'ready' } as const;

  it('is connected with the first model that can', async () => {
    const server = await startModelServer({
      models: ['zz-chat', 'aa-plain', 'mm-embed'],
      answer: ({ model }) => (model === 'zz-chat' ? chats : cannotChat),
    });
    open.push(server);
    const result = await testConnection({ baseUrl: server.baseUrl }, { limits, origin });
    expect(result).toEqual({ ok: true, models: ['zz-chat', 'aa-plain', 'mm-embed'] });
    expect(server.requests.map(({ model }) => model)).toEqual(['aa-plain', 'zz-chat']);
  });

  it('is asked for the model that was named, and no other', async () => {
    const server = await startModelServer({ models: ['aa', 'bb', 'cc'] });
    open.push(server);
    const named = await testConnection({ baseUrl: server.baseUrl, model: ' bb ' }, { limits, origin });
    expect(named).toMatchObject({ models: ['bb', 'aa', 'cc'] });
    connectServer({ baseUrl: server.baseUrl, model: ' bb ' }, named.ok ? named.models : []);
    expect(aiConnection().models).toEqual({ copy: 'bb', articles: 'bb', analysis: 'bb', conversation: 'bb' });
    expect(server.requests.map(({ model }) => model)).toEqual(['bb']);
  });

  it.each([
    ['no list', { status: 404, body: { error: 'Not found' } }],
    ['no list, and says so in words', { status: 404, body: '404 page not found' }],
    ['a list that this key may not see', { status: 403, body: { error: { message: 'Missing scope' } } }],
    ['an empty list', { body: { data: [] } }],
    ['no models at all', { body: { status: 'ok' } }],
  ])('works with a model typed in: %s', async (_, list) => {
    const server = await startModelServer({ list });
    open.push(server);
    const without = await testConnection({ baseUrl: server.baseUrl }, { limits, origin });
    expect(without.ok ? '' : `${without.problem} ${without.advice}`).toContain('name of');
    const input = { baseUrl: server.baseUrl, model: 'my-model' };
    const found = await testConnection(input, { limits, origin });
    expect(found).toEqual({ ok: true, models: ['my-model'] });
    connectServer(input, found.ok ? found.models : []);
    // Tested again, it is still known.
    expect(await testConnection({ baseUrl: server.baseUrl }, { limits, origin })).toEqual(found);
  });

  it('says what the first one said when none can', async () => {
    const models = Array.from({ length: 20 }, (_, at) => `model-${at + 10}`);
    const server = await startModelServer({ models, answer: () => cannotChat });
    open.push(server);
    const result = await testConnection({ baseUrl: server.baseUrl }, { limits, origin });
    expect(result).toMatchObject({ ok: false, code: 'no-chat' });
    expect(result.ok ? '' : result.problem).toBe(
      'None of the 8 models that were tried can chat. “model-10” says: “"aa-embed:latest" does not support chat”.',
    );
    expect(server.requests).toHaveLength(8);
  });

  it.each([
    ['a wrong key', { status: 401, error: 'Incorrect API key provided.' }, 'unauthorised'],
    ['a wrong key, refused as a bad request', { status: 400, error: 'API key not valid.' }, 'unauthorised'],
    ['an empty account', { status: 402, error: 'Insufficient Balance' }, 'rate-limited'],
    ['a busy server', { status: 429, error: 'Slow down' }, 'rate-limited'],
  ] as const)('is not asked for one after the other because of %s', async (_, answer, code) => {
    const server = await startModelServer({ models: ['a', 'b', 'c'], answer: () => answer });
    open.push(server);
    const result = await testConnection({ baseUrl: server.baseUrl }, { limits, origin });
    expect(result).toMatchObject({ ok: false, code, problem: expect.stringContaining(answer.error) });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a key that cannot be right', () => {
  it('is named before anything is asked, and never called a fault of the server', async () => {
    const server = await startModelServer({ key: 'secret' });
    open.push(server);
    await expect(testConnection({ baseUrl: server.baseUrl, key: 'sk–secret' }, { limits, origin })).rejects.toThrow(
      'the sign “–” (U+2013) at place 3',
    );
    expect(
      await testConnection({ baseUrl: server.baseUrl, key: '\u200b"Bearer secret"' }, { limits, origin }),
    ).toMatchObject({
      ok: true,
    });
    expect(server.keys).toEqual(['Bearer secret', 'Bearer secret']);
  });

  it('is cleaned where an earlier version kept it as it was pasted', async () => {
    const server = await startModelServer({ key: 'secret' });
    open.push(server);
    connectServer({ baseUrl: server.baseUrl, key: 'secret' }, ['steps-small']);
    commit({ label: 'Test', changes: [put(aiConnections, { ...aiConnection(), key: 'secret\u200b' })] });
    expect(await testConnection({ baseUrl: server.baseUrl }, { limits, origin })).toMatchObject({ ok: true });
  });
});
