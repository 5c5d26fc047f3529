// @ts-check
import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { freePort } from './freePort.mjs';

it('is a port that no outgoing connection takes and nobody has, and never the same twice', async () => {
  const [taken, next, last] = [await freePort(), await freePort(), await freePort()];
  for (const port of [taken, next, last]) expect(port).toBeLessThan(32_768);
  const server = createServer();
  await new Promise((listening) => server.listen(taken, '127.0.0.1', () => listening(undefined)));
  vi.resetModules();
  const { freePort: inAnotherProcess } = await import('./freePort.mjs');
  const chance = vi.spyOn(Math, 'random');
  for (const port of [taken, next, next, last]) chance.mockReturnValueOnce((port + 0.5 - 20_000) / 12_000);
  const ports = [await inAnotherProcess(), await inAnotherProcess()];
  await new Promise((closed) => server.close(closed));
  expect(ports).toEqual([next, last]);
});
