import { answerMessages } from '@steps/shared/worker';
import { lookDesk } from './lookDesk';

// Runs away from the page: it can be worked in while 100,000 contacts are looked through.
answerMessages(lookDesk());
