import type OpenAI from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { Stream } from 'openai/streaming';
import * as v from 'valibot';
import { AiError } from '../aiError';
import type { TokenCount } from '../aiUsage';
import type { EngineLimits } from './engineLimits';
import { BrokenStream } from './modelErrors';
import type { Answer } from './modelPort';

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

interface AnswerOptions {
  readonly signal: AbortSignal | undefined;
  readonly limits: EngineLimits;
  /** The server has answered; its first word may take a while. */
  readonly onHeaders: () => void;
  readonly onText: (text: string) => void;
}

/** Makes one request and reads its answer to the end. Rejects with what the client library throws, `BrokenStream` or `AiError`. */
export async function readAnswer(
  client: OpenAI,
  body: ChatCompletionCreateParamsStreaming,
  { signal, limits, onHeaders, onText }: AnswerOptions,
): Promise<Answer> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  try {
    const response = await client.chat.completions
      .create(body, { signal: controller.signal, timeout: limits.firstAnswerMs })
      .asResponse();
    onHeaders();
    const answer = new AnswerParts(limits.answerBytes);
    for await (const chunk of chunksOf(client, inLines(response, limits.answerBytes), controller, limits)) {
      answer.add(parsedChunk(chunk));
      onText(answer.text);
    }
    if (signal?.aborted) throw new AiError('cancelled');
    return answer.whole();
  } catch (error) {
    // What comes after too much, or after a stop, is not read.
    stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** A sign of an answer may be written with six (`\\u0041`), and there is something around it. */
const bytesPerByte = 7;

/**
 * The response in whole lines, which fails once a line is longer than any answer may be: the client library searches a
 * line from its start with every piece that comes in, so that one line of 5 MB froze the page for 41 s.
 */
function inLines(response: Response, answerBytes: number): Response {
  let line: Uint8Array[] = [];
  let length = 0;
  const whole = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      const end = piece.lastIndexOf(lineFeed) + 1;
      if (length + piece.length > answerBytes * bytesPerByte) return controller.error(new AiError('too-long'));
      line.push(end > 0 ? piece.subarray(0, end) : piece);
      length += piece.length;
      if (end === 0) return;
      controller.enqueue(joined(line));
      line = [piece.subarray(end)];
      length = piece.length - end;
    },
    flush: (controller) => controller.enqueue(joined(line)),
  });
  return new Response(response.body?.pipeThrough(whole) ?? null, response);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const lineFeed = 10;

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
    if (error instanceof AiError) throw error;
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

const encoder = new TextEncoder();
/** How long a text is as UTF-8. */
export const bytesOf = (text: string): number => encoder.encode(text).length;

/** An answer as its pieces come in. */
class AnswerParts {
  text = '';
  #finish = '';
  #usage: TokenCount | undefined;
  readonly #calls = new Map<number, { id: string; name: string; json: string }>();
  #bytes = 0;

  constructor(private readonly mostBytes: number) {}

  add({ choices, usage }: v.InferOutput<typeof chunkSchema>): void {
    if (usage) {
      this.#usage = { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens, estimated: false };
    }
    const [choice] = choices;
    if (!choice) return;
    const part = choice.delta ?? choice.message;
    this.#count(part?.content);
    this.text += part?.content ?? '';
    for (const [position, call] of (part?.tool_calls ?? []).entries()) {
      const index = call.index ?? position;
      this.#count(call.function?.arguments);
      const known = this.#calls.get(index) ?? { id: '', name: '', json: '' };
      this.#calls.set(index, {
        id: call.id || known.id || `call-${index}`,
        name: known.name + (call.function?.name ?? ''),
        json: known.json + (call.function?.arguments ?? ''),
      });
    }
    this.#finish = choice.finish_reason ?? this.#finish;
  }

  #count(text: string | null | undefined): void {
    if (!text) return;
    this.#bytes += bytesOf(text);
    if (this.#bytes > this.mostBytes) throw new AiError('too-long');
  }

  /** Every server names a reason when it has finished; without one the connection ended early. */
  whole(): Answer {
    if (!this.#finish) throw new BrokenStream('dropped');
    return { text: this.text, toolCalls: [...this.#calls.values()], finish: this.#finish, usage: this.#usage };
  }
}
