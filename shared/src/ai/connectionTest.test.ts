import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMemoryStore } from '../testing';
import { startModelServer } from '../testing/modelServer';
import { aiUsage } from './aiUsage';
import { testConnection } from './connectionTest';
import { engineLimits as limits } from './engines/engineLimits';

const open: { close(): Promise<void> }[] = [];
beforeEach(() => openMemoryStore());
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

describe('the test of a connection', () => {
  const origin = 'http://localhost:3000';

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
    const probe = createServer((_, response) => response.end('{}'));
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    // Listening on a port, so the address is no pipe's name.
    const { port } = probe.address() as AddressInfo;
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
