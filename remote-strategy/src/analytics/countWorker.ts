import { answerMessages } from '@steps/platform/worker';
import { countHandler } from './countHandler';

// Runs away from the page: dates can be changed while 200,000 activities are counted.
answerMessages(countHandler());
