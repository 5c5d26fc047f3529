import { answerMessages } from '@steps/platform/worker';
import { lookUpHandler } from './lookUpHandler';

// Runs away from the page: it can be worked in while 100,000 contacts are looked through.
answerMessages(lookUpHandler());
