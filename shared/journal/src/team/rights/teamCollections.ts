import { everyone } from '@steps/platform/src/core/store/rights';

/** What decides who reads and writes a collection of a business, as its definition says it. */
export interface TeamCollection {
  readonly name: string;
  /** Of several any one is enough; `everyone` is what each person writes for themselves. */
  readonly modules: readonly string[];
  readonly everyoneReads: boolean;
  /** Everyone adds to it; only deciding asks for a right, and no server can tell the two apart. */
  readonly everyoneWrites: boolean;
}

/** By their modules. `!`: everyone reads it; `+`: everyone reads it and adds to it. */
const named: Readonly<Record<string, string>> = {
  crm: 'companies contactLists contacts davCards importJournal knownAddresses mailBodies mailFileParts mailMarks mailRequests receivedMail refusedWriters relationships !properties !scoreRules unknownMail',
  calendar: 'davEvents meetingAnswers meetings',
  'crm sales calendar support marketing': 'activities mailClaims outgoingMail',
  sales: 'deals quotes !pipelines !quoteSettings !salesSettings',
  support: 'tickets cannedReplies !supportSettings !ticketCounters',
  marketing:
    'campaigns emailDesigns emailDesignVersions mailingAnswers mailingChunks mailingLetters mailingProgress mailings',
  'marketing crm': '!optOuts',
  'marketing content': 'articleVersions briefs postPictures',
  'marketing content website': 'pieces',
  'marketing website': 'landingPages landingPageVersions landingSections',
  website: 'websites',
  'website marketing': 'formAnswers formFiles publishedForms',
  branding: '!brandVoices',
  strategy: 'analysisReports analysisSessions frameworkBoards questionnaires researchDocuments',
  'strategy marketing sales crm': 'findingWork',
  analytics: 'analyticsBoards',
  'analytics integrations': 'webFigures',
  integrations:
    '!connections davLeases !davLinks davSearches !linkKeys !mailAccounts !mailFolders !mailReadings !mailServerSearches !postAddresses',
  'human-loop': '+aiResults !aiApprovals !reviewRules',
  everyone:
    'agentMemories agentMessages agentThreads aiRuns connectionLogs deletedRecords drafts logEntries mailSignatures ownAgents +personSettings privateMail replyFacts savedViews studioDrafts ticketDrafts',
};

/** What somebody is in the middle of typing, and email that they keep to themselves: each device's own, and no other person's to see. */
export const ownToDevice: readonly string[] = ['drafts', 'privateMail', 'studioDrafts', 'ticketDrafts'];

/**
 * All collections of a business that Steps brings. Written down, because a page knows a collection only once its module was
 * opened, and rights are signed on any page; one that is missing is read and written by those alone who may do everything.
 */
export const teamCollections: readonly TeamCollection[] = Object.entries(named).flatMap(([modules, names]) =>
  names.split(' ').map((name) => ({
    name: name.replace(/^[!+]/, ''),
    modules: modules.split(' '),
    everyoneReads: /^[!+]/.test(name),
    everyoneWrites: name.startsWith('+'),
  })),
);

/** Modules whose AI results are approved for themselves. */
export const approvalModules: readonly string[] = [
  ...new Set(teamCollections.flatMap(({ modules }) => modules)),
].filter((module) => module !== everyone);

/** As what the approvals of a module's AI results are read and written; the server takes them from those who may approve there. */
export const approvalsOf = (module: string): string => `aiApprovals/${module}`;
