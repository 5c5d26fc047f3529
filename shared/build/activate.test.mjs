// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { activate, describeRemote } from './activate.mjs';
import { parseRemotes, problemsIn, readRemotesFile, remoteOrigins, writeRemotesFile } from './remotesFile.mjs';
import { serve } from './server.mjs';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-activate-'));
  file = join(folder, 'remotes.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} name */
const facts = (name) => ({
  name,
  title: name.toUpperCase(),
  icon: 'users',
  modules: [{ id: name, title: name, icon: 'users', group: 'work' }],
});

/** A remote's dist as its build leaves it. @param {string} name @param {string} [code] @param {object} [more] of its remote.json */
function built(name, code = 'first', more = {}) {
  const dist = join(folder, name, 'dist');
  const entry = `remoteEntry.${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'remote.json'), JSON.stringify({ ...facts(name), ...more }));
  writeFileSync(join(dist, entry), code);
  writeFileSync(join(dist, 'remote.aaaaaaaaaaaaaaaa.js'), 'door');
  writeFileSync(join(dist, 'remote.bbbbbbbbbbbbbbbb.css'), 'look');
  const assets = { js: { sync: ['remote.aaaaaaaaaaaaaaaa.js'] }, css: { sync: ['remote.bbbbbbbbbbbbbbbb.css'] } };
  const metaData = { globalName: `steps_${name}`, contract: 1, remoteEntry: { name: entry, path: '' } };
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify({ metaData, exposes: [{ path: './remote', assets }] }));
  return { dist, entry };
}

/** @param {string} name @param {string} [code] */
const publish = (name, code) =>
  activate(['--file', file, '--dist', built(name, code).dist, '--url', `http://localhost/${name}`]);
const names = async () => (await readRemotesFile(file)).list.remotes.map(({ name }) => name);

it("lists a remote with its facts, and with hashes of its build's very bytes", async () => {
  const { dist, entry } = built('crm', 'code of the entry');
  await activate(['--file', file, '--dist', dist, '--url', 'http://localhost:3002']);
  /** @param {string} text */
  const sri = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    version: 1,
    remotes: [
      {
        ...facts('crm'),
        entry: 'http://localhost:3002/mf-manifest.json',
        manifest: {
          entry: `http://localhost:3002/${entry}`,
          type: 'global',
          integrity: sri('code of the entry'),
          contract: 1,
          globalName: 'steps_crm',
          preload: [
            { href: 'http://localhost:3002/remote.aaaaaaaaaaaaaaaa.js', as: 'script', integrity: sri('door') },
            { href: 'http://localhost:3002/remote.bbbbbbbbbbbbbbbb.css', as: 'style', integrity: sri('look') },
          ],
        },
      },
    ],
  });
});

it('reads a remote as well from the server that publishes it', async () => {
  const { dist } = built('crm');
  const server = await serve({ root: dist, port: 0, role: 'remote', hostOrigin: 'http://localhost:3000' });
  const url = 'https://crm.example.com/';
  expect(await describeRemote({ source: server.url, url })).toEqual(await describeRemote({ source: dist, url }));
  await server.close();
});

it('replaces a remote in its place, and one switched off stays off', async () => {
  await publish('crm');
  await publish('docs');
  await activate(['--file', file, '--disable', 'crm']);
  await publish('crm', 'second');
  expect(await names()).toEqual(['crm', 'docs']);
  const { list } = await readRemotesFile(file);
  expect(list.remotes[0]).toMatchObject({ disabled: true });
  await activate(['--file', file, '--enable', 'crm']);
  expect((await readRemotesFile(file)).list.remotes[0]).not.toHaveProperty('disabled');
});

it('takes a remote out, and says which there are when the name is unknown', async () => {
  await publish('crm');
  await publish('docs');
  await activate(['--file', file, '--remove', 'crm']);
  expect(await names()).toEqual(['docs']);
  await expect(activate(['--file', file, '--remove', 'sales'])).rejects.toThrow(
    'There is no remote "sales" in the list. Listed: docs.',
  );
});

it('goes back to an earlier version, and from there forward again', async () => {
  await publish('crm');
  await publish('docs');
  await activate(['--file', file, '--rollback', '1']);
  expect(await names()).toEqual(['crm']);
  await activate(['--file', file, '--rollback', '1']);
  expect(await names()).toEqual(['crm', 'docs']);
});

it('goes back from a list that somebody broke by hand', async () => {
  await publish('crm');
  await publish('docs');
  writeFileSync(file, '{ broken');
  await expect(activate(['--file', file, '--disable', 'crm'])).rejects.toThrow('is not JSON');
  await activate(['--file', file, '--rollback', '1']);
  expect(await names()).toEqual(['crm']);
});

it('keeps three earlier versions and leaves nothing else behind', async () => {
  for (const code of ['1', '2', '3', '4', '5']) await publish('crm', code);
  const left = readdirSync(folder).filter((name) => name.startsWith('remotes'));
  expect(left).toEqual(['remotes.json', 'remotes.json.1', 'remotes.json.2', 'remotes.json.3']);
});

