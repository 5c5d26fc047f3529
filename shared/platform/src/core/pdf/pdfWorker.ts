import { answerMessages } from '../worker/answerMessages';
import { makePdf } from './makePdf';

// Runs away from the page: a hundred pages take seconds.
answerMessages(makePdf);
