export { type AiResult, type AiResultEvent, type AiResultStatus, aiResults } from './ai/ledger/aiResult';
export { resultKinds } from './ai/ledger/aiResultKinds';
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
  recordAiResult,
  useAiResult,
  useAiResults,
  useNewestApproved,
  useReviewsWaiting,
} from './ai/ledger/aiResultState';
export { highRiskRule, reviewRules } from './ai/ledger/reviewRule';
export { saysSomethingOf } from './ai/ledger/sentences';
export { entryWithSameWords } from './ai/ledger/unapprovedWords';
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
  touchedAt,
} from './nouns/activities/activityRules';
export { createActivity, updateActivity, useActivities } from './nouns/activities/activityState';
export { lastContactAfter, lastContactedAt } from './nouns/activities/lastContact';
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
export { newCompany, useCompanies, useCompany } from './nouns/companies/companyState';
export { createContactAtCompany } from './nouns/companies/createContactAtCompany';
export { type Contact, type ContactInput, contacts, contactsByEmail } from './nouns/contacts/contact';
export { namePartKeys } from './nouns/contacts/contactName';
export { emailsOf, withOthersAsFields } from './nouns/contacts/contactReach';
export { activeContacts, checkedEmail, sameEmail } from './nouns/contacts/contactRules';
export { contactWithEmail, newContact, useContact, useContacts } from './nouns/contacts/contactState';
export { emailKeysOf, hasEmail } from './nouns/contacts/emailKeys';
export { checkTagCount, favouriteTag, suggestedCompanyTags, suggestedContactTags } from './nouns/contacts/tagRules';
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
export { movedDeal, updateDeal, useDeals } from './nouns/deals/dealState';
export { forecastByMonth } from './nouns/deals/forecastRules';
export { currentPipeline, type DealStage, lostReasons, pipelines, stageOf, usePipeline } from './nouns/deals/pipeline';
export { Allowed } from './nouns/people/Allowed';
export { colleagues } from './nouns/people/colleagues';
export { currentActor, profileName, useOwnName } from './nouns/people/currentPerson';
export { exportFile } from './nouns/people/exportFile';
export { LookOnly, lookOnlyNote } from './nouns/people/LookOnly';
export { logEntries } from './nouns/people/logEntry';
export { ownerRole, people, roles } from './nouns/people/person';
export { allowExport, may, useMay } from './nouns/people/rights';
export { type Ticket, tickets } from './nouns/tickets/ticket';
