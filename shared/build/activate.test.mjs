// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { activate, describeRemote } from './activate.mjs';
import { parseRemotes, readRemotesFile, remoteOrigins, writeRemotesFile } from './remotesFile.mjs';
import { serve } from './server.mjs';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-activate-'));
  file = join(folder, 'remotes.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A remote's dist as its build leaves it. @param {string} name @param {string} [code] */
function built(name, code = 'first') {
  const dist = join(folder, name, 'dist');
  const entry = `remoteEntry.${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
  mkdirSync(dist, { recursive: true });
  writeFileSync(
    join(dist, 'remote.json'),
    JSON.stringify({ name, title: name.toUpperCase(), modules: [{ id: 'crm' }] }),
  );
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
        name: 'crm',
        title: 'CRM',
        modules: [{ id: 'crm' }],
        entry: 'http://localhost:3002/mf-manifest.json',
        manifest: {
          entry: `http://localhost:3002/${entry}`,
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

const entry = 'http://localhost:3002/mf-manifest.json';
it.each([
  [[], 'got object'],
  [{ version: 2, remotes: [] }, 'version: expected 1, got 2'],
  [{ version: 1 }, 'remotes: expected a list'],
  [{ version: 1, remotes: [{ name: 'A b', entry }] }, 'remotes[0].name'],
  [
    {
      version: 1,
      remotes: [
        { name: 'a', entry },
        { name: 'a', entry },
      ],
    },
    'remotes[1].name: expected each name once',
  ],
  [
    { version: 1, remotes: [{ name: 'a', entry: 'javascript:alert(1)' }] },
    'remotes[0].entry: expected an http(s) address',
  ],
  [{ version: 1, remotes: [{ name: 'a', entry, manifest: { entry } }] }, 'remotes[0].manifest.integrity'],
])('refuses a list of another shape and names the place: %j', (value, message) => {
  expect(() => parseRemotes(value)).toThrow(message);
});

it('knows every origin that code is loaded from, once', () => {
  const list = parseRemotes({
    version: 1,
    remotes: [
      { name: 'a', entry },
      { name: 'b', entry },
    ],
  });
  expect(remoteOrigins(list)).toEqual(['http://localhost:3002']);
});
