import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request for an answer, as far as tests look at it. */
export interface ModelRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string | null }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly strict: boolean } };
  readonly stream_options?: unknown;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
}

/** How the server answers one request. `json` is streamed in small pieces as a model writes it. */
export type ModelAnswer =
  | { readonly say: string; readonly finish?: string; readonly usage?: false }
  | { readonly json: unknown }
  | { readonly call: { readonly name: string; readonly input: unknown } }
  | { readonly status: number; readonly error?: string; readonly code?: string; readonly retryAfter?: string }
  /** Some good text, and then … */
  | { readonly ending: 'bad-chunk' | 'stall' | 'drop' | 'end' | 'error'; readonly say: string }
  /** One event of the stream that does not end within this many characters. */
  | { readonly line: number }
  /** Headers, and nothing after them. */
  | { readonly silent: true }
  /** A web page instead of an answer. */
  | { readonly page: string }
  /** The whole answer at once, from servers that do not stream. */
  | { readonly whole: string }
  /** The body unchanged, an event stream by default; `open` keeps the connection open after it. */
  | {
      readonly raw: string | readonly string[];
      readonly type?: string;
      readonly status?: number;
      readonly open?: true;
    };

interface ModelServerOptions {
  /** Names of the models it offers. */
  readonly models?: readonly string[];
  /** Instead of the list of these: another form of it, or a refusal. */
  readonly list?: { readonly body: unknown; readonly status?: number };
  /** The API key; if absent, none is asked for. */
  readonly key?: string;
  /** Whether other origins may read its answers, as browsers ask. */
  readonly cors?: boolean;
  /** Decides on each answer; the default writes what the JSON schema or the message asks for. */
  readonly answer?: (request: ModelRequest, count: number) => ModelAnswer | Promise<ModelAnswer>;
}

export interface ModelServer {
  /** `http://127.0.0.1:port/v1` */
  readonly baseUrl: string;
  /** Requests for an answer, oldest first. */
  readonly requests: readonly ModelRequest[];
  /** The `Authorization` header of each request, for lists too. */
  readonly keys: readonly (string | undefined)[];
  /** Names of all headers that any request carried. */
  readonly headers: ReadonlySet<string>;
  close(): Promise<void>;
}

/** A model server on this machine that speaks the OpenAI protocol and can go wrong in every way that real ones do. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const { models = ['steps-small', 'steps-large'], list, key, cors = true, answer = fitting } = options;
  const requests: ModelRequest[] = [];
  const keys: (string | undefined)[] = [];
  const headers = new Set<string>();
  const server = createServer(async (request, response) => {
    if (cors) allowOrigins(response);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    keys.push(request.headers.authorization);
    for (const name of Object.keys(request.headers)) headers.add(name);
    if (key && request.headers.authorization !== `Bearer ${key}`) {
      return sendJson(response, 401, { error: { message: 'Incorrect API key provided.', code: 'invalid_api_key' } });
    }
    if (request.url === '/v1/models') {
      const { status = 200, body } = list ?? { body: { data: models.map((id) => ({ id, object: 'model' })) } };
      return sendJson(response, status, body);
    }
    if (request.url !== '/v1/chat/completions') return sendJson(response, 404, { error: { message: 'Not found' } });
    // The protocol's own shape: a test server may trust the code under test to send it.
    const asked = JSON.parse(await bodyOf(request)) as ModelRequest;
    requests.push(asked);
    await send(response, await answer(asked, requests.length), asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so the address is no pipe's name.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    keys,
    headers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function allowOrigins(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'authorization, content-type, accept');
  response.setHeader('access-control-expose-headers', 'retry-after');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function send(response: ServerResponse, answer: ModelAnswer, { stream_options }: ModelRequest): Promise<void> {
  if ('raw' in answer) return sendRaw(response, answer);
  if ('status' in answer) {
    if (answer.retryAfter) response.setHeader('retry-after', answer.retryAfter);
    return sendJson(response, answer.status, { error: { message: answer.error ?? 'No.', code: answer.code } });
  }
  if ('page' in answer) return void response.writeHead(200, { 'content-type': 'text/html' }).end(answer.page);
  if ('whole' in answer) {
    const message = { role: 'assistant', content: answer.whole };
    return sendJson(response, 200, { choices: [{ message, finish_reason: 'stop' }], usage: tokens });
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  if ('silent' in answer) return;
  if ('line' in answer) return flood(response, answer.line);
  const chunk = (delta: unknown, finish: string | null = null) =>
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`);
  if ('call' in answer) {
    const { name, input } = answer.call;
    chunk({ tool_calls: [{ index: 0, id: 'call_1', function: { name, arguments: '' } }] });
    for (const piece of pieces(JSON.stringify(input)))
      chunk({ tool_calls: [{ index: 0, function: { arguments: piece } }] });
    chunk({}, 'tool_calls');
    return void response.end('data: [DONE]\n\n');
  }
  for (const piece of pieces('json' in answer ? JSON.stringify(answer.json) : answer.say)) chunk({ content: piece });
  if ('ending' in answer) return goWrong(response, answer.ending);
  chunk({}, 'finish' in answer ? (answer.finish ?? 'stop') : 'stop');
  if (stream_options && !('usage' in answer))
    response.write(`data: ${JSON.stringify({ choices: [], usage: tokens })}\n\n`);
  response.end('data: [DONE]\n\n');
}

/** Each piece on its own, as the network may split it. */
async function sendRaw(
  response: ServerResponse,
  answer: Extract<ModelAnswer, { readonly raw: unknown }>,
): Promise<void> {
  response.writeHead(answer.status ?? 200, { 'content-type': answer.type ?? 'text/event-stream' });
  for (const piece of [answer.raw].flat()) {
    response.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (!answer.open) response.end();
}

/** In pieces of 1 kB, as a slow network brings them. */
async function flood(response: ServerResponse, length: number): Promise<void> {
  response.write('data: {"choices":[{"delta":{"content":"');
  for (let sent = 0; sent < length && !response.destroyed; sent += 1000) {
    response.write('x'.repeat(1000));
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end('"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
}

const tokens = { prompt_tokens: 40, completion_tokens: 20 };

function goWrong(response: ServerResponse, how: 'bad-chunk' | 'stall' | 'drop' | 'end' | 'error'): void {
  if (how === 'bad-chunk') response.end('data: {"choices":[{"delta"\n\n');
  if (how === 'error') response.end(`data: ${JSON.stringify({ error: { message: 'Out of memory' } })}\n\n`);
  if (how === 'end') response.end();
  if (how === 'drop') setImmediate(() => response.destroy());
}

const pieces = (text: string): string[] => text.match(/[\s\S]{1,12}/g) ?? [];

/** An answer that any task accepts: made from the JSON schema in the first message, or else one sentence. */
function fitting({ messages }: ModelRequest): ModelAnswer {
  const schema = messages[0]?.content?.split('by this JSON Schema:\n')[1];
  return schema
    ? { json: example(JSON.parse(schema), 'answer') }
    : { say: 'The model server answers this in one sentence.' };
}

interface ExampleSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: ExampleSchema;
  readonly properties?: Readonly<Record<string, ExampleSchema>>;
}

function example(schema: ExampleSchema, name: string): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return schema.items ? [example(schema.items, name)] : [];
  if (schema.type === 'number') return 1;
  if (schema.type === 'boolean') return true;
  if (schema.type !== 'object') return `Written by the model server: ${name}`;
  const entries = Object.entries(schema.properties ?? {});
  return Object.fromEntries(entries.map(([key, value]) => [key, example(value, key)]));
}
