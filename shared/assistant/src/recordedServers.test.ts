import { readFileSync } from 'node:fs';
import { engineLimits } from '@steps/business/src/ai/engineLimits';
import { defineTool } from '@steps/platform/src/core/contract/index';
import { openMemoryStore } from '@steps/testing';
import { type ModelAnswer, type ModelServer, startModelServer } from '@steps/testing/src/modelServer';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aiUsage } from './aiUsage';
import { testConnection } from './connectionTest';
import { type ConversationEvent, runConversation } from './conversations/runConversation';
import { connectServer } from './serverConnection';

/** The same short answer, its two calls of tools, its list and a refusal, as each of these servers writes them. */
const servers = [
  ['ollama', 'qwen3:4b', { promptTokens: 31, completionTokens: 12 }, 'does not support tools'],
  ['lm-studio', 'qwen/qwen3-4b-thinking', { promptTokens: 28, completionTokens: 25 }, 'only 4096 tokens'],
  ['vllm', 'Qwen/Qwen3-8B', { promptTokens: 19, completionTokens: 25 }, 'you requested 5012 tokens'],
  ['llama-cpp', 'gpt-oss-20b', { promptTokens: 54, completionTokens: 31 }, 'exceeds the available context size'],
  ['mistral', 'magistral-small-latest', { promptTokens: 16, completionTokens: 24 }, 'body.seed: Extra inputs are not'],
  ['gemini', 'models/gemini-2.5-flash', { promptTokens: 11, completionTokens: 20 }, 'must have a text parameter'],
  ['openrouter', 'deepseek/deepseek-r1', { promptTokens: 14, completionTokens: 163 }, 'max context is 4096 tokens'],
  ['deepseek', 'deepseek-chat', { promptTokens: 12, completionTokens: 60 }, 'missing field `messages`'],
] as const;

const recorded = (file: string): string => readFileSync(new URL(`recorded/${file}`, import.meta.url), 'utf8');
const limits = { ...engineLimits, attempts: 1, lastCountMs: 100 };

let server: ModelServer | undefined;
beforeEach(() => openMemoryStore());
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function serving(...answers: readonly ModelAnswer[]): Promise<ModelServer> {
  const started = await startModelServer({
    answer: (_, count) => answers[Math.min(count, answers.length) - 1] ?? { say: '' },
  });
  server = started;
  connectServer({ baseUrl: started.baseUrl }, ['steps-small']);
  return started;
}

