import { memoryFolder, tinyModel } from '@steps/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepNewest } from './keepNewest';
import { cacheNames } from './keptFiles';
import { memoryCaches, publication } from './published.fixture';
import { chooseRelease, chosenRelease, keptReleases } from './releases';

let kept: ReturnType<typeof memoryCaches>;
let site: ReturnType<typeof publication>;

beforeEach(() => {
  kept = memoryCaches();
  site = publication();
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

const files = () => kept.addresses(cacheNames.files);
const programs = () => files().filter((address) => /\.\w{8}\./.test(address));

it('keeps every file of the host and of each remote, and starts the first release at once', async () => {
  const published = await keepNewest();
  // Several are fetched at once and come in any order.
  expect(new Set(programs())).toEqual(
    new Set([
      `${site.origin}/main.aaaaaaaa.js`,
      `${site.origin}/main.aaaaaaaa.css`,
      `${site.origin}/page.aaaaaaaa.js`,
      `${site.remote}remoteEntry.11111111.js`,
      `${site.remote}crm.11111111.js`,
    ]),
  );
  expect(files()).toContain(`${site.origin}/site.webmanifest`);
  expect(await chosenRelease()).toBe(published?.release.id);
  expect(published?.release.missing).toEqual([]);
});

it('fetches a file once: its name holds the hash of its content', async () => {
  await keepNewest();
  site.asked.length = 0;
  await keepNewest();
  expect(site.asked.filter((address) => /\.\w{8}\./.test(address))).toEqual([]);
});

it('a newer release is kept beside the one that is in use, and takes its place only when it is chosen', async () => {
  const first = (await keepNewest())?.release.id ?? '';
  site.publishRemote('22222222');
  const second = (await keepNewest())?.release.id ?? '';
  expect(second).not.toBe(first);
  expect(await chosenRelease()).toBe(first);
  expect((await keptReleases()).map(({ id }) => id)).toEqual([first, second]);
  expect(programs()).toContain(`${site.remote}crm.11111111.js`);

  await chooseRelease(second);
  await keepNewest();
  expect((await keptReleases()).map(({ id }) => id)).toEqual([second]);
  expect(programs(), 'what no tab uses any more goes').not.toContain(`${site.remote}crm.11111111.js`);
});

it('an old release stays as long as a tab uses it', async () => {
  const first = (await keepNewest())?.release.id ?? '';
  site.publishHost('bbbbbbbb');
  await chooseRelease((await keepNewest())?.release.id ?? '');
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, work: () => unknown) => work(),
      query: async () => ({ held: [{ name: `steps-release-${first}` }] }),
    },
  });
  await keepNewest();
  expect((await keptReleases()).map(({ id }) => id)).toContain(first);
  expect(programs()).toContain(`${site.origin}/page.aaaaaaaa.js`);
});

it('with a remote down the host and the others are kept; the next look fetches what is missing', async () => {
  site.state.away = [site.remote];
  expect((await keepNewest())?.release.missing).toEqual(['CRM']);
  expect(programs()).toHaveLength(3);
  site.state.away = [];
  expect((await keepNewest())?.release.missing).toEqual([]);
  expect(programs()).toHaveLength(5);
});

it('a remote that is down keeps the files of the same build', async () => {
  await keepNewest();
  site.publishHost('bbbbbbbb');
  site.state.away = [site.remote];
  const published = await keepNewest();
  expect(published?.release).toMatchObject({ missing: [] });
  expect(published?.release.files).toContain(`${site.remote}crm.11111111.js`);
});

it('a release whose new remote cannot be fetched is not offered', async () => {
  const first = (await keepNewest())?.release.id;
  site.list('22222222');
  expect(await keepNewest(), 'the list names a build that its server does not have yet').toBeUndefined();
  expect((await keptReleases()).map(({ id }) => id)).toEqual([first]);
});

it('nothing is kept of a host that is just being published', async () => {
  const page = site.files.get(`${site.origin}/`) ?? '';
  site.files.set(`${site.origin}/`, page.replaceAll('aaaaaaaa', 'cccccccc'));
  expect(await keepNewest()).toBeUndefined();
  expect(await keptReleases()).toEqual([]);
});

it('a program with another hash than the list names is not kept', async () => {
  site.files.set(`${site.remote}remoteEntry.11111111.js`, 'globalThis.tampered = true;');
  expect((await keepNewest())?.release.missing).toEqual(['CRM']);
  expect(programs()).not.toContain(`${site.remote}remoteEntry.11111111.js`);
});

it('a web page in place of a program is not kept', async () => {
  site.files.set(`${site.remote}crm.11111111.js`, '<!doctype html><title>Start</title>');
  expect((await keepNewest())?.release.missing).toEqual(['CRM']);
});

it('ended midway or with the disk full, no release starts, and the rest is fetched the next time', async () => {
  const { fetch } = globalThis;
  let answers = 6;
  vi.stubGlobal('fetch', (address: string) => (answers-- > 0 ? fetch(address) : new Promise(() => {})));
  // The tab that was closed: nobody hears what becomes of it.
  keepNewest().catch(() => {});
  await vi.waitFor(() => expect(programs().length).toBeGreaterThan(0));
  expect(await chosenRelease()).toBeUndefined();

  vi.stubGlobal('fetch', fetch);
  kept.full = true;
  await expect(keepNewest()).rejects.toThrow('full');
  expect(await keptReleases()).toEqual([]);
  kept.full = false;
  await keepNewest();
  expect(programs()).toHaveLength(5);
});

it('a remote without a list of files is left to the network', async () => {
  site.files.delete(`${site.remote}files.json`);
  expect((await keepNewest())?.release.missing).toEqual([]);
  expect(programs()).toHaveLength(3);
});

it('asks no other server, whatever a list of files says', async () => {
  site.files.set(
    `${site.origin}/files.json`,
    JSON.stringify(['main.aaaaaaaa.js', 'main.aaaaaaaa.css', '//elsewhere.example/x.aaaaaaaa.js']),
  );
  await keepNewest();
  expect(site.asked.join()).not.toContain('elsewhere');
});

it('what runs a model is kept only beside a model', async () => {
  const program = `${site.origin}/wllama.cccccccc.wasm`;
  site.files.set(`${site.origin}/modelFiles.json`, JSON.stringify(['wllama.cccccccc.wasm']));
  site.files.set(program, 'llama.cpp');
  await keepNewest();
  expect(files()).not.toContain(program);
  const { folder } = memoryFolder();
  const file = await folder.getFileHandle('tiny.gguf', { create: true });
  const writable = await file.createWritable();
  await writable.write(tinyModel());
  await writable.close();
  vi.stubGlobal('FileSystemFileHandle', { prototype: { createWritable() {} } });
  Object.assign(navigator, { storage: { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) } });
  await keepNewest();
  expect(files()).toContain(program);
});
