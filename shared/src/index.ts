export * from './ai/ledger/aiResult';
export {
  type AiKindSource,
  aiKindLabel,
  aiResultKinds,
  provideAiKinds,
  riskOfKind,
  writesRecords,
} from './ai/ledger/aiResultKinds';
export { approvedText, byRisk, gapsIn, isApproved, isForOneReader, reviewsWaiting } from './ai/ledger/aiResultRules';
export * from './ai/ledger/aiResultState';
export { LedgerRowError } from './ai/ledger/approvalGuard';
export type { ReviewRule } from './ai/ledger/reviewRule';
export {
  setHighRiskReadTwice,
  updateReviewRule,
  useHighRiskReadTwice,
  useReviewRule,
} from './ai/ledger/reviewRuleState';
export { saysSomethingOf } from './ai/ledger/sentences';
export { entryWithSameWords } from './ai/ledger/unapprovedWords';
export { type AiToolSource, provideAiTools } from './ai/tools/offeredTools';
export { isBlank } from './core/blankText';
export * from './core/calendarDay';
export * from './core/constants';
export * from './core/contract';
export { counted, countedAs } from './core/counted';
export * from './core/dates';
export { withoutDirectionSigns } from './core/directionSigns';
export { cleanEmail, emailAddressIn, emailKey, isEmailAddress } from './core/emailAddress';
export * from './core/money';
export {
  chosenZone,
  momentFrom,
  ownDay,
  ownFields,
  ownLocal,
  ownMoment,
  ownTime,
  ownZone,
  startOfOwnDay,
} from './core/ownClock';
export { saveFile } from './core/saveFile';
export { drafts } from './core/session/draft';
export { draftsOf, useTyped } from './core/session/draftState';
export * from './core/session/localKeys';
export * from './core/session/preferenceState';
export * from './core/session/regionState';
export * from './core/session/sessionState';
export { typingRest, useTypingRest } from './core/session/typingRest';
export { aesCipher } from './core/storage/cipher';
export { indexedDbPort } from './core/storage/indexedDbStorage';
export { memoryPort } from './core/storage/memoryStorage';
export { whenIdle, yieldToMain } from './core/storage/pageTime';
export * from './core/storage/port';
export {
  type Collection,
  collectionNamed,
  collectionsOf,
  defineCollection,
  type Migration,
  NewerRowError,
  type Scope,
  type StoredRecord,
} from './core/store/collection';
export { commit, type Edit } from './core/store/commit';
export { checkApproved } from './core/store/commitRules';
export {
  closeClient,
  closeWorkspaceStore,
  keepListPreview,
  keepView,
  onClientClosed,
  openClient,
  openClientId,
  openStorage,
  openStorageBeside,
  removeClientRecords,
  rowsInTab,
  setAsideIn,
  useOpenClientId,
  useReadingClientId,
} from './core/store/database';
export { type HistoryResult, type HistoryStep, historySteps, redo, undo, useHistory } from './core/store/history';
export { useKeptView } from './core/store/keptView';
export { type ListPreview, type ListPreviewEdit, useStoredListPreview } from './core/store/listPreview';
export { type LoadState, useCollectionLoad, useLoadState } from './core/store/loadState';
export { type LongStep, openStep } from './core/store/longStep';
export { type Origin, person, UnapprovedAiChangeError } from './core/store/origin';
export { watchPageExit } from './core/store/pageExit';
export { drop, existing, newId, patched, put, stamp } from './core/store/recordChange';
export * from './core/store/recordHooks';
export { type Derived, derive, RecordIndex } from './core/store/recordIndex';
export { onReplaced, type ReplacedEdit } from './core/store/replacedEdits';
export { type Action, actions, everyone } from './core/store/rights';
export * from './core/store/ruleError';
export { flush, hasUnwritten, type StorageStatus, storageLost, useStorageStatus } from './core/store/saveQueue';
export { takeBack } from './core/store/takeBack';
export { cleanLine, cleanText } from './core/text/cleanText';
export { type DecodedText, decodedAs, decodeText, type TextReading } from './core/text/decodeText';
export { type Encoding, encodingTitle } from './core/text/encodings';
export { foldText, sameText, searchText, spellings, textKey } from './core/text/foldText';
export { freeName } from './core/text/freeName';
export { guessEncoding } from './core/text/guessEncoding';
export { plainLatin } from './core/text/latinLetters';
export { readText } from './core/text/readText';
export { fileTitle, slug } from './core/text/slug';
export { textFinder } from './core/text/textFinder';
export { unfoldOctets } from './core/text/unfoldOctets';
export {
  authenticatedKey,
  clearAuthenticated,
  isAuthenticated,
  setAuthenticated,
  signOut,
} from './core/workspace/authenticated';
export { heldKey, holdKey, isHeldElsewhere, letGoOfKey } from './core/workspace/keyHolder';
export { dropKeys, keepKey, keptKey, removeEarlierKeys } from './core/workspace/keyStore';
export type { RecoveryFile } from './core/workspace/recoveryFile';
export { sealDatabases } from './core/workspace/sealDatabases';
export * from './core/workspace/workspace';
export { WorkspaceError } from './core/workspace/workspaceError';
export { passphraseProblem, passphraseStrength } from './core/workspace/workspaceRules';
export { type KeyRecord, keyRecordSchema } from './core/workspace/workspaceSchema';
export * from './nouns/activities/activity';
export * from './nouns/activities/activityRules';
export * from './nouns/activities/activityState';
export { lastContactAfter } from './nouns/activities/lastContact';
export * from './nouns/clients/brandWords';
export * from './nouns/clients/client';
export * from './nouns/clients/clientState';
export * from './nouns/companies/company';
export * from './nouns/companies/companyRules';
export * from './nouns/companies/companyState';
export * from './nouns/companies/contactCompany';
export * from './nouns/contacts/contact';
export { type NameParts, namePartKeys, namePartsOf } from './nouns/contacts/contactName';
export {
  emailKeysOf,
  emailsOf,
  hasEmail,
  joinOthers,
  othersAsProperties,
  phonesOf,
  phonesText,
  withOthersAsFields,
} from './nouns/contacts/contactReach';
export * from './nouns/contacts/contactRules';
export * from './nouns/contacts/contactState';
export * from './nouns/contacts/tagRules';
export * from './nouns/deals/deal';
export * from './nouns/deals/dealRules';
export * from './nouns/deals/dealState';
export * from './nouns/deals/forecastRules';
export * from './nouns/deals/pipeline';
export { Allowed } from './nouns/people/Allowed';
export { useColleagues } from './nouns/people/colleagues';
export {
  currentActor,
  currentPerson,
  onPersonChanged,
  setCurrentPerson,
  useCurrentPerson,
  useNobodyAtWork,
  useOwnName,
} from './nouns/people/currentPerson';
export { exportFile } from './nouns/people/exportFile';
export { LookOnly, lookOnlyNote } from './nouns/people/LookOnly';
export { tellLog } from './nouns/people/log';
export { type LogEntry, type LoggedEdit, logEntries, workspaceLog } from './nouns/people/logEntry';
export { ownerId, ownerRole, type Person, people, type Role, roles } from './nouns/people/person';
export { allowExport, may, requireRight, useMay } from './nouns/people/rights';
export { openWorkspaceStore } from './openWorkspaceStore';