async function talk(tools: Parameters<typeof runConversation>[0]['tools'] = []) {
  const events: ConversationEvent[] = [];
  const turn = await runConversation({
    messages: [{ role: 'user', text: 'When are they open?' }],
    instructions: 'You are Atlas.',
    tools,
    limits,
    onEvent: (event) => events.push(event),
  });
  return { turn, shown: events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n') };
}

describe.each(servers)('%s', (name, chats, usage, reason) => {
  const answer = recorded(`${name}.answer.sse`);
  const ways: readonly (readonly [string, Extract<ModelAnswer, { raw: unknown }>])[] = [
    ['as it comes', { raw: answer }],
    ['with CRLF', { raw: answer.replaceAll('\n', '\r\n') }],
    ['in pieces of seven signs', { raw: answer.match(/[\s\S]{1,7}/g) ?? [] }],
    ['without [DONE]', { raw: answer.replace('data: [DONE]\n\n', '') }],
    ['without an empty line at its end', { raw: answer.trimEnd() }],
    ['over a connection that stays open', { raw: answer, open: true }],
    ['without [DONE], over a connection that stays open', { raw: answer.replace('data: [DONE]\n\n', ''), open: true }],
    ['as plain text', { raw: answer, type: 'text/plain' }],
    [
      'between signs of life',
      { raw: answer.replaceAll('\n\n', '\n\n: wait\n\ndata:\n\ndata: \n\nevent: ping\ndata: {"type":"ping"}\n\n') },
    ],
    ['without a space after the colon', { raw: answer.replaceAll('data: ', 'data:') }],
  ];
  it.each(ways)('is read %s', async (_, raw) => {
    await serving(raw);
    const { turn } = await talk();
    expect(turn).toMatchObject({ text: 'Open on Monday at nine.', cut: undefined });
    expect(aiUsage.all()).toMatchObject([{ ...usage, estimated: false }]);
  });

  it('calls two tools', async () => {
    const { requests } = await serving({ raw: recorded(`${name}.calls.sse`) }, { raw: answer });
    const called: [string, unknown][] = [];
    const tool = (toolName: string) =>
      defineTool({
        kind: 'read',
        name: toolName,
        description: toolName,
        input: v.object({ text: v.optional(v.string()) }),
        run: (input) => called.push([toolName, input]),
      });
    expect((await talk([tool('find_names'), tool('known_values')])).turn.text).toBe('Open on Monday at nine.');
    expect(called).toEqual([
      ['find_names', { text: 'Harbour' }],
      ['known_values', {}],
    ]);
    expect(requests[1]?.messages.filter(({ role }) => role === 'tool')).toHaveLength(2);
  });

  it('connects with a model that can chat', async () => {
    const started = await startModelServer({ list: { body: JSON.parse(recorded(`${name}.models.json`)) } });
    server = started;
    const result = await testConnection({ baseUrl: started.baseUrl }, { limits });
    expect(result.ok && result.models[0]).toBe(chats);
    expect(started.requests.map(({ model }) => model)).toEqual([chats]);
  });

  it('says in its own words why it refuses', async () => {
    await serving({ raw: recorded(`${name}.error.json`), type: 'application/json', status: 400 });
    await expect(talk()).rejects.toThrow(reason);
  });

  it('says in its own words why it ends in the middle of an answer', async () => {
    const [first] = answer.split('\n\n').filter((event) => event.includes('Open on'));
    const error = JSON.stringify(JSON.parse(recorded(`${name}.error.json`)));
    await serving({ raw: `${first}\n\ndata: ${error}\n\n` });
    await expect(talk()).rejects.toThrow(reason);
  });
});

describe('what was reported of servers', () => {
  const said = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`;
  const stop = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}`;

  it.each([
    ['signs of life in data', [said('Open on'), 'data: : OPENROUTER PROCESSING', 'data: ping', said(' Monday.'), stop]],
    ['the name of the field twice', [`data: ${said('Open on Monday.')}`, `data: ${stop}`, 'data: data: [DONE]']],
    ['pieces with one line break between them', [`${said('Open on')}\n${said(' Monday.')}\n${stop}`]],
    ['lines of JSON without events', [`${said('Open on Monday.').slice(6)}\n${stop.slice(6)}`]],
    ['an end without a reason', [said('Open on Monday.'), 'data: [DONE]']],
    [
      'an empty reason',
      ['data: {"choices":[{"delta":{"content":"Open on Monday."},"finish_reason":""}]}', 'data: [DONE]'],
    ],
    ['no content in a piece', ['data: {"choices":[{"delta":{"role":"assistant"}}]}', said('Open on Monday.'), stop]],
    ['a mark of byte order', [`\ufeff${said('Open on Monday.')}`, stop]],
    ['fields of events', [`id: 1\nevent: message\nretry: soon\n${said('Open on Monday.')}`, `id: 2\n${stop}`]],
    [
      'JSON over several lines',
      ['data: {"choices":\ndata: [{"delta":{"content":"Open on Monday."},"finish_reason":"stop"}]}'],
    ],
    ['the whole at once, called a stream', ['{"choices":[{"message":{"content":"Open on Monday."}}]}']],
  ])('is read: %s', async (_, events) => {
    await serving({ raw: `${events.join('\n\n')}\n\n` });
    expect((await talk()).turn.text).toBe('Open on Monday.');
  });

  it('is not lost when the connection breaks behind the end', async () => {
    await serving({ raw: `${said('Open on Monday.')}\n\n${stop}\n\ndata: {"choi` });
    expect((await talk()).turn.text).toBe('Open on Monday.');
  });

  it.each([
    [
      'an error in place of an answer',
      { raw: '{"error":{"message":"Overloaded"}}', type: 'application/json' },
      'Overloaded',
    ],
    ['an event of an error', { raw: 'event: error\ndata: {"error":"Model unloaded."}\n\n' }, 'Model unloaded.'],
    ['words that are no answer', { raw: 'upstream connect error' }, 'not a model server'],
    ['other JSON', { raw: '{"status":"ok"}', type: 'application/json' }, 'not a model server'],
    [
      'a thought and nothing else',
      { raw: `data: {"choices":[{"delta":{"reasoning_content":"Hm"}}]}\n\n${stop}\n\n` },
      'The model only thought and wrote no answer.',
    ],
    ['a busy server in words', { raw: 'Slow down.', status: 429, type: 'text/plain' }, 'Slow down.'],
  ] as const)('is told: %s', async (_, answer, words) => {
    await serving(answer);
    await expect(talk()).rejects.toThrow(words);
  });
});
