import type OpenAI from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { Stream } from 'openai/streaming';
import * as v from 'valibot';
import { AiError } from '../aiError';
import type { TokenCount } from '../aiUsage';
import type { EngineLimits } from './engineLimits';
import { BrokenStream } from './modelErrors';

const messagePart = v.object({
  content: v.nullish(v.string()),
  tool_calls: v.nullish(
    v.array(
      v.object({
        index: v.optional(v.number()),
        id: v.nullish(v.string()),
        function: v.optional(v.object({ name: v.nullish(v.string()), arguments: v.nullish(v.string()) })),
      }),
    ),
  ),
});

/** A piece of an answer, or the whole of it from servers that do not stream. */
const chunkSchema = v.object({
  choices: v.optional(
    v.array(
      v.object({
        delta: v.nullish(messagePart),
        message: v.nullish(messagePart),
        finish_reason: v.nullish(v.string()),
      }),
    ),
    () => [],
  ),
  usage: v.nullish(
    v.object({ prompt_tokens: v.optional(v.number(), 0), completion_tokens: v.optional(v.number(), 0) }),
  ),
});

/** A look-up the model asks for; `json` is its input, unread. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly json: string;
}

export interface Answer {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  /** `stop`, `length`, `tool_calls` … */
  readonly finish: string;
  readonly usage: TokenCount | undefined;
}

interface AnswerOptions {
  readonly signal: AbortSignal | undefined;
  readonly limits: EngineLimits;
  readonly onText: (text: string) => void;
}

/** Makes one request and reads its answer to the end. Rejects with what the client library throws, `BrokenStream` or `AiError`. */
export async function readAnswer(
  client: OpenAI,
  body: ChatCompletionCreateParamsStreaming,
  { signal, limits, onText }: AnswerOptions,
): Promise<Answer> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  try {
    const response = await client.chat.completions
      .create(body, { signal: controller.signal, timeout: limits.firstAnswerMs })
      .asResponse();
    const answer = new AnswerParts();
    for await (const chunk of chunksOf(client, response, controller, limits)) {
      answer.add(parsedChunk(chunk));
      onText(answer.text);
    }
    if (signal?.aborted) throw new AiError('cancelled');
    return answer.whole();
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

async function* chunksOf(client: OpenAI, response: Response, controller: AbortController, limits: EngineLimits) {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('application/json')) {
    yield await within(limits.firstAnswerMs, wholeAnswer(response), controller);
    return;
  }
  if (!type.includes('text/event-stream')) {
    controller.abort();
    throw new BrokenStream('not-a-model');
  }
  // The library logs bad chunks to the console unless it is given the client, whose logging is off.
  const chunks = Stream.fromSSEResponse<unknown>(response, controller, client)[Symbol.asyncIterator]();
  for (let waitMs = limits.firstAnswerMs; ; waitMs = limits.stallMs) {
    const step = await within(waitMs, chunks.next().catch(broken), controller);
    if (step.done) return;
    yield step.value;
  }
}

const wholeAnswer = (response: Response): Promise<unknown> =>
  response.json().catch((error: unknown) => {
    throw new BrokenStream(error instanceof SyntaxError ? 'bad-chunk' : 'dropped', error);
  });

function broken(error: unknown): never {
  if (error instanceof SyntaxError) throw new BrokenStream('bad-chunk', error);
  // What is no error of the library comes from the network, in words that differ by browser.
  if (error instanceof TypeError) throw new BrokenStream('dropped', error);
  throw error;
}

function within<T>(ms: number, work: Promise<T>, controller: AbortController): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new AiError('timeout'));
      controller.abort();
    }, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function parsedChunk(chunk: unknown): v.InferOutput<typeof chunkSchema> {
  const result = v.safeParse(chunkSchema, chunk);
  if (result.success) return result.output;
  throw new BrokenStream('bad-chunk', new v.ValiError(result.issues));
}

/** An answer as its pieces come in. */
class AnswerParts {
  text = '';
  #finish = '';
  #usage: TokenCount | undefined;
  readonly #calls = new Map<number, { id: string; name: string; json: string }>();

  add({ choices, usage }: v.InferOutput<typeof chunkSchema>): void {
    if (usage) {
      this.#usage = { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens, estimated: false };
    }
    const [choice] = choices;
    if (!choice) return;
    const part = choice.delta ?? choice.message;
    this.text += part?.content ?? '';
    for (const [position, call] of (part?.tool_calls ?? []).entries()) {
      const index = call.index ?? position;
      const known = this.#calls.get(index) ?? { id: '', name: '', json: '' };
      this.#calls.set(index, {
        id: call.id || known.id || `call-${index}`,
        name: known.name + (call.function?.name ?? ''),
        json: known.json + (call.function?.arguments ?? ''),
      });
    }
    this.#finish = choice.finish_reason ?? this.#finish;
  }

  /** Every server names a reason when it has finished; without one the connection ended early. */
  whole(): Answer {
    if (!this.#finish) throw new BrokenStream('dropped');
    return { text: this.text, toolCalls: [...this.#calls.values()], finish: this.#finish, usage: this.#usage };
  }
}
