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
      'shared/src/ai/ledger/aiResultApply.ts',
      'shared/src/ai/ledger/aiResultRules.ts',
      'shared/src/ai/ledger/aiResultState.ts',
      'shared/src/ai/ledger/approvalGuard.ts',
      'shared/src/ai/ledger/approvedContent.ts',
      'shared/src/ai/ledger/reviewRuleState.ts',
      'shared/src/ai/ledger/trailRules.ts',
      'shared/src/ai/ledger/unapprovedWords.ts',
    ],
    // Not bypass.test.ts, which calls every verb of the product with every argument.
    tests: ['shared/src/ai/ledger/!(bypass).test.ts'],
  },
  {
    name: 'rows',
    files: [
      'shared/src/team/rows/writeConflict.ts',
      'shared/src/team/rows/placedRow.ts',
      'shared/src/team/rows/teamRow.ts',
    ],
    tests: ['shared/src/team/rows/*.test.ts', 'shared/src/team/link/writeConflicts.test.ts'],
  },
  {
    name: 'stamps',
    files: [
      'shared/src/core/storage/clock.ts',
      'shared/src/core/storage/knownClock.ts',
      'shared/src/core/storage/writtenFields.ts',
    ],
    tests: [
      'shared/src/core/storage/clock.test.ts',
      'shared/src/core/storage/knownClock.test.ts',
      'shared/src/core/storage/writtenFields.test.ts',
      'shared/src/team/rows/teamRow.test.ts',
    ],
  },
  {
    name: 'pence',
    files: ['shared/src/core/money.ts', 'shared/src/core/numbers/amountText.ts', 'remote-crm/src/quotes/quoteRules.ts'],
    tests: [
      'shared/src/core/money.test.ts',
      'shared/src/core/numbers/*.test.ts',
      'shared/src/core/session/regionState.test.ts',
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
      'shared/src/nouns/meetings/recurrence.ts',
      'shared/src/nouns/meetings/repeatRules.ts',
      'shared/src/nouns/meetings/seriesRules.ts',
    ],
    tests: ['shared/src/nouns/meetings/*.test.ts'],
  },
  {
    name: 'rights',
    files: [
      'shared/src/core/store/rights.ts',
      'shared/src/nouns/people/rights.ts',
      'shared/src/team/rights/roleRights.ts',
    ],
    tests: [
      'shared/src/core/store/{origin,rights}.test.ts',
      'shared/src/nouns/people/{rights,roleLimits}.test.ts',
      'shared/src/team/rights/*.test.ts',
    ],
  },
  {
    name: 'encryption',
    files: [
      'host/src/backup/backup.ts',
      'host/src/backup/copyRules.ts',
      'host/src/backup/restoreInto.ts',
      'host/src/backup/sealedBackup.ts',
      'shared/src/journal/storage/cipher.ts',
      'shared/src/journal/workspace/authenticated.ts',
      'shared/src/journal/workspace/keyText.ts',
      'shared/src/journal/workspace/recoveryFile.ts',
      'shared/src/journal/workspace/workspaceKeys.ts',
    ],
    tests: [
      'host/src/backup/*.test.ts',
      'shared/src/journal/storage/cipher.test.ts',
      'shared/src/core/workspace/*.test.ts',
    ],
  },
  {
    name: 'remotes',
    files: [
      'host/src/federation/stagedRules.ts',
      'shared/build/activate.mjs',
      'shared/build/remotesFile.mjs',
      'shared/build/remotesHistory.mjs',
      'shared/src/core/contract/remotesFile.ts',
      'shared/src/core/contract/remotesSchema.mjs',
    ],
    tests: [
      'host/src/federation/stagedRules.test.ts',
      'shared/build/{activate,remotesList}.test.mjs',
      'shared/src/core/contract/remotes*.test.ts',
    ],
  },
];
