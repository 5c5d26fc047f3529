import { afterEach, expect, it, vi } from 'vitest';
import { lastInLine } from './pageTime';

afterEach(() => vi.unstubAllGlobals());

/** A page that is always busy. */
const work = () => vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
let now = 0;

it('work that can wait begins again only when the page has nothing else to do', async () => {
  const turns: (() => void)[] = [];
  const postTask = vi.fn((run: () => void) => new Promise<void>((done) => turns.push(() => done(run()))));
  vi.stubGlobal('scheduler', { postTask });
  const spy = work();
  let done = false;
  const waiting = lastInLine()().then(() => {
    done = true;
  });
  await new Promise((later) => setTimeout(later));
  expect(done).toBe(false);
  expect(postTask.mock.calls[0]?.slice(1)).toEqual([{ priority: 'background' }]);
  turns[0]?.();
  await waiting;
  expect(done).toBe(true);
  spy.mockRestore();
});

it('in a browser without a scheduler it waits for a message', async () => {
  vi.stubGlobal('scheduler', undefined);
  const spy = work();
  await expect(lastInLine()()).resolves.toBeUndefined();
  spy.mockRestore();
});
