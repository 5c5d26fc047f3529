import { answerMessages } from '@steps/platform/worker';
import { searchHandler } from './searchHandler';

// Runs away from the page: a letter typed must not wait until 100,000 texts are looked through.
answerMessages(searchHandler(), ({ buffer }) => [buffer]);
