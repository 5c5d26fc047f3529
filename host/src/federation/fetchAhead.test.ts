// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead, restBeforeFetching } from './fetchAhead';

const fetched = vi.fn<(url: URL) => Promise<Response>>();
let bases = 0;
/** Another one for each test: what was fetched once is not fetched again. */
const newBase = () => `https://crm.example/${bases++}/`;
const list = (names: unknown) => fetched.mockImplementation(async () => new Response(JSON.stringify(names)));
const urls = () => fetched.mock.calls.map(([url]) => url.href);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('fetches each file of the list, once, and only after a rest', async () => {
  const base = newBase();
  list(['a.1.js', 'b.2.css']);
  fetchAhead(base);
  fetchAhead(base);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(restBeforeFetching);
  expect(urls()).toEqual([`${base}files.json`, `${base}a.1.js`, `${base}b.2.css`]);
});

it('asks no other server, whatever the list says', async () => {
  const base = newBase();
  list(['https://elsewhere.example/a.js', '//elsewhere.example/b.js', '../secret.js']);
  fetchAhead(base);
  await vi.advanceTimersByTimeAsync(restBeforeFetching);
  expect(urls()).toEqual([`${base}files.json`]);
});

it('leaves it when the connection is to be spared', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fetchAhead(newBase());
  await vi.advanceTimersByTimeAsync(restBeforeFetching);
  expect(fetched).not.toHaveBeenCalled();
});

it('tries again the next time when the server was away or its list is none', async () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => {});
  for (const broken of [new Response('', { status: 503 }), new Response('<!doctype html>'), new Response('{}')]) {
    const base = newBase();
    fetched.mockReset().mockResolvedValueOnce(broken);
    fetchAhead(base);
    await vi.advanceTimersByTimeAsync(restBeforeFetching);
    expect(said).toHaveBeenCalledOnce();
    said.mockClear();
    list([]);
    fetchAhead(base);
    await vi.advanceTimersByTimeAsync(restBeforeFetching);
    expect(urls()).toHaveLength(2);
  }
});
