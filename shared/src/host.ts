// What the host alone uses: no remote finds it, and it is not shared at run time.
export { chooseEngine, chooseLocalModel, chooseModel, forgetKey, modelFor } from './ai/aiConnection';
export { provideAssistant } from './ai/assistantPort';
export { provideAiKinds } from './ai/ledger/aiResultKinds';
export { provideAiTools } from './ai/offeredTools';
export {
  limitAnswers,
  limitMonth,
  type MonthUse,
  monthUse,
  priceModel,
  thisMonth,
  useAiLimits,
} from './assistant/aiLimits';
export { usageByModel, useAiUsage } from './assistant/aiUsage';
export { cleanKey } from './assistant/apiKey';
export { type BrowserModelState, browserModelState, downloadBrowserModel } from './assistant/browserModel';
export { type ConnectionTest, testConnection } from './assistant/connectionTest';
export { type FoundModel, lookAtAddress, lookAtFile } from './assistant/localModel/foundModel';
export { tryLocalModel } from './assistant/localModel/localEngine';
export type { ModelFacts } from './assistant/localModel/modelFacts';
export { keptModels, removeModel } from './assistant/localModel/modelFiles';
export { presetOf, serverPresets } from './assistant/modelServers';
export { AddressRouter } from './core/AddressRouter';
export { moduleSkeletonMs, pageChangeMs } from './core/constants';
export { type TaskGroup, taskGroups } from './core/contract/aiTask';
export {
  contractVersion,
  type IntegrationCard,
  type LazyPart,
  type ModulePageProps,
  type RemoteDefinition,
} from './core/contract/remoteDefinition';
export { RemoteError, type RemoteFault } from './core/contract/remoteError';
export {
  type FirstWords,
  type NavigationGroup,
  navigationGroups,
  parseManifest,
  type RemoteBuild,
  sharedMismatch,
} from './core/contract/remotesFile';
export { watchPolicy } from './core/policyWatch';
export { keepAddressesPrivate } from './core/privateAddress';
export { type Currency, currencies } from './core/session/regionState';
export { setActiveClient, setOnboardingComplete, watchSession } from './core/session/sessionState';
export type { Row, SetAsideRow, Storage } from './core/storage/port';
export { NewerRowError } from './core/store/collection';
export {
  closeWorkspaceStore,
  openSiblingStorage,
  openStorage,
  removeClientRecords,
  rowsInTab,
  setAsideIn,
  useReadingClientId,
} from './core/store/database';
export type { HistoryResult } from './core/store/history';
export { redo } from './core/store/history';
export { watchPageExit } from './core/store/pageExit';
export { onReplaced, type ReplacedEdit } from './core/store/replacedEdits';
export { restoreReplaced } from './core/store/restoreReplaced';
export { type StorageStatus, storageLost } from './core/store/saveQueue';
export { WorkspaceError } from './core/workspace/workspaceError';
export { passphraseProblem, passphraseStrength } from './core/workspace/workspaceRules';
export { keyRecordSchema } from './core/workspace/workspaceSchema';
export { aesCipher } from './journal/storage/cipher';
export { indexedDbPort } from './journal/storage/indexedDbStorage';
export {
  authenticatedKey,
  clearAuthenticated,
  isAuthenticated,
  setAuthenticated,
  signOut,
} from './journal/workspace/authenticated';
export { heldKey, holdKey, isHeldElsewhere, letGoOfKey } from './journal/workspace/keyHolder';
export { dropKeys, keepKey, keptKey, removeEarlierKeys } from './journal/workspace/keyStore';
export type { RecoveryFile } from './journal/workspace/recoveryFile';
export { sealDatabases } from './journal/workspace/sealDatabases';
export {
  addPassphrase,
  changePassphrase,
  createWorkspace,
  givePassphrase,
  keyOfRecord,
  keyRecord,
  peopleWithPassphrase,
  renameWorkspace,
  renewRecoveryFile,
  restoreWorkspaceRecord,
  takePassphrase,
  unlockWithRecovery,
  unlockWorkspace,
} from './journal/workspace/workspace';
export { recentActivities } from './nouns/activities/activityRules';
export { clientSchema } from './nouns/clients/client';
export {
  archiveClient,
  deleteClient,
  interfaceColour,
  newClientId,
  unarchiveClient,
  useClient,
  useClients,
  useClientsInUse,
} from './nouns/clients/clientState';
export { newContactsSince } from './nouns/contacts/contactRules';
export { forecastMonths } from './nouns/deals/forecastRules';
export { mayRecurOn, meetingsToday } from './nouns/meetings/meetingRules';
export { isUsual } from './nouns/onboarding/countryRegion';
export {
  completeOnboarding,
  saveOnboardingDraft,
  useOnboardingDraft,
  usualRegion,
} from './nouns/onboarding/onboardingState';
export {
  currentPerson,
  onPersonChanged,
  setCurrentPerson,
  useCurrentPerson,
  useNobodyAtWork,
} from './nouns/people/currentPerson';
export { logEvent } from './nouns/people/log';
export { type LogEntry, type LoggedEdit, workspaceLog } from './nouns/people/logEntry';
export type { Person, Role } from './nouns/people/person';
export { ownerId } from './nouns/people/person';
export { requireRight } from './nouns/people/rights';
export { openWorkspaceStore } from './openWorkspaceStore';
export {
  type AppearanceChoice,
  chooseAppearance,
  chooseDensity,
  chooseMotion,
  type Density,
  followAppearance,
  type Motion,
} from './theme/appearance';
export { defaultAccent, type Mode } from './theme/palette';
export { Breadcrumb } from './ui/Breadcrumb';
export { keepCompositions } from './ui/compositions';
export { ErrorBoundary } from './ui/ErrorBoundary';
export {
  type KeptNotice,
  markKeptRead,
  setNoticeKind,
  snoozeNotice,
  useKeptNotices,
  useNoticesOff,
} from './ui/keptNotices';
export { NotFound } from './ui/NotFound';
export { markNoticesRead, useNoticeHistory } from './ui/noticeHistory';
export { useOfferPageHelp } from './ui/pageHelp';
export { keepTitlesPrivate, nameProduct, usePageCrumbs, useProductName } from './ui/pageState';
export { SkipLink } from './ui/SkipLink';
export { type ChosenShortcut, chooseKeys } from './ui/shortcutChoices';
export { combinationOf, combinationProblem, conflictsOf } from './ui/shortcutRules';
export { useShortcutKey } from './ui/shortcuts';
export { watchTranslation } from './ui/translationWatch';
