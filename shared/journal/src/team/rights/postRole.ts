import type { Role } from '@steps/business/src/nouns/people/person';

const own: Role['rights'][string] = ['view', 'add', 'change'];

/** The role of a post office (`shared/post`): a program that joins a business as a device, and sends and takes in its mail. */
export const postRole: Role = {
  id: 'role-post',
  name: 'Post',
  all: false,
  // What its own program shows it: its collections are of these modules too. What it can read at all is `postCollections`.
  rights: { crm: own, marketing: own, calendar: own, integrations: own },
  hidden: [],
};

/** All that it reads and writes, beside which approvals there are. */
export const postCollections: readonly string[] = [
  'mailAccounts',
  'mailServerSearches',
  'outgoingMail',
  'mailClaims',
  'optOuts',
  'postAddresses',
  'mailings',
  'mailingLetters',
  'mailingChunks',
  'mailingProgress',
  'mailingAnswers',
  'linkKeys',
  'publishedForms',
  'formAnswers',
  'formFiles',
  'davLinks',
  'davLeases',
  'davSearches',
  'davEvents',
  'davCards',
  'mailReadings',
  'mailFolders',
  'knownAddresses',
  'mailRequests',
  'receivedMail',
  'mailBodies',
  'mailFileParts',
  'mailMarks',
  'meetingAnswers',
  'unknownMail',
  'refusedWriters',
];

/** It writes these and cannot read them: what strangers sent, and the mail it found, is sealed and handed over. */
export const postUnread: readonly string[] = [
  'formAnswers',
  'formFiles',
  'receivedMail',
  'mailBodies',
  'mailFileParts',
  'meetingAnswers',
  'unknownMail',
];
