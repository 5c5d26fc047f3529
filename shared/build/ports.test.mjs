// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { requireFreePorts, servedPackages } from './ports.mjs';

/** @type {(() => void)[]} */
const undo = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

/** @param {string[]} workspaces */
function project(workspaces) {
  const root = mkdtempSync(join(tmpdir(), 'steps-ports-'));
  undo.push(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ workspaces }));
  return root;
}

/** @param {string} address @returns {Promise<number>} */
const occupy = (address) =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, address, () => {
      const bound = server.address();
      undo.push(() => server.close());
      resolve(bound && typeof bound === 'object' ? bound.port : 0);
    });
  });

it('gives the host 3000 and the remotes the ports after it', () => {
  const ports = servedPackages({}).map(({ name, port }) => `${name} ${port}`);
  expect(ports.slice(0, 6)).toEqual([
    'host 3000',
    'remote-strategy 3001',
    'remote-crm 3002',
    'remote-marketing 3003',
    'remote-agents 3004',
    'remote-docs 3005',
  ]);
});

it('gives a new remote the next port', () => {
  const root = project(['shared', 'host', 'remote-crm', 'e2e', 'remote-loyalty']);
  const last = servedPackages({}, root).at(-1);
  expect(last).toMatchObject({ name: 'remote-loyalty', role: 'remote', port: 3002, variable: 'REMOTE_LOYALTY_PORT' });
});

it('takes a port from the environment variable named after the package', () => {
  const crm = servedPackages({ REMOTE_CRM_PORT: '4002' }).find(({ name }) => name === 'remote-crm');
  expect(crm?.port).toBe(4002);
});

it.each(['0', '70000', '80x', '-1'])('refuses %s as a port and names the variable', (value) => {
  expect(() => servedPackages({ HOST_PORT: value })).toThrow(
    `HOST_PORT must be a port from 1 to 65535, got "${value}".`,
  );
});

it('refuses two packages on one port', () => {
  expect(() => servedPackages({ REMOTE_CRM_PORT: '3000' })).toThrow(
    'host and remote-crm both want port 3000: change HOST_PORT or REMOTE_CRM_PORT.',
  );
});

it.each(['127.0.0.1', '0.0.0.0', '::'])(
  'names a port taken at %s, who wanted it and what changes it',
  async (address) => {
    const port = await occupy(address);
    const packages = servedPackages({ REMOTE_DOCS_PORT: String(port) }).filter(({ name }) => name === 'remote-docs');
    await expect(requireFreePorts(packages)).rejects.toThrow(
      new RegExp(`Port ${port} is taken, and remote-docs needs it.*REMOTE_DOCS_PORT`),
    );
  },
);
