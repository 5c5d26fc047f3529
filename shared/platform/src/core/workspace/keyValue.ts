import { WorkspaceError } from './workspaceError';

/** The three verbs of localStorage that the workspace uses; tests and tabs without storage bring their own. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Keys and values in memory: gone with the page. */
export function memoryKeyValue(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
  };
}

/** Uses the given storage or localStorage. Throws `storage-unavailable` when the browser refuses (settings, quota). */
export function withKeyValue<Result>(
  storage: KeyValueStorage | undefined,
  use: (storage: KeyValueStorage) => Result,
): Result {
  try {
    return use(storage ?? localStorage);
  } catch (cause) {
    throw new WorkspaceError('storage-unavailable', 'This browser does not let Steps store anything.', { cause });
  }
}
