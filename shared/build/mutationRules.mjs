// @ts-check

/**
 * A rule that must never be wrong: its files, and the tests that hold it (globs). Tests of pages and of real servers are
 * left out: they are slow, and what only they would notice is not held by the rule's own tests.
 * @typedef {{ readonly name: string, readonly files: readonly string[], readonly tests: readonly string[] }} MutationRule
 */

/** @type {readonly MutationRule[]} */
export const mutationRules = [
  {
    name: 'ledger',
    files: [
      'shared/business/src/ai/ledger/aiResultApply.ts',
      'shared/business/src/ai/ledger/aiResultRules.ts',
      'shared/business/src/ai/ledger/aiResultState.ts',
      'shared/business/src/ai/ledger/approvalGuard.ts',
      'shared/business/src/ai/ledger/approvedContent.ts',
      'shared/business/src/ai/ledger/reviewRuleState.ts',
      'shared/business/src/ai/ledger/trailRules.ts',
      'shared/business/src/ai/ledger/unapprovedWords.ts',
    ],
    // Not bypass.test.ts, which calls every verb of the product with every argument.
    tests: ['shared/business/src/ai/ledger/!(bypass).test.ts'],
  },
  {
    name: 'rows',
    files: [
      'shared/journal/src/team/rows/writeConflict.ts',
      'shared/journal/src/team/rows/placedRow.ts',
      'shared/journal/src/team/rows/teamRow.ts',
    ],
    tests: ['shared/journal/src/team/rows/*.test.ts', 'shared/journal/src/team/link/writeConflicts.test.ts'],
  },
  {
    name: 'stamps',
    files: [
      'shared/platform/src/core/storage/clock.ts',
      'shared/platform/src/core/storage/knownClock.ts',
      'shared/platform/src/core/storage/writtenFields.ts',
    ],
    tests: [
      'shared/platform/src/core/storage/clock.test.ts',
      'shared/platform/src/core/storage/knownClock.test.ts',
      'shared/platform/src/core/storage/writtenFields.test.ts',
      'shared/journal/src/team/rows/teamRow.test.ts',
    ],
  },
  {
    name: 'pence',
    files: [
      'shared/platform/src/core/money.ts',
      'shared/platform/src/core/numbers/amountText.ts',
      'remote-crm/src/quotes/quoteRules.ts',
    ],
    tests: [
      'shared/platform/src/core/money.test.ts',
      'shared/platform/src/core/numbers/*.test.ts',
      'shared/platform/src/core/session/regionState.test.ts',
      'remote-crm/src/quotes/*.test.ts',
    ],
  },
  {
    name: 'sla',
    files: ['remote-crm/src/support/slaRules.ts', 'remote-crm/src/support/workingHours.ts'],
    tests: ['remote-crm/src/support/sla*.test.ts', 'remote-crm/src/support/workingHours.test.ts'],
  },
  {
    name: 'recurrence',
    files: [
      'shared/business/src/nouns/meetings/recurrence.ts',
      'shared/business/src/nouns/meetings/repeatRules.ts',
      'shared/business/src/nouns/meetings/seriesRules.ts',
    ],
    tests: ['shared/business/src/nouns/meetings/*.test.ts'],
  },
  {
    name: 'rights',
    files: [
      'shared/platform/src/core/store/rights.ts',
      'shared/business/src/nouns/people/rights.ts',
      'shared/journal/src/team/rights/roleRights.ts',
    ],
    tests: [
      'shared/platform/src/core/store/{origin,rights}.test.ts',
      'shared/business/src/nouns/people/{rights,roleLimits}.test.ts',
      'shared/journal/src/team/rights/*.test.ts',
    ],
  },
  {
    name: 'encryption',
    files: [
      'host/src/backup/backup.ts',
      'host/src/backup/copyRules.ts',
      'host/src/backup/restoreInto.ts',
      'host/src/backup/sealedBackup.ts',
      'shared/journal/src/storage/cipher.ts',
      'shared/journal/src/workspace/authenticated.ts',
      'shared/journal/src/workspace/keyText.ts',
      'shared/journal/src/workspace/recoveryFile.ts',
      'shared/journal/src/workspace/workspaceKeys.ts',
    ],
    tests: [
      'host/src/backup/*.test.ts',
      'shared/journal/src/storage/cipher.test.ts',
      'shared/platform/src/core/workspace/*.test.ts',
    ],
  },
  {
    name: 'remotes',
    files: [
      'host/src/federation/stagedRules.ts',
      'shared/build/activate.mjs',
      'shared/build/remotesFile.mjs',
      'shared/build/remotesHistory.mjs',
      'shared/platform/src/core/contract/remotesFile.ts',
      'shared/platform/src/core/contract/remotesSchema.mjs',
    ],
    tests: [
      'host/src/federation/stagedRules.test.ts',
      'shared/build/{activate,remotesList}.test.mjs',
      'shared/platform/src/core/contract/remotes*.test.ts',
    ],
  },
];
