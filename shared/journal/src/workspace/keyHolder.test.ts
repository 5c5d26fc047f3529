import { afterEach, expect, it, vi } from 'vitest';
import { heldKey, letGoOfKey } from './keyHolder';

afterEach(() => {
  letGoOfKey();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser with a worker, as one finds it after a reload. */
function browserWith(answer: ((port: MessagePort) => void) | undefined) {
  const active = { postMessage: (_asked: unknown, [port]: readonly MessagePort[] = []) => port && answer?.(port) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active }) } });
  vi.stubGlobal('BroadcastChannel', undefined);
}

const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

it('the key comes back from the worker after a reload', async () => {
  const key = await newKey();
  browserWith((port) => port.postMessage({ key }));
  expect(await heldKey('w1')).toBeInstanceOf(CryptoKey);
});

it('a worker that was killed does not answer: the passphrase is asked for, after a wait that ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  browserWith(undefined);
  const found = heldKey('w1');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await found).toBeUndefined();
});

it('a worker that was started anew has forgotten the key', async () => {
  browserWith((port) => port.postMessage({ key: undefined }));
  expect(await heldKey('w1')).toBeUndefined();
});
