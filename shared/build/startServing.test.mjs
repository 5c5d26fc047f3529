// @ts-check
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { packageInputs, sharedInputs } from './buildAllInputs.mjs';
import { serve } from './server.mjs';
import { holdsLocked } from './startInstall.mjs';
import { refreshDeployed, serveBuilt, writeDeployed } from './startServing.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'steps-start-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} name @param {number} port @returns {import('./ports.mjs').ServedPackage} */
function served(name, port) {
  const folder = join(root, name);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const write = (/** @type {string} */ file, /** @type {string} */ text) =>
    writeFileSync(join(folder, 'dist', file), text);
  write('index.html', '<title>Steps</title>');
  write('remote.json', JSON.stringify({ name, title: name, icon: 'box' }));
  write('remoteEntry.js', 'entry');
  const metaData = { globalName: name, contract: 1, remoteEntry: { name: 'remoteEntry.js' } };
  write('mf-manifest.json', JSON.stringify({ metaData, exposes: [{ path: './remote' }] }));
  return { name, role: name === 'host' ? 'host' : 'remote', folder, port, variable: `${name.toUpperCase()}_PORT` };
}

it('lists the built remotes at their ports, and keeps those off that were switched off', async () => {
  const file = join(root, 'remotes.json');
  const packages = [served('host', 1), served('crm', 4002), served('docs', 4005)];
  await writeDeployed(packages, file);
  const list = JSON.parse(readFileSync(file, 'utf8'));
  expect(list.remotes.map((/** @type {{ entry: string }} */ { entry }) => entry)).toEqual([
    'http://localhost:4002/mf-manifest.json',
    'http://localhost:4005/mf-manifest.json',
  ]);
  list.remotes[0].disabled = true;
  writeFileSync(file, JSON.stringify(list));
  await writeDeployed(packages, file);
  expect(JSON.parse(readFileSync(file, 'utf8')).remotes[0].disabled).toBe(true);
});

it('lists a remote that was built again, and leaves one that was activated from elsewhere', async () => {
  const file = join(root, 'remotes.json');
  const packages = [served('crm', 4002), served('docs', 4005)];
  await writeDeployed(packages, file);
  const list = JSON.parse(readFileSync(file, 'utf8'));
  list.remotes[1].entry = 'https://docs.example/1.4.0/mf-manifest.json';
  writeFileSync(file, JSON.stringify(list));
  for (const { folder } of packages) writeFileSync(join(folder, 'dist/remoteEntry.js'), 'another entry');
  await refreshDeployed(packages, file);
  const [crm, docs] = JSON.parse(readFileSync(file, 'utf8')).remotes;
  expect(crm.manifest.integrity).not.toBe(list.remotes[0].manifest.integrity);
  expect(docs).toEqual(list.remotes[1]);
});

it('rewrites a broken list and says so', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const file = join(root, 'remotes.json');
  writeFileSync(file, '{ broken');
  await writeDeployed([served('crm', 4002)], file);
  expect(JSON.parse(readFileSync(file, 'utf8')).remotes).toHaveLength(1);
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('is not JSON'));
});

it('leaves nothing running if one port is taken', async () => {
  const stranger = await serve({ root, port: 0, role: 'remote' });
  const spare = await serve({ root, port: 0, role: 'remote' });
  await spare.close();
  const packages = [served('docs', spare.port), served('crm', stranger.port)];
  await expect(serveBuilt(packages, { remotesFile: join(root, 'remotes.json') })).rejects.toThrow(
    `Port ${stranger.port} is taken, and crm needs it. Stop what listens there, or set CRM_PORT to a free port`,
  );
  const again = await serve({ root, port: spare.port, role: 'remote' });
  await Promise.all([again.close(), stranger.close()]);
});

it('builds again when a source, shared code or the lock changes, and not for a test or a text about it', () => {
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  const inputs = () => packageInputs(root, join(root, 'crm'), sharedInputs(root));
  for (const name of ['package-lock.json', 'tsconfig.json', 'shared/platform/package.json']) write(name, '{}');
  for (const name of ['crm/src/remote.tsx', 'shared/platform/src/index.ts', 'shared/build/config.mjs'])
    write(name, 'one');
  const before = inputs();
  for (const name of ['crm/src/contact.test.ts', 'crm/README.md', 'crm/dist/main.js', 'shared/docs/note.md']) {
    write(name, 'x');
  }
  expect(inputs()).toBe(before);
  const seen = new Set([before]);
  for (const name of ['crm/src/remote.tsx', 'crm/src/help.md', 'shared/platform/src/index.ts', 'package-lock.json']) {
    write(name, 'two');
    seen.add(inputs());
  }
  expect(seen.size).toBe(5);
});

it('installs when a locked package is missing or has another version', () => {
  /** @param {object} packages */
  const lock = (packages) => JSON.stringify({ packages });
  const wanted = lock({
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/mac': { version: '1', optional: true },
  });
  expect(holdsLocked(wanted, undefined)).toBe(false);
  expect(holdsLocked(wanted, lock({}))).toBe(false);
  expect(holdsLocked(wanted, lock({ 'node_modules/a': { version: '0.9.0' } }))).toBe(false);
  expect(holdsLocked(wanted, lock({ 'node_modules/a': { version: '1.0.0' } }))).toBe(true);
});
