export * from './activities/activity';
export * from './activities/activityRules';
export * from './activities/activityState';
export { lastContactAfter } from './activities/lastContact';
export * from './aiResults/aiResult';
export { aiKindLabel, aiResultKinds, riskOfKind, writesRecords } from './aiResults/aiResultKinds';
export { approvedText, byRisk, isApproved, reviewsWaiting } from './aiResults/aiResultRules';
export * from './aiResults/aiResultState';
export type { ReviewRule } from './aiResults/reviewRule';
export { approveBelow, reviewAlways, useReviewRule } from './aiResults/reviewRuleState';
export * from './attachments/attachmentRules';
export * from './attachments/attachmentState';
export * from './blobWorker';
export * from './clients/client';
export * from './clients/clientState';
export * from './companies/company';
export * from './companies/companyRules';
export * from './companies/companyState';
export * from './constants';
export * from './contacts/contact';
export * from './contacts/contactCompany';
export * from './contacts/contactRules';
export * from './contacts/contactState';
export * from './contacts/tagRules';
export * from './contract';
export * from './dates';
export * from './deals/deal';
export * from './deals/dealRules';
export * from './deals/dealState';
export * from './deals/forecastRules';
export * from './deals/pipeline';
export * from './money';
export * from './paths';
export * from './session/localKeys';
export * from './session/preferenceState';
export * from './session/sessionState';
export { aesCipher } from './storage/cipher';
export { indexedDbPort } from './storage/indexedDbStorage';
export { memoryPort } from './storage/memoryStorage';
export { breather, whenIdle } from './storage/pageTime';
export * from './storage/port';
export {
  type Collection,
  collectionsOf,
  defineCollection,
  type Migration,
  NewerRowError,
  type Scope,
  type StoredRecord,
} from './store/collection';
export { commit, type Edit, type LongStep, openStep } from './store/commit';
export {
  closeClient,
  closeWorkspaceStore,
  keepFirstScreen,
  openClient,
  openClientId,
  openStorage,
  openStorageBeside,
  openWorkspaceStore,
  removeClientRecords,
  useOpenClientId,
  useReadingClientId,
} from './store/database';
export { type FirstScreen, type ScreenEdit, useFirstScreen } from './store/firstScreen';
export { type HistoryResult, type HistoryStep, historySteps, redo, undo, useHistory } from './store/history';
export { type LoadState, useCollectionLoad, useLoadState } from './store/loadState';
export { LedgerRowError, type Origin, person, UnapprovedAiChangeError } from './store/origin';
export { drop, newId, put, stamp } from './store/recordChange';
export * from './store/recordHooks';
export { type Derived, derive, RecordIndex } from './store/recordIndex';
export * from './store/ruleError';
export { flush, hasUnwritten, type StorageStatus, useStorageStatus } from './store/saveQueue';
export {
  authenticatedKey,
  clearAuthenticated,
  isAuthenticated,
  setAuthenticated,
  signOut,
} from './workspace/authenticated';
export { keepKey, keptKey } from './workspace/keyStore';
export type { RecoveryFile } from './workspace/recoveryFile';
export { sealDatabases } from './workspace/sealDatabases';
export * from './workspace/workspace';
export { WorkspaceError } from './workspace/workspaceError';
export { passphraseProblem, passphraseStrength } from './workspace/workspaceRules';
