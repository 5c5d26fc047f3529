import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { waited } from './waited';

it('a server that is tried again and again leaves nothing behind, and nobody waits after the end', async () => {
  const end = new AbortController();
  for (let nth = 0; nth < 20; nth += 1) await waited(0, end.signal);
  expect(getEventListeners(end.signal, 'abort')).toEqual([]);
  const last = waited(3_600_000, end.signal);
  end.abort();
  await last;
});
