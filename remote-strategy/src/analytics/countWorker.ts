import { countDesk } from './countDesk';
import type { CountMessage } from './countMessages';

/** Runs away from the page: dates can be changed while 200,000 activities are counted. */
const tell = countDesk((answer) => postMessage(answer));

addEventListener('message', ({ data }: MessageEvent<CountMessage>) => tell(data));
