import { workerThread } from '@steps/platform/worker';
import { searchHandler } from './searchHandler';
import type { FoundRowNumbers, SearchQuestion } from './searchMessages';

/** Answers questions; undefined if the worker failed meanwhile: then all tables have to be sent again first. */
export type SearchThread = (question: SearchQuestion) => Promise<FoundRowNumbers | undefined>;

let starting: Promise<SearchThread> | undefined;
const lost = new Set<() => void>();

/** The worker, started at the first call; without workers, the page itself. `onLost`: all tables have to be sent again. */
export function searchThread(onLost: () => void): Promise<SearchThread> {
  lost.add(onLost);
  starting ??= workerThread({
    name: 'search',
    program: () => import('./searchWorker.ts?worker-text'),
    inPage: searchHandler,
    onLost: () => lost.forEach((listener) => void listener()),
  });
  return starting;
}
