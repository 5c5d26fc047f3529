import { blobWorker } from '@steps/shared';
import { searchDesk } from './searchDesk';
import type { SearchAnswer, SearchQuestion } from './searchMessages';

/** Where searching happens. */
export interface SearchThread {
  tell(question: SearchQuestion): void;
  /** Row numbers that a query finds; undefined when the worker broke meanwhile: its tables must be told anew first. */
  find(table: string, query: string): Promise<Uint32Array | undefined>;
}

let starting: Promise<SearchThread> | undefined;
const lost = new Set<() => void>();

/** The worker, started at the first call; in the page itself where workers cannot start. `onLost`: all tables must be told anew. */
export function searchThread(onLost: () => void): Promise<SearchThread> {
  lost.add(onLost);
  starting ??= start();
  return starting;
}

async function start(): Promise<SearchThread> {
  const asked = new Map<number, (rows: Uint32Array | undefined) => void>();
  let count = 0;
  let post: (question: SearchQuestion) => void = () => {};
  const hear = ({ id, rows }: SearchAnswer) => {
    asked.get(id)?.(rows);
    asked.delete(id);
  };
  // In pieces that the page can paint between: each question is one task.
  const inPage = () => {
    const desk = searchDesk(hear);
    return (question: SearchQuestion) => void setTimeout(() => desk(question));
  };
  try {
    const { default: text } = await import('./searchWorker.ts?worker-text');
    const worker = blobWorker(text, 'search');
    worker.onmessage = ({ data }: MessageEvent<SearchAnswer>) => hear(data);
    worker.onerror = (event) => {
      console.warn('Searching goes on in the page: the search worker broke.', event.message);
      worker.terminate();
      post = inPage();
      for (const tell of lost) tell();
      for (const answer of asked.values()) answer(undefined);
      asked.clear();
    };
    post = (question) => worker.postMessage(question);
  } catch (error) {
    console.warn('Searching happens in the page: no worker could be started.', error);
    post = inPage();
  }
  return {
    tell: (question) => post(question),
    find: (table, query) =>
      new Promise((answer) => {
        count += 1;
        asked.set(count, answer);
        post({ kind: 'find', table, id: count, query });
      }),
  };
}
