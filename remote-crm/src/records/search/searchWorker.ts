import { answerMessages } from '@steps/platform/worker';
import { searchHandler } from './searchHandler';

// Runs outside the page: typing must not wait until 100,000 texts are searched.
answerMessages(searchHandler(), ({ buffer }) => [buffer]);
