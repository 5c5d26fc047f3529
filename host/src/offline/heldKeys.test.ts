import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heldKeys, keptFor } from './heldKeys';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
/** What a page that asks is told. */
const told = (keys: ReturnType<typeof heldKeys>, workspace: string) => {
  const postMessage = vi.fn();
  keys.take({ ask: workspace }, [{ postMessage } as unknown as MessagePort]);
  return postMessage.mock.calls[0]?.[0].key;
};

it('hands the key to the next page of the same workspace only', async () => {
  const [keys, key] = [heldKeys(), await newKey()];
  void keys.take({ keep: 'printers', key }, []);
  expect(told(keys, 'printers')).toBe(key);
  expect(told(keys, 'bakers')).toBeUndefined();
});

it('keeps the key for twenty seconds and then forgets it', async () => {
  const [keys, key] = [heldKeys(), await newKey()];
  const alive = keys.take({ keep: 'printers', key }, []);
  await vi.advanceTimersByTimeAsync(keptFor - 1);
  expect(told(keys, 'printers')).toBe(key);
  await vi.advanceTimersByTimeAsync(1);
  expect(told(keys, 'printers')).toBeUndefined();
  await expect(alive).resolves.toBeUndefined();
});

it('forgets the key at once when the workspace is logged out', async () => {
  const [keys, key] = [heldKeys(), await newKey()];
  void keys.take({ keep: 'printers', key }, []);
  void keys.take({ forget: true }, []);
  expect(told(keys, 'printers')).toBeUndefined();
});
