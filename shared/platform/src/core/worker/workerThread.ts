import { blobWorker } from './blobWorker';
import type { Answered, Asked, MessageHandler } from './messages';

/** Answers a message; undefined when the worker broke meanwhile. Rejects with why the work could not be done. */
export type WorkerThread<Message, Answer> = (message: Message) => Promise<Answer | undefined>;

interface Work<Message, Answer> {
  /** In developer tools and in the console. */
  readonly name: string;
  /** `() => import('./thing.ts?worker-text')`, a program that calls `answerMessages`. */
  readonly program: () => Promise<{ readonly default: string }>;
  /** Makes what does the same in the page, where workers are forbidden or this one broke. Without it nothing is answered then. */
  readonly inPage?: () => MessageHandler<Message, Answer>;
  /** There is no worker, or no longer: what it was sent must be sent again. */
  readonly onLost?: () => void;
}

/** Starts a worker that answers messages in their order; what it cannot do is done in the page, in tasks of its own. */
export async function workerThread<Message, Answer>(
  work: Work<Message, Answer>,
): Promise<WorkerThread<Message, Answer>> {
  const open = new Map<number, { resolve: (answer: Answer | undefined) => void; reject: (error: Error) => void }>();
  let count = 0;
  let answer: WorkerThread<Message, Answer>;
  const lose = (why: unknown) => {
    console.warn(`The worker “${work.name}” does not run; its work is done in the page.`, why);
    answer = inPage(work.inPage?.());
    work.onLost?.();
    for (const { resolve } of open.values()) resolve(undefined);
    open.clear();
  };
  try {
    const worker = blobWorker((await work.program()).default, work.name);
    worker.onmessage = ({ data }: MessageEvent<Answered<Answer>>) => {
      const asked = open.get(data.id);
      open.delete(data.id);
      if ('problem' in data) asked?.reject(new Error(data.problem));
      else asked?.resolve(data.answer);
    };
    worker.onerror = (event) => {
      worker.terminate();
      lose(event.message);
    };
    answer = (message) =>
      new Promise((resolve, reject) => {
        open.set(++count, { resolve, reject });
        worker.postMessage({ id: count, message } satisfies Asked<Message>);
      });
  } catch (error) {
    lose(error);
  }
  return (message) => answer(message);
}

const inPage =
  <Message, Answer>(handler: MessageHandler<Message, Answer> | undefined): WorkerThread<Message, Answer> =>
  async (message) => {
    // A task for each, so that the page can paint between them.
    await new Promise((resolve) => setTimeout(resolve));
    return handler?.(message);
  };
