import { vi } from 'vitest';

const key = Symbol.for('steps test: how Vitest itself waits');

type WaitFor = typeof vi.waitFor;

const isWaitFor = (value: unknown): value is WaitFor => typeof value === 'function';

/** Vitest's own function, saved once for all files of the process: `vi` outlives the file. */
function own(): WaitFor {
  const found: unknown = Reflect.get(globalThis, key);
  if (isWaitFor(found)) return found;
  Reflect.set(globalThis, key, vi.waitFor);
  return vi.waitFor;
}

/**
 * From now on `vi.waitFor` waits for `limit` ms if the test says nothing else. Vitest gives up after one second, in which a
 * busy machine has often not yet loaded what is waited for.
 */
export function waitPatiently(limit: number): void {
  const waitFor = own();
  vi.waitFor = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: limit, ...options });
}
