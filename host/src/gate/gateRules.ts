import { StorageError } from '@steps/platform';
import { NewerRowError, WorkspaceError } from '@steps/platform/host';

/** What went wrong at the gate, in words that say what to do. */
export function failureText(error: unknown): string {
  if (error instanceof WorkspaceError && error.code === 'wrong-passphrase') {
    return 'That passphrase is not right. Check capitals and spaces, then try again.';
  }
  if (error instanceof WorkspaceError || error instanceof NewerRowError) return error.message;
  if (error instanceof StorageError) return storageText(error);
  return `Something unexpected happened: ${error instanceof Error ? error.message : String(error)} Try again.`;
}

function storageText({ fault, message }: StorageError): string {
  if (fault === 'quota') return 'The disk space for this browser is used up. Free some space and try again.';
  if (fault === 'blocked')
    return 'Another tab holds the data with a different version of Steps. Close the other tabs, then reload.';
  if (fault === 'locked')
    return 'The data was encrypted with another key. Use the recovery file, or ask whoever set the passphrase.';
  return `The stored data could not be read: ${message}`;
}
