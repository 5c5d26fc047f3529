import { AiError, assertGoing } from '@steps/business/src/ai/aiError';
import program from '@wllama/wllama/esm/wasm/wllama.wasm?url';
import type { FromModel, ModelPrompt, ToModel } from './modelMessages';
import workerFile from './modelWorker?worker&url';

/** A worker that has not stopped within this time is ended, and the model loaded again for the next question. ms */
const stopWithin = 500;
/** A model that nobody asks for so long gives its memory back. ms */
const idleMs = 10 * 60_000;

/** llama.cpp could not do something; the message is its own. */
export class ModelFailure extends Error {
  constructor(
    readonly during: ToModel['do'],
    reason: string,
  ) {
    super(reason);
    this.name = 'ModelFailure';
  }
}

interface ModelQuestion {
  readonly file: File;
  /** Tokens of question and answer together. */
  readonly context: number;
  readonly prompt: ModelPrompt;
  readonly signal: AbortSignal | undefined;
  readonly onLoading: (percent: number) => void;
  readonly onLoaded: () => void;
  /** A piece of the answer; what it throws ends the answer. */
  readonly onChunk: (chunk: unknown) => void;
}

/** The one model that this page has in memory, and the timer that ends it. */
let running: { readonly name: string; readonly worker: Worker; idle?: ReturnType<typeof setTimeout> } | undefined;
/** One question is answered after the other. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Has a model answer, and loads it first where it is not in memory. Resolves once the answer is whole. Rejects with
 * `ModelFailure`, with what `onChunk` throws, and with `AiError` as soon as it is stopped; the model then stops on its own time.
 */
export function askModel(question: ModelQuestion): Promise<void> {
  const work = turn.then(() => asked(question));
  turn = work.catch(() => undefined);
  const { signal } = question;
  return new Promise((resolve, reject) => {
    const stopped = () => reject(new AiError('cancelled'));
    if (signal?.aborted) stopped();
    signal?.addEventListener('abort', stopped, { once: true });
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stopped));
  });
}

async function asked(question: ModelQuestion): Promise<void> {
  const { file, context, prompt, signal, onLoading, onLoaded, onChunk } = question;
  assertGoing(signal);
  const name = `${file.name} ${file.size} ${file.lastModified}`;
  if (running?.name !== name) {
    endModel();
    const worker = new Worker(workerFile, { name: 'model' });
    running = { name, worker };
    await exchanged(worker, { do: 'load', file, context, program }, signal, (reply) => {
      if (reply.at === 'loading') onLoading(reply.percent);
    });
  }
  clearTimeout(running.idle);
  onLoaded();
  try {
    await exchanged(running.worker, { do: 'answer', prompt }, signal, (reply) => {
      if (reply.at === 'answering') onChunk(reply.chunk);
    });
  } finally {
    if (running) running.idle = setTimeout(endModel, idleMs);
  }
}

/** Takes the model out of memory. */
export function endModel(): void {
  clearTimeout(running?.idle);
  running?.worker.terminate();
  running = undefined;
}

/** Sends the worker a message and passes its replies on until it is ready for more. When it settles, the worker is free or ended. */
function exchanged(
  worker: Worker,
  message: ToModel,
  signal: AbortSignal | undefined,
  onMessage: (reply: FromModel) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    let why: unknown;
    let late: ReturnType<typeof setTimeout> | undefined;
    const finish = (settle: () => void) => {
      clearTimeout(late);
      listening.abort();
      settle();
    };
    const end = (error: unknown) => {
      endModel();
      finish(() => reject(error));
    };
    const stop = (error: unknown) => {
      if (why) return;
      why = error;
      if (message.do === 'load') return end(why);
      worker.postMessage({ do: 'stop' } satisfies ToModel);
      late = setTimeout(() => end(why), stopWithin);
    };
    const listen = ({ data: reply }: MessageEvent<FromModel>) => {
      if (reply.at === 'ready') return finish(() => (why ? reject(why) : resolve()));
      if (reply.at === 'failed') return end(why ?? new ModelFailure(message.do, reply.reason));
      if (why) return;
      try {
        onMessage(reply);
      } catch (error) {
        stop(error);
      }
    };
    const { signal: active } = listening;
    worker.addEventListener('message', listen, { signal: active });
    worker.addEventListener('error', (event) => end(new ModelFailure(message.do, event.message ?? '')), {
      signal: active,
    });
    signal?.addEventListener('abort', () => stop(new AiError('cancelled')), { signal: active });
    worker.postMessage(message);
  });
}
