import { readKey, writeKey } from '@steps/platform';
import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';

/** What was set aside never goes away: the line about it goes for as long as it is no more. By client. */
const key = 'setAsideSeen';

const seen = proxy(readKey(key, v.record(v.string(), v.number()), {}));

/** Takes the line about so many away. */
export function dismissSetAside(client: string, count: number): void {
  seen[client] = count;
  writeKey(key, seen);
}

/** How many somebody has seen to be set aside, in render. */
export const useSeenSetAside = (client: string): number => useSnapshot(seen)[client] ?? 0;
