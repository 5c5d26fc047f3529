import { blobWorker } from '@steps/shared';
import { countDesk } from './countDesk';
import type { CountAnswer, CountMessage } from './countMessages';
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
  const asked = new Map<number, { question: CountMessage; answer: (counted: Counted | undefined) => void }>();
  // Kept for the day the worker breaks: the page then goes on by itself.
  const tables = new Map<string, MetricTable>();
  let count = 0;
  let post: (message: CountMessage) => void;
  const hear = ({ id, counted }: CountAnswer) => {
    asked.get(id)?.answer(counted);
    asked.delete(id);
  };
  const inPage = () => {
    const desk = countDesk(hear);
    return (message: CountMessage) => void setTimeout(() => desk(message));
  };
  try {
    const { default: text } = await import('./countWorker.ts?worker-text');
    const worker = blobWorker(text, 'count');
    worker.onmessage = ({ data }: MessageEvent<CountAnswer>) => hear(data);
    worker.onerror = (event) => {
      console.warn('Counting goes on in the page: the worker broke.', event.message);
      worker.terminate();
      post = inPage();
      for (const [metric, table] of tables) post({ kind: 'put', metric, table });
      for (const { question } of asked.values()) post(question);
    };
    post = (message) => worker.postMessage(message);
  } catch (error) {
    console.warn('Counting happens in the page: no worker could be started.', error);
    post = inPage();
  }
  return {
    put(metric, table) {
      tables.set(metric, table);
      post({ kind: 'put', metric, table });
    },
    count: (metric, question) =>
      new Promise((answer) => {
        count += 1;
        const message: CountMessage = { kind: 'count', id: count, metric, question };
        asked.set(count, { question: message, answer });
        post(message);
      }),
  };
}
