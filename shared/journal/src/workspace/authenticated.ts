import { type KeyValueStorage, withKeyValue } from '@steps/platform/src/core/workspace/keyValue';
import { letGoOfKey } from './keyHolder';
import { dropKeys } from './keyStore';

/** localStorage key of the flag that the gate was passed (spec 2, sections 2.2 and 4). */
export const authenticatedKey = 'steps.authenticated';

/** Whether the gate was passed in this browser; survives a reload. Throws `storage-unavailable`, as the other two do. */
export function isAuthenticated(storage?: KeyValueStorage): boolean {
  return withKeyValue(storage, (store) => store.getItem(authenticatedKey)) === 'true';
}

export function setAuthenticated(storage?: KeyValueStorage): void {
  withKeyValue(storage, (store) => store.setItem(authenticatedKey, 'true'));
}

export function clearAuthenticated(storage?: KeyValueStorage): void {
  withKeyValue(storage, (store) => store.removeItem(authenticatedKey));
}

/** Logout: clears the flag first, so that the gate is back even when the key store fails (`StorageError`). */
export async function signOut(storage?: KeyValueStorage): Promise<void> {
  clearAuthenticated(storage);
  letGoOfKey();
  await dropKeys();
}
