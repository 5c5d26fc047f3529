import { AiError } from '@steps/business/src/ai/aiError';
import type { TokenCount } from '../aiUsage';
import { answerChunk } from './answerChunk';
import { cutBy } from './finishReason';
import { BrokenStream, ServerRefusal } from './modelErrors';
import type { Answer } from './modelPort';
import { failureIn, reasonIn } from './serverReason';
import { ToolCallParts } from './toolCallParts';

const encoder = new TextEncoder();
/** How long a text is as UTF-8. */
export const bytesOf = (text: string): number => encoder.encode(text).length;

/** An answer as its pieces come in. */
export class AnswerParts {
  text = '';
  #thought = false;
  #finish = '';
  #isWhole = false;
  #isFirst = true;
  #hasRead = false;
  #usage: TokenCount | undefined;
  readonly #calls: ToolCallParts;
  #bytes = 0;

  /** @param toolNames the tools that were offered */
  constructor(
    private readonly mostBytes: number,
    toolNames: ReadonlySet<string>,
  ) {
    this.#calls = new ToolCallParts(toolNames);
  }

  /** Whether the server has said that there is no more to come but counts. */
  get isFinished(): boolean {
    return this.#isWhole || this.#finish !== '';
  }

  /** Reads a piece, or a list of them. Throws `ServerRefusal` for an error, `AiError` once the answer is too long. */
  add(value: unknown): void {
    if (Array.isArray(value)) {
      for (const one of value) this.add(one);
      return;
    }
    const failure = failureIn(value);
    if (failure) throw new ServerRefusal(failure.reason);
    const chunk = answerChunk(value, this.#isFirst);
    if (!chunk) return;
    this.#hasRead = true;
    if (chunk.error) throw new ServerRefusal(reasonIn(chunk.error));
    this.#count(bytesOf(chunk.text) + chunk.thought + chunk.calls.reduce((sum, { json }) => sum + bytesOf(json), 0));
    this.text += chunk.text;
    this.#thought ||= chunk.thought > 0;
    this.#calls.add(chunk.calls);
    this.#finish = chunk.finish || this.#finish;
    this.#usage = chunk.usage ?? this.#usage;
    this.#isFirst &&= chunk.text === '' && chunk.calls.length === 0;
  }

  /** The server has said that this was all. */
  end(): void {
    this.#isWhole = true;
  }

  /** Throws `BrokenStream` where no sign came that it has finished: then the connection ended early. */
  assembled(): Answer {
    if (this.#isWhole && !this.#hasRead) throw new BrokenStream('not-a-model');
    if (!this.isFinished) throw new BrokenStream('dropped');
    return {
      text: this.text,
      toolCalls: this.#calls.assembled(),
      cut: cutBy(this.#finish),
      thought: this.#thought,
      usage: this.#usage,
    };
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > this.mostBytes) throw new AiError('too-long');
  }
}
