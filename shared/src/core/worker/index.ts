export { answerMessages } from './answerMessages';
export { blobWorker } from './blobWorker';
export type { Desk } from './messages';
export { workerThread } from './workerThread';
