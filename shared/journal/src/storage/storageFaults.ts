import { StorageError, type StorageFault } from '@steps/platform/src/core/storage/port';

const faultByName: Readonly<Record<string, StorageFault>> = {
  QuotaExceededError: 'quota',
  VersionError: 'blocked',
};

/** What is said of a database whose stores were emptied under it. */
export const emptied = (name: string): StorageError => new EmptiedError('unavailable', `${name} was emptied`);

class EmptiedError extends StorageError {}

/** Whether an error means that the database, or the connection to it, is gone for good. */
export const isGone = (error: unknown): boolean =>
  error instanceof EmptiedError ||
  (error instanceof DOMException && ['InvalidStateError', 'NotFoundError'].includes(error.name));

/**
 * Turns whatever a browser store threw into a `StorageError`. Names without an entry (SecurityError, InvalidStateError,
 * AbortError, …) mean that the store cannot be used: `unavailable`. `doing` completes "Could not …".
 */
export function toStorageError(error: unknown, doing: string): StorageError {
  if (error instanceof StorageError) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : typeof error;
  const message = error instanceof Error || error instanceof DOMException ? error.message : String(error);
  return new StorageError(faultByName[name] ?? 'unavailable', `Could not ${doing}: ${name}: ${message}`, {
    cause: error,
  });
}
