import type { Looked } from '@steps/business/queries';
import { workerThread } from '@steps/platform/worker';
import type { LookMessage } from './lookMessages';

/** The worker that searches large tables. Undefined if it failed meanwhile or lost the table. */
export type LookThread = (message: LookMessage) => Promise<Looked | undefined>;

let starting: Promise<LookThread | undefined> | undefined;

/** The worker, started at the first call; undefined without workers or if this one failed: then the page searches itself. */
export function lookThread(): Promise<LookThread | undefined> {
  starting ??= start();
  return starting;
}

async function start(): Promise<LookThread | undefined> {
  let lost = false;
  const thread: LookThread = await workerThread({
    name: 'look',
    program: () => import('./lookWorker.ts?worker-text'),
    onLost: () => {
      lost = true;
      starting = Promise.resolve(undefined);
    },
  });
  return lost ? undefined : thread;
}
