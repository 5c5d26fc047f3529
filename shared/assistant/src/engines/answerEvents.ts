import { AiError } from '@steps/business/src/ai/aiError';
import { createParser } from 'eventsource-parser';
import { BrokenStream } from './modelErrors';

/** A sign of an answer may be written with six (`\\u0041`), and there is something around it. */
const charactersPerByte = 7;

/** What ends a stream by the protocol; some servers leave it out, and some keep the connection open after it. */
export const endOfStream = Symbol('end of stream');

/**
 * The values in a response, as they come in: events of a stream, or JSON at once, told apart by how it begins, for not every
 * server names its type. Comments and events without JSON are passed over. Throws `BrokenStream` for a web page and for JSON
 * that cannot be read, `AiError` for one event that is longer than any answer may be.
 */
export async function* answerEvents(response: Response, answerBytes: number): AsyncGenerator<unknown> {
  if (response.headers.get('content-type')?.includes('text/html')) throw new BrokenStream('not-a-model');
  const longest = answerBytes * charactersPerByte;
  let begin = '';
  let events: EventReader | undefined;
  for await (const piece of textOf(response)) {
    if (!events) {
      begin += piece;
      if (begin.length > longest) throw new AiError('too-long');
      const [first] = begin.trimStart();
      if (first === '<') throw new BrokenStream('not-a-model');
      // JSON is read once it is whole.
      if (!first || first === '{' || first === '[') continue;
      events = new EventReader(longest);
    }
    yield* events.read(begin || piece);
    begin = '';
  }
  if (events) {
    yield* events.read('\n\n');
    if (!events.hasRead) throw new BrokenStream('not-a-model');
  } else if (begin.trim()) {
    yield* valuesIn(begin);
    yield endOfStream;
  }
}

async function* textOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const step = await reader?.read();
      if (!step || step.done) return;
      yield step.value;
    }
  } catch (error) {
    // What comes from the network comes in words that differ by browser.
    throw new BrokenStream('dropped', error);
  }
}

/** Events in text that comes in pieces. */
class EventReader {
  hasRead = false;
  readonly #found: string[] = [];
  readonly #parser;

  constructor(longest: number) {
    this.#parser = createParser({
      onEvent: ({ data }) => this.#found.push(data),
      onComment: () => {
        this.hasRead = true;
      },
      onError: ({ type }) => {
        if (type === 'max-buffer-size-exceeded') throw new AiError('too-long');
      },
      maxBufferSize: longest,
    });
  }

  *read(text: string): Generator<unknown> {
    this.#parser.feed(text);
    for (const data of this.#found.splice(0)) {
      this.hasRead = true;
      yield* valuesIn(data);
    }
  }
}

/** The values in the data of an event, or in a body of one value for each line. */
function* valuesIn(data: string): Generator<unknown> {
  // Proxies that wrap each line again write the name of the field twice.
  const text = data.replace(/^(?:data:\s*)+/, '').trim();
  if (text === '[DONE]') yield endOfStream;
  else if (text.startsWith('{') || text.startsWith('[')) {
    const whole = parsed(text);
    if (whole) yield whole.value;
    else if (text.includes('\n')) for (const line of text.split('\n')) yield* valuesIn(line);
    else throw new BrokenStream('bad-chunk', new SyntaxError(text.slice(0, 200)));
  }
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
