// @ts-check
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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
  const ahead = { [name]: ['page.cccccccccccccccc.js'] };
  const metaData = { globalName: `steps_${name}`, contract: 1, remoteEntry: { name: entry, path: '' }, ahead };
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify({ metaData, exposes: [{ path: './remote', assets }] }));
  return { dist, entry };
}

/** @param {string} name @param {string} [code] */
const publish = (name, code) =>
  activate(['--file', file, '--dist', built(name, code).dist, '--url', `http://localhost/${name}`]);
const names = async () => (await readRemotesFile(file)).list.remotes.map(({ name }) => name);

it("lists a remote with its facts, and with hashes of exactly its build's bytes", async () => {
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
          ahead: { crm: ['page.cccccccccccccccc.js'] },
        },
      },
    ],
  });
});

it('can also read a remote from the server that publishes it', async () => {
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

it('removes a remote, and says which there are when the name is unknown', async () => {
  await publish('crm');
  await publish('docs');
  await activate(['--file', file, '--remove', 'crm']);
  expect(await names()).toEqual(['docs']);
  await expect(activate(['--file', file, '--remove', 'sales'])).rejects.toThrow(
    'There is no remote "sales" in the list. Listed: docs.',
  );
});

/** The entry script that is listed for a remote. @param {string} name */
const entryOf = async (name) => {
  const { list } = await readRemotesFile(file);
  return /** @type {any} */ (list.remotes.find((remote) => remote.name === name))?.manifest.entry;
};

it('goes two steps back when asked to go back twice', async () => {
  await publish('crm');
  await publish('docs');
  await publish('help');
  await activate(['--file', file, '--rollback', '1']);
  expect(await names()).toEqual(['crm', 'docs']);
  await activate(['--file', file, '--rollback', '1']);
  expect(await names()).toEqual(['crm']);
  await publish('help');
  await activate(['--file', file, '--rollback', '1']);
  expect(await names()).toEqual(['crm']);
  await expect(activate(['--file', file, '--rollback', '9'])).rejects.toThrow('There are not 9 earlier states');
});

it('takes one remote back, step by step, and leaves the others unchanged', async () => {
  for (const code of ['1', '2', '3']) await publish('crm', code);
  const third = await entryOf('crm');
  await publish('docs', 'new');
  await activate(['--file', file, '--rollback', '1', '--remote', 'crm']);
  const second = await entryOf('crm');
  await publish('docs', 'newer');
  await activate(['--file', file, '--rollback', '1', '--remote', 'crm']);
  expect(new Set([third, second, await entryOf('crm')]).size).toBe(3);
  expect(await entryOf('docs')).toContain(built('docs', 'newer').entry);
  await expect(activate(['--file', file, '--rollback', '1', '--remote', 'crm'])).rejects.toThrow(
    'There are not 1 earlier states of crm',
  );
});

it('says who changed what and when, of all remotes or of one', async () => {
  await publish('crm');
  await activate(['--file', file, '--disable', 'crm', '--who', 'Anna']);
  await publish('docs');
  const told = await activate(['--file', file, '--history', '--remote', 'crm']);
  expect(told.split('\n')).toEqual([
    expect.stringMatching(
      /^\d{4}-\d\d-\d\dT[\d:.]+Z {2}\w{16} {2}\S+.* {2}Activated crm from http:\/\/localhost\/crm\//,
    ),
    expect.stringMatching(/ {2}Anna {2}Switched crm off\.$/),
  ]);
  expect((await activate(['--file', file, '--history'])).split('\n')).toHaveLength(3);
});

it('counts what somebody edited by hand as a step of its own', async () => {
  await publish('crm');
  await publish('docs');
  const { list } = await readRemotesFile(file);
  writeFileSync(file, JSON.stringify({ ...list, remotes: list.remotes.slice(1) }));
  await activate(['--file', file, '--rollback', '1']);
  expect(await names()).toEqual(['crm', 'docs']);
});

it('stages a build for a share of the visitors, raises it, and gives it to everybody', async () => {
  await publish('crm');
  const before = await entryOf('crm');
  const { dist, entry } = built('crm', 'second');
  await activate(['--file', file, '--dist', dist, '--url', 'http://other/crm', '--share', '10']);
  expect(await entryOf('crm')).toBe(before);
  const staged = async () => /** @type {any} */ ((await readRemotesFile(file)).list.remotes[0]).staged;
  expect(await staged()).toMatchObject({ share: 10, entry: { name: 'crm' } });
  expect(remoteOrigins((await readRemotesFile(file)).list)).toEqual(['http://localhost', 'http://other']);
  await activate(['--file', file, '--remote', 'crm', '--share', '50']);
  expect(await staged()).toMatchObject({ share: 50 });
  await activate(['--file', file, '--remote', 'crm', '--share', '100']);
  expect(await entryOf('crm')).toBe(`http://other/crm/${entry}`);
  expect(await staged()).toBeUndefined();
});

it('takes a staged build back, and stages none that the host would drop', async () => {
  await publish('crm');
  await publish('docs');
  const before = await entryOf('crm');
  /** @param {object} more */
  const stage = (more) => {
    const { dist } = built('crm', 'second', more);
    return activate(['--file', file, '--dist', dist, '--url', 'http://localhost/2', '--share', '10']);
  };
  await stage({});
  await activate(['--file', file, '--remote', 'crm', '--share', '0']);
  expect((await readRemotesFile(file)).list.remotes[0]).not.toHaveProperty('staged');
  expect(await entryOf('crm')).toBe(before);
  await expect(stage({ modules: facts('docs').modules })).rejects.toThrow('the module "docs"');
  await expect(activate(['--file', file, '--remote', 'docs', '--share', '5'])).rejects.toThrow(
    'no staged build of docs',
  );
});

it('lists the newest of several published builds, each once', async () => {
  const { dist } = built('crm');
  const root = join(folder, 'served');
  mkdirSync(root);
  renameSync(dist, join(root, 'first'));
  writeFileSync(join(root, 'published.json'), '{ "folder": "first/" }');
  const run = () => activate(['--file', file, '--published', root, '--url', 'http://localhost/crm', '--once']);
  await run();
  expect(await entryOf('crm')).toMatch(/^http:\/\/localhost\/crm\/first\/remoteEntry/);
  expect(await run()).toContain('nothing to do');
  writeFileSync(join(root, 'published.json'), '{ "folder": "../first/" }');
  await expect(run()).rejects.toThrow('expected a folder such as');
});

it('keeps where to report failed loads and from where a tab may try other builds, both off until they are set', async () => {
  await publish('crm');
  expect(readFileSync(`${file}.origins`, 'utf8')).toBe('code http://localhost\nreports \n');
  await activate(['--file', file, '--report-to', 'https://errors.example.com/steps']);
  await activate(['--file', file, '--overrides', 'https://previews.example.com/crm']);
  expect((await readRemotesFile(file)).list).toMatchObject({
    reportTo: 'https://errors.example.com/steps',
    overrides: ['https://previews.example.com'],
  });
  expect(readFileSync(`${file}.origins`, 'utf8')).toBe(
    'code http://localhost https://previews.example.com\nreports https://errors.example.com\n',
  );
  await expect(activate(['--file', file, '--report-to', 'http://errors.example.com'])).rejects.toThrow('https address');
  await activate(['--file', file, '--report-to', 'off']);
  await activate(['--file', file, '--overrides', 'off']);
  expect(Object.keys((await readRemotesFile(file)).list)).toEqual(['version', 'remotes']);
});

it('goes back from a list that somebody broke by hand to the one before', async () => {
  await publish('crm');
  await publish('docs');
  writeFileSync(file, '{ broken');
  await expect(activate(['--file', file, '--disable', 'crm'])).rejects.toThrow('is not JSON');
  await activate(['--file', file, '--rollback', '1']);
  expect(await names()).toEqual(['crm', 'docs']);
});

it('leaves nothing behind but the list, its history and its origins', async () => {
  for (const code of ['1', '2', '3', '4', '5']) await publish('crm', code);
  const left = readdirSync(folder).filter((name) => name.startsWith('remotes'));
  expect(left).toEqual(['remotes.json', 'remotes.json.history', 'remotes.json.origins']);
});

it('records no edit for a build that is listed already', async () => {
  await publish('crm');
  await publish('crm');
  expect((await activate(['--file', file, '--history'])).split('\n')).toHaveLength(1);
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

it('waits for nobody: it refuses a list that is being edited, but not a lock left by a crash', async () => {
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

it('works beside an entry that somebody broke by hand, and can remove it', async () => {
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
])('refuses what is not a list and says what it was: %j', (value, message) => {
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

it('lists every origin that code is loaded from, once', () => {
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
