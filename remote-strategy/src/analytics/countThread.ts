import { workerThread } from '@steps/platform/worker';
import { countHandler } from './countHandler';
import type { CountMessage } from './countMessages';
import type { Counted, CountQuestion, MetricTable } from './countRules';

/** Where counting happens. */
interface CountThread {
  put(metric: string, table: MetricTable): void;
  count(metric: string, question: CountQuestion): Promise<Counted | undefined>;
}

let starting: Promise<CountThread> | undefined;

/** The worker, started at the first call; in the page itself where workers cannot start. */
export function countThread(): Promise<CountThread> {
  starting ??= start();
  return starting;
}

async function start(): Promise<CountThread> {
  // Kept in case the worker breaks: the page then goes on by itself.
  const tables = new Map<string, MetricTable>();
  const thread = await workerThread({
    name: 'count',
    program: () => import('./countWorker.ts?worker-text'),
    inPage: countHandler,
    onLost: () => {
      for (const [metric, table] of tables) void thread({ kind: 'put', metric, table });
    },
  });
  return {
    put(metric, table) {
      tables.set(metric, table);
      void thread({ kind: 'put', metric, table });
    },
    count: async (metric, question) => {
      const message: CountMessage = { kind: 'count', metric, question };
      return (await thread(message)) ?? thread(message);
    },
  };
}
