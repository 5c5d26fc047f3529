// What the host alone uses: no remote finds it, and it is not shared at run time.
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
export { type HistoryResult, redo } from './core/store/history';
export { watchPageExit } from './core/store/pageExit';
export { onReplaced, type ReplacedEdit } from './core/store/replacedEdits';
export { restoreReplaced } from './core/store/restoreReplaced';
export { type StorageStatus, storageLost } from './core/store/saveQueue';
export { WorkspaceError } from './core/workspace/workspaceError';
export { passphraseProblem, passphraseStrength } from './core/workspace/workspaceRules';
export { keyRecordSchema } from './core/workspace/workspaceSchema';
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
