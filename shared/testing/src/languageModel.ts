import type { Availability, LanguageModelApi, LanguageModelMessage } from '@steps/assistant/src/engines/languageModel';

interface StandInOptions {
  readonly availability?: Availability;
  /** What it writes for a question, in small pieces; an error ends the stream with it. */
  readonly answer?: (asked: AskedModel) => string | Error;
  /** It never writes anything. */
  readonly silent?: boolean;
}

/** One question as the browser's model received it. */
export interface AskedModel {
  readonly initialPrompts: readonly LanguageModelMessage[];
  readonly input: string;
  readonly responseConstraint: object | undefined;
}

/** The browser's own model as Chrome and Edge offer it, for tests; `asked` and `destroyed` show what was done with it. */
export function languageModel({ availability = 'available', answer, silent = false }: StandInOptions = {}) {
  const asked: AskedModel[] = [];
  const state = { availability, sessions: 0, destroyed: 0 };
  const api: LanguageModelApi = {
    availability: async () => state.availability,
    async create({ initialPrompts = [], signal, monitor }) {
      signal?.throwIfAborted();
      if (state.availability === 'downloadable') await download(monitor, signal);
      state.availability = 'available';
      state.sessions++;
      return {
        promptStreaming(input, options) {
          const question = { initialPrompts, input, responseConstraint: options.responseConstraint };
          asked.push(question);
          return streamed(silent ? undefined : (answer?.(question) ?? 'Ready.'), options.signal);
        },
        destroy() {
          state.destroyed++;
        },
      };
    },
  };
  return { api, asked, state };
}

async function download(monitor: ((target: EventTarget) => void) | undefined, signal?: AbortSignal): Promise<void> {
  const target = new EventTarget();
  monitor?.(target);
  for (const loaded of [0, 0.25, 0.5, 1]) {
    await Promise.resolve();
    signal?.throwIfAborted();
    target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }));
  }
}

function streamed(answer: string | Error | undefined, signal?: AbortSignal): ReadableStream<string> {
  return new ReadableStream<string>({
    start(controller) {
      const stop = () => controller.error(new DOMException('Stopped', 'AbortError'));
      if (signal?.aborted) return stop();
      signal?.addEventListener('abort', stop, { once: true });
      if (answer === undefined) return;
      if (answer instanceof Error) return controller.error(answer);
      for (const piece of answer.match(/[\s\S]{1,12}/g) ?? []) controller.enqueue(piece);
      controller.close();
    },
  });
}
