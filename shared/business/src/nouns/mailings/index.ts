export { markOf, withoutMarks } from './letterRules';
export { type Mailing, mailings } from './mailing';
export { mailingAnswers } from './mailingAnswer';
export { chunkSize, type MailingRecipient, mailingChunks, variantAt } from './mailingChunk';
export { type MailingFigures, mailingFigures, sumOf } from './mailingFigures';
export { type MailingLetter, mailingLetters } from './mailingLetter';
export { mailingProgress } from './mailingProgress';
export { mailingReplies } from './mailingReplies';
export { addressKey, hasOptedOut, optOuts } from './optOut';
