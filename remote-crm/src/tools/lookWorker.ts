import { answerMessages } from '@steps/platform/worker';
import { lookUpHandler } from './lookUpHandler';

// Runs outside the page, which stays usable while 100,000 contacts are searched.
answerMessages(lookUpHandler());
