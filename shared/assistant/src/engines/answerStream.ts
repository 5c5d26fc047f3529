import { AiError } from '@steps/business/src/ai/aiError';
import type { EngineLimits } from '@steps/business/src/ai/engineLimits';
import { answerEvents, endOfStream } from './answerEvents';
import { AnswerParts } from './answerParts';
import type { Answer } from './modelPort';
import type { RequestBody } from './requestShape';
import { type ModelServer, sendRequest } from './serverRequest';

interface AnswerOptions {
  readonly signal: AbortSignal | undefined;
  readonly limits: EngineLimits;
  /** The server has answered; its first word may take a while. */
  readonly onHeaders?: () => void;
  readonly onText?: (text: string) => void;
}

/** Makes one request and reads its answer to the end. Rejects as `sendRequest` does, with `BrokenStream` or `AiError`. */
export async function readAnswer(
  server: ModelServer,
  body: RequestBody,
  { signal, limits, onHeaders, onText }: AnswerOptions,
): Promise<Answer> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  try {
    const asked = sendRequest(server, 'chat/completions', { body, signal: controller.signal });
    const response = await within(limits.firstAnswerMs, asked);
    onHeaders?.();
    const answer = new AnswerParts(limits.answerBytes, new Set(body.tools?.map((tool) => tool.function.name)));
    for await (const value of steady(answerEvents(response, limits.answerBytes), answer, limits)) {
      answer.add(value);
      onText?.(answer.text);
    }
    if (signal?.aborted) throw new AiError('cancelled');
    return answer.assembled();
  } finally {
    // What comes after the end, after too much or after a stop is not read.
    stop();
    signal?.removeEventListener('abort', stop);
  }
}

/** The values up to the end of the answer. A server that falls silent is given up on, unless the answer is there already. */
async function* steady(events: AsyncGenerator<unknown>, answer: AnswerParts, limits: EngineLimits) {
  for (let waitMs = limits.firstAnswerMs; ; waitMs = answer.isFinished ? limits.lastCountMs : limits.stallMs) {
    const next = within(waitMs, events.next());
    const step = await next.catch((error: unknown) => {
      if (answer.isFinished) return { done: true as const, value: undefined };
      throw error;
    });
    if (step.done) return;
    if (step.value === endOfStream) return answer.end();
    yield step.value;
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AiError('timeout')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
