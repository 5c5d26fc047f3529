export { answerMessages } from './answerMessages';
export { blobWorker } from './blobWorker';
export { workerThread } from './workerThread';
