import { lookDesk } from './lookDesk';
import type { LookMessage } from './lookMessages';

/** Runs away from the page: it can be worked in while 100,000 contacts are looked through. */
const tell = lookDesk((answer) => postMessage(answer));

addEventListener('message', ({ data }: MessageEvent<LookMessage>) => tell(data));
