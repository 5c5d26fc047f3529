import { readKey, writeKey } from '@steps/platform';
import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';

/** Records that were set aside stay so. The line about them is hidden until there are more; by client. */
const key = 'setAsideSeen';

const seen = proxy(readKey(key, v.record(v.string(), v.number()), {}));

/** Hides the line until there are more than so many. */
export function dismissSetAside(client: string, count: number): void {
  seen[client] = count;
  writeKey(key, seen);
}

/** How many were set aside when the line was hidden, in render. */
export const useSeenSetAside = (client: string): number => useSnapshot(seen)[client] ?? 0;
