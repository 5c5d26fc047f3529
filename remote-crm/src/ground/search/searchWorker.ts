import { searchDesk } from './searchDesk';
import type { SearchQuestion } from './searchMessages';

/** Runs away from the page: a letter typed must not wait until 100,000 texts are looked through. */
const ask = searchDesk((answer) => postMessage(answer, { transfer: [answer.rows.buffer] }));

addEventListener('message', ({ data }: MessageEvent<SearchQuestion>) => ask(data));
