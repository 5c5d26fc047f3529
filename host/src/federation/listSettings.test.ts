// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readRemotesList } from './fetchRemotesList';
import { isOverridden, overriddenRemotes } from './overrides';
import { remoteEntry } from './remoteEntry.fixture';
import { reportFailure } from './reportFailure';

const crm = remoteEntry({ name: 'remote-crm', title: 'CRM', entry: 'https://crm.example/1/mf-manifest.json' });
const preview = 'https://previews.example/7/mf-manifest.json';
const fetched = vi.fn(async () => new Response());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  history.replaceState(null, '', '/');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let builds = 0;
/** The address that this visitor loads the remote from, of a list that stages a build. */
async function loadedFrom(share: number, build = `https://crm.example/staged-${++builds}/mf-manifest.json`) {
  const staged = { share, entry: { ...crm, entry: build } };
  const list = { version: 1, remotes: [{ ...crm, staged }] };
  return (await readRemotesList(JSON.stringify(list), true))[0]?.entry;
}

it('gives a visitor the same build at each load, and never another one during a load', async () => {
  const build = 'https://crm.example/stable/mf-manifest.json';
  expect(await loadedFrom(1, build)).toBe(await loadedFrom(1, build));
  const within = 'https://crm.example/within/mf-manifest.json';
  expect(await loadedFrom(0, within)).toBe(crm.entry);
  expect(await loadedFrom(100, within), 'raised while the page is open').toBe(crm.entry);
  expect(await loadedFrom(100)).toContain('/staged-');
});

it('gives a browser without storage, and a remote that is switched off, the build that everybody has', async () => {
  vi.stubGlobal('localStorage', undefined);
  expect(await loadedFrom(100)).toBe(crm.entry);
  vi.unstubAllGlobals();
  const staged = { share: 100, entry: { ...crm, entry: 'https://crm.example/off/mf-manifest.json' } };
  const list = { version: 1, remotes: [{ ...crm, disabled: true, staged }] };
  expect((await readRemotesList(JSON.stringify(list), true))[0]?.entry).toBe(crm.entry);
});

it('draws no number where no list stages a build', async () => {
  await readRemotesList(JSON.stringify({ version: 1, remotes: [crm] }), true);
  expect(localStorage.getItem('steps.visitor')).toBeNull();
});

/** Opens a link that wants another build, with the origins that the operator allows. */
async function opened(link: string, overrides: readonly string[] | undefined, says = true) {
  const confirm = vi.fn(() => says);
  vi.stubGlobal('confirm', confirm);
  history.replaceState(null, '', link);
  const [entry] = await readRemotesList(JSON.stringify({ version: 1, remotes: [crm], overrides, reportTo: '' }), true);
  return { entry, confirm };
}

it('loads no other build where the operator allows none, nor from elsewhere than allowed', async () => {
  for (const overrides of [undefined, [], ['https://previews.example.evil'], ['https://other.example']]) {
    const { entry, confirm } = await opened(`/?mfe.remote-crm=${preview}`, overrides);
    expect(entry?.entry).toBe(crm.entry);
    expect(confirm).not.toHaveBeenCalled();
    expect(overriddenRemotes()).toEqual([]);
  }
});

it('asks before a tab tries another build, and takes no for an answer', async () => {
  const { entry, confirm } = await opened(`/?mfe.remote-crm=${preview}`, ['https://previews.example'], false);
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining(`Load remote-crm from ${preview} in this tab?`));
  expect(entry?.entry).toBe(crm.entry);
  expect(location.search, 'it does not ask again').toBe('');
});

it('loads another build in this tab until it is reset, or the operator allows it no longer', async () => {
  const first = await opened(`/?module=crm&mfe.remote-crm=${preview}`, ['https://previews.example']);
  expect(first.entry).toMatchObject({ entry: preview });
  expect(first.entry?.manifest).toBeUndefined();
  expect(location.search).toBe('?module=crm');
  const again = await opened('/', ['https://previews.example']);
  expect(again.entry?.entry).toBe(preview);
  expect(again.confirm).not.toHaveBeenCalled();
  expect(isOverridden('remote-crm')).toBe(true);
  const later = await opened('/', []);
  expect(later.entry?.entry).toBe(crm.entry);
  expect(isOverridden('remote-crm')).toBe(false);
});

const built = { ...crm, manifest: { entry: 'https://crm.example/1/remoteEntry.0123abcd.js' } as never };

it('reports a failed load to nobody until the operator gives an address', async () => {
  await readRemotesList(JSON.stringify({ version: 1, remotes: [crm] }), true);
  reportFailure(built, 'unreachable');
  expect(fetched).not.toHaveBeenCalled();
});

it('reports package, version, address and error to the address of the operator, once, and nothing of the user', async () => {
  const list = { version: 1, remotes: [crm], reportTo: 'https://errors.example/steps' };
  await readRemotesList(JSON.stringify(list), true);
  reportFailure(built, 'unreachable');
  reportFailure(built, 'unreachable');
  reportFailure(built, 'disabled');
  expect(fetched.mock.calls).toEqual([
    [
      'https://errors.example/steps',
      {
        method: 'POST',
        mode: 'no-cors',
        credentials: 'omit',
        keepalive: true,
        body: JSON.stringify({
          package: 'remote-crm',
          version: '0123abcd',
          address: 'https://crm.example/1/remoteEntry.0123abcd.js',
          error: 'unreachable',
        }),
      },
    ],
  ]);
});

it('takes addresses that begin with ./ as beside the page, as a folder for any web space has them', async () => {
  const manifest = {
    ...crm.manifest,
    entry: './remotes/remote-crm/entry.js',
    integrity: `sha384-${'a'.repeat(64)}`,
    contract: 1,
    globalName: 'steps_remote_crm',
    preload: [{ href: './remotes/remote-crm/door.js', as: 'script', integrity: `sha384-${'b'.repeat(64)}` }],
  };
  const listed = { ...crm, entry: './remotes/remote-crm/mf-manifest.json', manifest };
  const [entry] = await readRemotesList(JSON.stringify({ version: 1, remotes: [listed] }), true);
  const beside = `${location.origin}/remotes/remote-crm`;
  expect(entry?.problem).toBeUndefined();
  expect(entry?.entry).toBe(`${beside}/mf-manifest.json`);
  expect(entry?.manifest?.entry).toBe(`${beside}/entry.js`);
  expect(entry?.manifest?.preload[0]?.href).toBe(`${beside}/door.js`);
});
