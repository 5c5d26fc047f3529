import { answerMessages } from '@steps/shared/worker';
import { searchDesk } from './searchDesk';

// Runs away from the page: a letter typed must not wait until 100,000 texts are looked through.
answerMessages(searchDesk(), ({ buffer }) => [buffer]);
