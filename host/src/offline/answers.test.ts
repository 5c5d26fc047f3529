import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, partOf } from './answers';
import { keepNewest } from './keepNewest';
import { memoryCaches, publication } from './published.fixture';
import { chosenRelease } from './releases';

let kept: ReturnType<typeof memoryCaches>;
let site: ReturnType<typeof publication>;

beforeEach(async () => {
  kept = memoryCaches();
  site = publication();
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

const request = (path: string, more: Partial<Request> = {}): Request => {
  const { href: url } = new URL(path, site.origin);
  // A `Request` of mode "navigate" cannot be made by hand.
  return { method: 'GET', mode: 'cors', cache: 'default', headers: new Headers(), url, ...more } as Request;
};
/** Opens an address as the browser does, with the worker between. */
async function open(
  path: string,
  { tabs = false, cache = 'default' as RequestCache, mode = 'cors' as RequestMode } = {},
) {
  const asked = request(path, { mode, cache });
  const part = partOf(asked);
  const { fetch } = globalThis;
  return part ? answer(part, asked, async () => tabs) : fetch(asked.url);
}
const start = async (tabs = false) => (await open('/crm', { mode: 'navigate', tabs })).text();
const offline = () => {
  site.state.away = ['https://'];
};
const releaseIn = (page: string) => /name="steps-release" content="(\w+)"/.exec(page)?.[1];

it('with the network cut every page of host and remotes is there after one visit', async () => {
  await keepNewest();
  offline();
  const page = await start();
  expect(page).toContain('main.aaaaaaaa.js');
  const list = await (await open(`/remotes.json?release=${releaseIn(page)}`)).json();
  expect(list.remotes[0].manifest.entry).toContain('11111111');
  for (const address of ['/main.aaaaaaaa.js', '/page.aaaaaaaa.js', `${site.remote}crm.11111111.js`, '/favicon.svg']) {
    expect((await open(address)).ok, address).toBe(true);
  }
});

it('before anything is kept the network answers, and its failure is the browser’s', async () => {
  expect(releaseIn(await start())).toBeUndefined();
  offline();
  await expect(start()).rejects.toThrow('Failed to fetch');
});

it('one load has the page and the list of one release, whatever is published meanwhile', async () => {
  await keepNewest();
  const page = await start(true);
  site.publishHost('bbbbbbbb');
  site.publishRemote('22222222');
  await keepNewest();
  const list = await (await open(`/remotes.json?release=${releaseIn(page)}`)).text();
  expect(list).toContain('11111111');
  expect(await (await open(`${site.remote}crm.11111111.js`)).text()).toBe('crm.11111111.js of the remote');
});

it('a newer release is not forced on an open tab; a start with no tab open takes it', async () => {
  await keepNewest();
  site.publishHost('bbbbbbbb');
  const newer = (await keepNewest())?.release.id;
  expect(await start(true), 'a reload').toContain('main.aaaaaaaa.js');
  expect(await start(true), 'another tab').toContain('main.aaaaaaaa.js');
  expect(await start()).toContain('main.bbbbbbbb.js');
  expect(await chosenRelease()).toBe(newer);
});

for (const [is, harm] of [
  ['damaged', 'damage'],
  ['missing', 'lose'],
] as const) {
  it(`a release with a ${is} file never breaks the start: the network has the page`, async () => {
    await keepNewest();
    kept[harm](`${site.origin}/main.aaaaaaaa.js`);
    expect(releaseIn(await start())).toBeUndefined();
    expect(await (await open('/main.aaaaaaaa.js')).text()).toBe('main.aaaaaaaa.js of the host');
    await keepNewest();
    offline();
    expect(releaseIn(await start()), 'the next visit has fetched it again').toBeDefined();
    expect((await open('/main.aaaaaaaa.js')).ok).toBe(true);
  });

  it(`a ${is} list of remotes takes the page with it: no page goes with another release’s list`, async () => {
    const id = (await keepNewest())?.release.id;
    kept[harm](`${site.origin}/kept/${id}/list`);
    expect(releaseIn(await start())).toBeUndefined();
  });

  it(`a ${is} file of a page is fetched`, async () => {
    await keepNewest();
    kept[harm](`${site.remote}crm.11111111.js`);
    expect(await (await open(`${site.remote}crm.11111111.js`)).text()).toBe('crm.11111111.js of the remote');
  });
}

it('a cache that cannot be opened is treated as missing', async () => {
  await keepNewest();
  kept.broken = true;
  expect(await start()).toContain('main.aaaaaaaa.js');
  expect((await open('/main.aaaaaaaa.js')).ok).toBe(true);
});

it('a file that the page asks for past all caches comes from the network and is kept anew', async () => {
  await keepNewest();
  const address = `${site.remote}crm.11111111.js`;
  site.asked.length = 0;
  expect((await open(address, { cache: 'reload' })).ok).toBe(true);
  expect(site.asked).toEqual([address]);
  await keepNewest();
  offline();
  expect((await open(address)).ok).toBe(true);
});

it('requests for files of others are left alone', () => {
  const left = [
    request('/main.aaaaaaaa.js', { method: 'HEAD' }),
    request('/main.aaaaaaaa.js', { headers: new Headers({ range: 'bytes=0-1' }) }),
    request('/remotes.json'),
    request('/files.json'),
    request(`${site.remote}mf-manifest.json`),
    request('http://localhost:11434/api/tags'),
    request('https://elsewhere.example/', { mode: 'navigate' }),
    request('/report.pdf', { mode: 'navigate' }),
  ];
  expect(left.map(partOf)).toEqual(left.map(() => undefined));
});
