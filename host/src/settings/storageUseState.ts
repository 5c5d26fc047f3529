import { proxy, useSnapshot } from 'valtio';

interface StorageUse {
  /** Bytes; `undefined` where the browser does not tell. */
  used: number | undefined;
  quota: number | undefined;
  /** Whether the browser promised not to clear the data by itself. */
  kept: boolean | undefined;
}

const state = proxy<StorageUse>({ used: undefined, quota: undefined, kept: undefined });

/** Asks the browser how much is stored here. */
export async function measureStorage(): Promise<void> {
  const storage: StorageManager | undefined = navigator.storage;
  if (!storage) return;
  try {
    const { usage, quota } = await storage.estimate();
    Object.assign(state, { used: usage, quota, kept: await storage.persisted() });
  } catch (error) {
    console.warn('The browser does not tell how much is stored', error);
  }
}

/** Asks the browser to keep the data even when space runs short; true when it agrees. */
export async function askToKeep(): Promise<boolean> {
  const storage: StorageManager | undefined = navigator.storage;
  try {
    state.kept = (await storage?.persist?.()) ?? false;
  } catch (error) {
    console.warn('The browser was asked to keep the data and failed.', error);
    state.kept = false;
  }
  return state.kept;
}

/** How much is stored, in render. */
export const useStorageUse = (): Readonly<StorageUse> => useSnapshot(state);
