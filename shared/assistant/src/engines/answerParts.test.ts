import { describe, expect, it } from 'vitest';
import { AnswerParts } from './answerParts';

function read(...chunks: readonly unknown[]) {
  const answer = new AnswerParts(10_000, new Set());
  for (const chunk of chunks) answer.add(chunk);
  return answer.assembled();
}
const says = (content: unknown, finish: string | null = null) => ({
  choices: [{ index: 0, delta: { content }, finish_reason: finish }],
});
const stop = { choices: [{ delta: {}, finish_reason: 'stop' }] };

describe('a piece of an answer in an unusual form', () => {
  it.each([
    ['no choices', { choices: null, usage: { prompt_tokens: 9, completion_tokens: 4 } }],
    ['null counts', { choices: [], usage: { prompt_tokens: null, completion_tokens: null } }],
    ['words for counts', { choices: [], usage: 'n/a' }],
    ['an empty choice', { choices: [null] }],
    ['an empty delta', { choices: [{ delta: null, finish_reason: null }] }],
    ['numbers where texts belong', { choices: [{ delta: { content: null, tool_calls: 7 }, finish_reason: 0 }] }],
    ['calls that are nothing', { choices: [{ delta: { tool_calls: [null, {}] } }] }],
    ['a sign of life', { type: 'ping' }],
    ['nothing', null],
    ['filters of Azure', { choices: [], prompt_filter_results: [{ prompt_index: 0 }] }],
  ])('does no harm: %s', (_, chunk) => {
    expect(read(chunk, says('A whole '), chunk, says('answer.'), chunk, stop, chunk)).toMatchObject({
      text: 'A whole answer.',
      toolCalls: [],
      cut: undefined,
    });
  });

  it.each([
    [
      'a list of parts',
      [
        { type: 'text', text: 'Open on Monday' },
        { type: 'text', text: '.' },
      ],
    ],
    ['a list of texts', ['Open on', ' Monday.']],
    ['one part', { type: 'text', text: 'Open on Monday.' }],
    ['a text with a value', [{ type: 'text', text: { value: 'Open on Monday.', annotations: [] } }]],
    ['output', [{ type: 'output_text', text: 'Open on Monday.' }]],
    [
      'a thought before',
      [
        { type: 'thinking', thinking: [{ type: 'text', text: 'Hm' }] },
        { type: 'text', text: 'Open on Monday.' },
      ],
    ],
    [
      'reasoning before',
      [
        { type: 'reasoning', text: 'Hm' },
        { type: 'text', text: 'Open on Monday.' },
      ],
    ],
  ])('is read where its content is %s', (_, content) => expect(read(says(content), stop).text).toBe('Open on Monday.'));

  it('is read from the message, from the text of older servers, and from a refusal', () => {
    expect(read({ choices: [{ message: { content: 'Whole.' }, finish_reason: 'stop' }] }).text).toBe('Whole.');
    expect(read({ choices: [{ delta: {}, message: { content: 'Whole.' }, finish_reason: 'stop' }] }).text).toBe(
      'Whole.',
    );
    expect(read({ choices: [{ text: 'Whole.', finish_reason: 'stop' }] }).text).toBe('Whole.');
    expect(read({ choices: [{ delta: { content: null, refusal: 'No.' } }] }, stop).text).toBe('No.');
  });

  it('is not read twice where a service sends the message so far beside it', () => {
    const both = (piece: string, sofar: string) => ({
      choices: [{ delta: { content: piece }, message: { content: sofar } }],
    });
    expect(read(both('Open', 'Open'), both(' now.', 'Open now.'), stop).text).toBe('Open now.');
  });

  it('never shows a thought that has a field of its own', () => {
    const thinks = (field: string) => ({ choices: [{ delta: { content: '', [field]: 'Our margin is 40 %.' } }] });
    const answer = read(
      thinks('reasoning_content'),
      thinks('reasoning'),
      thinks('thinking'),
      says('120 pounds.'),
      stop,
    );
    expect(answer).toMatchObject({ text: '120 pounds.', thought: true });
  });

  it('may count in the choice, or as text', () => {
    const usage = { prompt_tokens: '12', completion_tokens: 3 };
    expect(read({ choices: [{ delta: { content: 'Yes.' }, finish_reason: 'stop', usage }] }).usage).toEqual({
      promptTokens: 12,
      completionTokens: 3,
      estimated: false,
    });
  });

  it('may call a tool by the older protocol, and give its input as it is', () => {
    const call = { function_call: { name: 'find', arguments: '{"a":1}' } };
    expect(read({ choices: [{ message: call, finish_reason: 'function_call' }] }).toolCalls).toMatchObject([
      { name: 'find', json: '{"a":1}' },
    ]);
    const whole = { tool_calls: [{ id: 'x', function: { name: 'find', arguments: { a: 1 } } }] };
    expect(read({ choices: [{ message: whole, finish_reason: 'tool_calls' }] }).toolCalls).toEqual([
      { id: 'x', name: 'find', json: '{"a":1}' },
    ]);
  });
});

describe('an answer', () => {
  it('that was stopped by an error says the server’s reason', () => {
    const begun = says('Open on');
    expect(() => read(begun, { object: 'error', message: 'The engine died', code: 500 })).toThrow('The engine died');
    expect(() => read(begun, { choices: [{ error: { message: 'Overloaded' }, finish_reason: 'error' }] })).toThrow(
      'Overloaded',
    );
  });

  it('without a sign of its end broke off', () => {
    expect(() => read(says('Open on'))).toThrow('dropped');
    const other = new AnswerParts(10_000, new Set());
    other.add({ status: 'ok' });
    other.end();
    expect(() => other.assembled()).toThrow('not-a-model');
  });
});
