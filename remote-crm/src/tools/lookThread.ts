import { blobWorker } from '@steps/shared';
import type { Look, Looked } from '@steps/shared/queries';
import type { LookAnswer, LookMessage } from './lookMessages';

/** The worker that looks through large tables. */
export interface LookThread {
  tell(message: LookMessage): void;
  /** Undefined when the worker broke meanwhile or lost the table. */
  look(table: string, look: Look): Promise<Looked | undefined>;
}

let starting: Promise<LookThread | undefined> | undefined;

/** The worker, started at the first call; undefined where workers cannot start or this one broke: the page looks for itself. */
export function lookThread(): Promise<LookThread | undefined> {
  starting ??= start();
  return starting;
}

async function start(): Promise<LookThread | undefined> {
  const asked = new Map<number, (looked: Looked | undefined) => void>();
  let count = 0;
  try {
    const { default: text } = await import('./lookWorker.ts?worker-text');
    const worker = blobWorker(text, 'look');
    worker.onmessage = ({ data: { id, looked } }: MessageEvent<LookAnswer>) => {
      asked.get(id)?.(looked);
      asked.delete(id);
    };
    worker.onerror = (event) => {
      console.warn('Records are looked through in the page: the worker broke.', event.message);
      worker.terminate();
      starting = Promise.resolve(undefined);
      for (const answer of asked.values()) answer(undefined);
      asked.clear();
    };
    return {
      tell: (message) => worker.postMessage(message),
      look: (table, look) =>
        new Promise((answer) => {
          count += 1;
          asked.set(count, answer);
          worker.postMessage({ kind: 'look', id: count, table, look } satisfies LookMessage);
        }),
    };
  } catch (error) {
    console.warn('Records are looked through in the page: no worker could be started.', error);
    return undefined;
  }
}
