import { vi } from 'vitest';
import { newWindowKey } from './pageEnvironment';
import { forgetTimers } from './processTimers';

// One process runs many test files, which takes half the time of a process for each. Nothing of the previous file may be
// left: no module's state, no clock, no timer, no database, no page, no window.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
if ('indexedDB' in globalThis) {
  const { IDBFactory } = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
}

forgetTimers();

const newWindow: unknown = Reflect.get(globalThis, newWindowKey);
if (typeof newWindow === 'function') {
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  await newWindow();
} else if (typeof document !== 'undefined') {
  throw new Error('A test that needs a window names the environment "page", because its window can be replaced.');
}
