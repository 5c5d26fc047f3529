// What only the host uses: remotes cannot import it, and it is not shared at run time.
export { chooseEngine, chooseLocalModel, chooseModel, forgetKey, modelFor } from './ai/aiConnection';
export { provideAssistant } from './ai/assistantPort';
export { provideAiKinds } from './ai/ledger/aiResultKinds';
export { provideAiTools } from './ai/offeredTools';
export {
  countFrom,
  linkDav,
  linkFeed,
  redirectDav,
  renewDav,
  searchDav,
  unlinkDav,
  useDavAnswer,
  useDavLinks,
} from './dav/davLinkState';
export { useDavQuestions } from './dav/useDavQuestions';
export { recentActivities, tasksDue } from './nouns/activities/activityRules';
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
export type { DavLink } from './nouns/dav/davLink';
export { forecastMonths } from './nouns/deals/forecastRules';
export {
  checkMailAccount,
  endSignIn,
  type MailAccountInput,
  removeMailAccount,
  saveMailAccount,
  searchMailServers,
  useFoundServers,
} from './nouns/mail/mailAccountState';
export {
  isMailDomain,
  type MailProvider,
  mailDomain,
  mailProviders,
  providerOfAddress,
  usualServers,
} from './nouns/mail/mailProviders';
export type { MailReading } from './nouns/mail/mailReading';
export type { FoundServers } from './nouns/mail/mailServerSearch';
export {
  domainsIn,
  readMailOf,
  stopReadingMailOf,
  useMailFolders,
  useMailReading,
} from './nouns/mailbox/mailReadingState';
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
export { ownerId, type Person, type Role } from './nouns/people/person';
export { requireRight } from './nouns/people/rights';
export { openWorkspaceStore } from './openWorkspaceStore';
