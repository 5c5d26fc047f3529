import { answerMessages } from '@steps/platform/worker';
import { convertMjml } from './convertMjml';

// Runs away from the page: typing goes on while an email is written.
answerMessages(convertMjml);
