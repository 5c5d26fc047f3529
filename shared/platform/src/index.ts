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
export { currencySign, formatPence } from './core/money';
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
export { definePreference, preference, setPreference, usePreference } from './core/session/preferenceState';
export { daysIntoWeek, type Region, region, setRegion, startOfWeek, useRegion } from './core/session/regionState';
export { session, setActiveModule, setAsked, setChatVisible, useSession } from './core/session/sessionState';
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
  onClientClosed,
  openClient,
  openClientId,
  useOpenClientId,
} from './core/store/database';
export { historySteps, undo, useHistory } from './core/store/history';
export type { ListPreview } from './core/store/listPreview';
export { useCollectionLoad, useLoadState } from './core/store/loadState';
export { openStep } from './core/store/longStep';
export { type Origin, person, UnapprovedAiChangeError } from './core/store/origin';
export { pagePreview } from './core/store/pagePreview';
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
