export { type AiResult, type AiResultEvent, type AiResultStatus, aiResults } from './ai/ledger/aiResult';
export { aiKindLabel, aiResultKinds, riskOfKind } from './ai/ledger/aiResultKinds';
export {
  approvedText,
  byRisk,
  gapsIn,
  isApproved,
  isForOneReader,
  newestApproved,
  reviewsWaiting,
} from './ai/ledger/aiResultRules';
export {
  approveAiResults,
  assignAiResult,
  recordAiResult,
  rejectAiResult,
  rejectAiResults,
  reopenAiResults,
  useAiResult,
  useAiResults,
  useNewestApproved,
  useReviewsWaiting,
} from './ai/ledger/aiResultState';
export { highRiskRule, reviewRules } from './ai/ledger/reviewRule';
export { updateReviewRule } from './ai/ledger/reviewRuleState';
export { saysSomethingOf } from './ai/ledger/sentences';
export { entryWithSameWords } from './ai/ledger/unapprovedWords';
export { isBlank } from './core/blankText';
export { addDays, dayMs, dayOfParts, isDay } from './core/calendarDay';
export {
  analysisMs,
  maxClients,
  maxPictureBytes,
  maxPicturePixels,
  maxTags,
  pictureTypes,
  reportStepMs,
  reportStepPoints,
} from './core/constants';
export {
  type AiTool,
  type AssistantProps,
  defineTool,
  type IntegrationProps,
  implementRemote,
  type PageHelpProps,
  type PaletteCommand,
  type PalettePart,
  parseRemotesFile,
  type RemoteEntry,
  type SamplePart,
  type SearchHit,
  type SearchProvider,
} from './core/contract';
export { counted, countedAs } from './core/counted';
export {
  byTime,
  daysBetween,
  formatClock,
  formatDate,
  formatDay,
  formatFull,
  formatMoment,
  formatMonth,
  formatMonthAndYear,
  formatTime,
  type Moment,
} from './core/dates';
export { withoutDirectionSigns } from './core/directionSigns';
export { cleanEmail, emailKey, isEmailAddress } from './core/emailAddress';
export { currencySign, formatPence, formatPenceExact, formatPenceShort } from './core/money';
export {
  chosenZone,
  momentFrom,
  ownDay,
  ownFields,
  ownLocal,
  ownMoment,
  ownZone,
  startOfOwnDay,
} from './core/ownClock';
export { saveFile } from './core/saveFile';
export { useDebouncedSave } from './core/session/debouncedSave';
export { drafts } from './core/session/draft';
export { draftsOf, useTyped } from './core/session/draftState';
export { readKey, watchKeys, writeKey } from './core/session/localKeys';
export { preference, setPreference, usePreference } from './core/session/preferenceState';
export { daysIntoWeek, type Region, region, setRegion, startOfWeek, useRegion } from './core/session/regionState';
export { session, setActiveModule, setChatVisible, useSession } from './core/session/sessionState';
export { whenIdle, yieldToMain } from './core/storage/pageTime';
export { type RowChange, StorageError, type StoragePort } from './core/storage/port';
export {
  type Collection,
  collectionNamed,
  collectionsOf,
  defineCollection,
  type StoredRecord,
} from './core/store/collection';
export { commit } from './core/store/commit';
export { checkApproved } from './core/store/commitRules';
export {
  closeClient,
  keepListPreview,
  keepView,
  onClientClosed,
  openClient,
  openClientId,
  useOpenClientId,
} from './core/store/database';
export { historySteps, undo, useHistory } from './core/store/history';
export { useKeptView } from './core/store/keptView';
export { type ListPreview, useStoredListPreview } from './core/store/listPreview';
export { useCollectionLoad, useLoadState } from './core/store/loadState';
export { openStep } from './core/store/longStep';
export { type Origin, person, UnapprovedAiChangeError } from './core/store/origin';
export { drop, existing, newId, patched, put, stamp } from './core/store/recordChange';
export { useRecord, useRecords, useRecordsBy, useVersion } from './core/store/recordHooks';
export { RecordIndex } from './core/store/recordIndex';
export { type Action, actions } from './core/store/rights';
export { RuleError } from './core/store/ruleError';
export { flush, useStorageStatus } from './core/store/saveQueue';
export { cleanLine, cleanText } from './core/text/cleanText';
export { type DecodedText, decodedAs, decodeText, type TextReading } from './core/text/decodeText';
export { eachOnce } from './core/text/eachOnce';
export { type Encoding, encodingTitle } from './core/text/encodings';
export { foldText, sameText, searchText, textKey } from './core/text/foldText';
export { freeName } from './core/text/freeName';
export { guessEncoding } from './core/text/guessEncoding';
export { plainLatin } from './core/text/latinLetters';
export { readText } from './core/text/readText';
export { fileTitle, slug } from './core/text/slug';
export { textFinder } from './core/text/textFinder';
export { readWorkspace } from './core/workspace/workspaceRecord';
export {
  type Activity,
  type ActivityInput,
  type ActivityPatch,
  type ActivityType,
  activities,
  activitiesByContact,
  activityTypes,
  noAnswer,
} from './nouns/activities/activity';
export {
  changedActivity,
  displayedType,
  isOverdue,
  isTouch,
  shownAt,
  tasksDue,
  touchedAt,
} from './nouns/activities/activityRules';
export {
  createActivity,
  updateActivity,
  useActivities,
} from './nouns/activities/activityState';
export { lastContactAfter } from './nouns/activities/lastContact';
export { completeActivity, reopenActivity } from './nouns/activities/taskState';
export { cleanRecord } from './nouns/cleanRecord';
export { brandWordsIn } from './nouns/clients/brandWords';
export { type Client, type ClientInput, clients } from './nouns/clients/client';
export {
  activeClient,
  brandNameOf,
  brandUse,
  businessCountry,
  createClient,
  switchClient,
  updateClient,
  useActiveClient,
} from './nouns/clients/clientState';
export {
  type Company,
  type CompanyInput,
  type CompanySize,
  type CompanyStatus,
  companies,
  companyWithName,
} from './nouns/companies/company';
export { companyLink } from './nouns/companies/companyLink';
export { activeCompanies } from './nouns/companies/companyRules';
export {
  newCompany,
  useCompanies,
  useCompany,
} from './nouns/companies/companyState';
export { createContactAtCompany } from './nouns/companies/contactCompany';
export {
  type Contact,
  type ContactInput,
  contacts,
  contactsByEmail,
} from './nouns/contacts/contact';
export { namePartKeys } from './nouns/contacts/contactName';
export {
  emailsOf,
  withOthersAsFields,
} from './nouns/contacts/contactReach';
export { activeContacts, checkedEmail, sameEmail } from './nouns/contacts/contactRules';
export {
  contactWithEmail,
  newContact,
  useContact,
  useContacts,
} from './nouns/contacts/contactState';
export { emailKeysOf, hasEmail } from './nouns/contacts/emailKeys';
export {
  checkTagCount,
  favouriteTag,
  suggestedCompanyTags,
  suggestedContactTags,
} from './nouns/contacts/tagRules';
export { type Deal, type DealPatch, deals } from './nouns/deals/deal';
export { checkDealFields, checkDealStage } from './nouns/deals/dealChecks';
export {
  changedDeal,
  dealProbability,
  isOpenDeal,
  openPipelinePence,
  pipelineByStage,
  weightedForecastPence,
} from './nouns/deals/dealRules';
export { currentStages, useDealStages } from './nouns/deals/dealStages';
export {
  movedDeal,
  updateDeal,
  useDeals,
} from './nouns/deals/dealState';
export { forecastByMonth } from './nouns/deals/forecastRules';
export {
  currentPipeline,
  type DealStage,
  lostReasons,
  pipelines,
  stageOf,
  usePipeline,
} from './nouns/deals/pipeline';
export { Allowed } from './nouns/people/Allowed';
export { colleagues } from './nouns/people/colleagues';
export { currentActor, useOwnName } from './nouns/people/currentPerson';
export { exportFile } from './nouns/people/exportFile';
export { LookOnly, lookOnlyNote } from './nouns/people/LookOnly';
export { logEntries } from './nouns/people/logEntry';
export { ownerRole, people, roles } from './nouns/people/person';
export { allowExport, may, useMay } from './nouns/people/rights';
