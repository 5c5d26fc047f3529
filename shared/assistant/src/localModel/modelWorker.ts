import { LogLevel, Wllama } from '@wllama/wllama';
import type { FromModel, ModelPrompt, ToModel } from './modelMessages';

/*
 * The program that runs a model. It is a worker of its own so that its answer on the wire can carry a policy of its own, which
 * allows WebAssembly; the page's policy does not. llama.cpp runs in a worker that this one starts and that inherits the policy.
 */
const say = (message: FromModel): void => postMessage(message);

/** llama.cpp writes why something failed into its log alone. */
let logged = '';
const silent = () => {};
const note = (...words: readonly unknown[]): void => {
  logged = words.filter((word) => typeof word === 'string').join(' ') || logged;
};
const logger = { debug: silent, log: silent, warn: note, error: note };

let model: Wllama | undefined;
let stop = new AbortController();

addEventListener('message', ({ data }: MessageEvent<ToModel>) => {
  if (data.do === 'stop') stop.abort();
  else void done(data.do === 'load' ? load(data) : answer(data.prompt));
});

async function done(work: Promise<void>): Promise<void> {
  logged = '';
  try {
    await work;
    say({ at: 'ready' });
  } catch (error) {
    say({ at: 'failed', reason: `${error instanceof Error ? error.message : String(error)} ${logged}`.trim() });
  }
}

async function load({ file, context, program }: Extract<ToModel, { do: 'load' }>): Promise<void> {
  const settings = {
    n_ctx: context,
    // One question at a time: others would share its memory.
    n_parallel: 1,
    jinja: true,
    log_level: LogLevel.WARN,
    // Threads need memory that only an isolated page may share.
    ...(!crossOriginIsolated && { n_threads: 1 }),
  };
  try {
    model = await loaded(program, file, settings);
  } catch (error) {
    if (!('gpu' in navigator)) throw error;
    // A graphics card with less memory than the model: the processor is slower, and works.
    model = await loaded(program, file, { ...settings, n_gpu_layers: 0 });
  }
}

async function loaded(program: string, file: File, settings: Parameters<Wllama['loadModel']>[1]): Promise<Wllama> {
  const made = new Wllama({ default: program }, { logger });
  // It would fetch a program for older browsers from another origin.
  made.setCompat(null);
  try {
    await made.loadModel([counted(file)], settings);
    return made;
  } catch (error) {
    await made.exit();
    throw error;
  }
}

/** The file, which tells how much of it was read. */
function counted(file: File): Blob {
  let read = 0;
  let percent = 0;
  const slice = (from = 0, to = file.size): Blob => {
    read += to - from;
    const now = Math.min(99, Math.floor((read / file.size) * 100));
    if (now > percent) say({ at: 'loading', percent: now });
    percent = now;
    return Blob.prototype.slice.call(file, from, to);
  };
  return Object.assign(file, { slice });
}

async function answer({ messages, schema, maxTokens }: ModelPrompt): Promise<void> {
  if (!model) throw new Error('No model is loaded.');
  stop = new AbortController();
  try {
    const chunks = await model.createChatCompletion({
      messages: [...messages],
      max_tokens: maxTokens,
      ...(schema && {
        response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
      }),
      stream: true,
      abortSignal: stop.signal,
    });
    for await (const chunk of chunks) say({ at: 'answering', chunk });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  }
}
