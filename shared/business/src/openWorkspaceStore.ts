import type { StoragePort } from '@steps/platform/src/core/storage/port';
import type { CommitRules } from '@steps/platform/src/core/store/commitRules';
import { openWorkspaceStore as open } from '@steps/platform/src/core/store/database';
import { approvalGuard } from './ai/ledger/approvalGuard';
import { changeEntries } from './nouns/activities/changeEntries';
import { deletedEntries } from './nouns/deleted/deletedEntries';
import { logRows } from './nouns/people/log';
import { allowed } from './nouns/people/rights';

/**
 * What happens to every write: the role of the person at work must allow it, a person must have approved what AI made of it,
 * timelines and deleted records are written with it, and the activity log records who did it.
 */
const everyCommit: CommitRules = {
  allowed,
  approval: approvalGuard,
  observers: [changeEntries, deletedEntries],
  logRows,
};

/**
 * Opens the workspace's own rows (clients, onboarding, preferences) and reads them. Without usable storage the workspace is
 * in memory only and `storageStatus.memoryOnly` says so. Rejects with `StorageError` or `NewerRowError`.
 */
export const openWorkspaceStore = (port: StoragePort): Promise<void> => open(port, everyCommit);