it('does not spend a version on a build that is listed already', async () => {
  await publish('crm');
  await publish('crm');
  expect(readdirSync(folder)).not.toContain('remotes.json.1');
});

it("refuses to write over somebody's change", async () => {
  await publish('crm');
  const { list, version } = await readRemotesFile(file);
  await publish('docs');
  await expect(writeRemotesFile(file, list, version)).rejects.toThrow(`the edit is based on version ${version}`);
  await expect(activate(['--file', file, '--remove', 'crm', '--expect', version])).rejects.toThrow(
    'Nothing was written',
  );
  expect(await names()).toEqual(['crm', 'docs']);
});

it('waits for nobody: a list being edited is refused, a lock left by a crash is not', async () => {
  await publish('crm');
  const lock = `${file}.lock`;
  writeFileSync(lock, '');
  await expect(publish('docs')).rejects.toThrow('Somebody else is editing the list');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  await publish('docs');
  expect(await names()).toEqual(['crm', 'docs']);
});

it('says what a build lacks', async () => {
  const { dist } = built('crm');
  writeFileSync(join(dist, 'mf-manifest.json'), '<!doctype html>');
  await expect(describeRemote({ source: dist, url: 'http://localhost:1' })).rejects.toThrow(
    'expected JSON, got "<!doctype',
  );
  writeFileSync(join(dist, 'mf-manifest.json'), '{"metaData":{"globalName":"x"}}');
  await expect(describeRemote({ source: dist, url: 'http://localhost:1' })).rejects.toThrow('metaData.contract');
});

it('wants exactly one thing to do', async () => {
  await expect(activate(['--file', file])).rejects.toThrow('Expected exactly one thing to do, got 0.');
  await expect(activate(['--file', file, '--dist', folder])).rejects.toThrow('--dist needs --url');
});

it('does not list what the host would drop', async () => {
  await publish('docs');
  const { dist } = built('crm', 'first', { modules: [{ id: 'crm', title: 'CRM', icon: 'users', group: 'play' }] });
  const attempt = activate(['--file', file, '--dist', dist, '--url', 'http://localhost/crm']);
  await expect(attempt).rejects.toThrow('modules.0.group: expected one of work, grow, insight, manage, got "play"');
  built('crm', 'first', { modules: [{ id: 'docs', title: 'Docs', icon: 'book', group: 'work' }] });
  await expect(activate(['--file', file, '--dist', dist, '--url', 'http://localhost/crm'])).rejects.toThrow(
    'the module "docs" stands in the list twice',
  );
  expect(await names()).toEqual(['docs']);
});

it.each([
  ['contract', 0, 'manifest.contract: expected a contract number from 1, got 0'],
  ['remoteEntry', { name: 'remoteEntry.mjs', path: '', type: 'module' }, 'its entry is of the type "module"'],
])('does not list a build whose %s the host refuses', async (field, value, message) => {
  const { dist } = built('crm');
  const path = join(dist, 'mf-manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  manifest.metaData[field] = value;
  writeFileSync(path, JSON.stringify(manifest));
  await expect(activate(['--file', file, '--dist', dist, '--url', 'http://localhost/crm'])).rejects.toThrow(message);
});

it('goes on beside an entry that somebody broke by hand, and takes it out', async () => {
  await publish('crm');
  await publish('docs');
  const { list } = await readRemotesFile(file);
  writeFileSync(file, JSON.stringify({ ...list, remotes: [{ ...list.remotes[0], title: '' }, list.remotes[1]] }));
  await publish('help');
  await activate(['--file', file, '--remove', 'crm']);
  expect(await names()).toEqual(['docs', 'help']);
});

const entry = 'http://localhost:3002/mf-manifest.json';
const full = { ...facts('a'), entry };
it.each([
  [[], 'expected { "version": 1, "remotes": [...] }, got []'],
  [{ version: 2, remotes: [] }, 'version: expected 1, got 2'],
  [{ version: 1 }, 'remotes: expected a list'],
])('refuses what is no list and says what came: %j', (value, message) => {
  expect(() => parseRemotes(value)).toThrow(message);
});

it.each([
  [[{ ...full, name: 'A b' }], 'remotes.0.name'],
  [[full, full], 'remotes.1: the name "a" stands in the list twice'],
  [[{ ...full, entry: 'javascript:alert(1)' }], 'remotes.0.entry: expected an http(s) address'],
  [[{ ...full, manifest: { entry } }], 'remotes.0.manifest.integrity'],
])('names the place of an entry that the host would drop: %j', (remotes, message) => {
  expect(problemsIn({ version: 1, remotes })).toEqual([expect.stringContaining(message)]);
});

it('knows every origin that code is loaded from, once', () => {
  const list = parseRemotes({
    version: 1,
    remotes: [
      { ...facts('a'), entry },
      { ...facts('b'), entry },
      { ...facts('c'), entry: 'https://dropped.example/', title: '' },
      { ...facts('d'), entry: 'nowhere' },
    ],
  });
  expect(remoteOrigins(list)).toEqual(['http://localhost:3002', 'https://dropped.example']);
});
