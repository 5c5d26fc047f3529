import { describe, expect, it } from 'vitest';
import { readModelList } from './modelList';

const idsOf = (body: unknown) => readModelList(body)?.map(({ id }) => id);

describe('the list of models', () => {
  it.each([
    ['the protocol’s form', { object: 'list', data: [{ id: 'b' }, { id: 'a' }] }],
    ['a bare list', [{ id: 'a' }, { id: 'b' }]],
    ['texts', ['b', 'a', 'a', '']],
    ['texts in data', { data: ['a', 'b'] }],
    ['models by name', { models: [{ name: 'a', model: 'a', size: 7 }, { name: 'b' }] }],
    [
      'models by key',
      {
        models: [
          { type: 'llm', key: 'a', display_name: 'The A' },
          { type: 'llm', key: 'b' },
        ],
      },
    ],
    [
      'an id beside a name',
      [
        { id: 'a', name: 'The A' },
        { id: 'b', name: 'The B' },
      ],
    ],
    ['two lists, one of them empty', { data: null, models: [{ model: 'a' }, { model: 'b' }] }],
    ['a result', { success: true, result: [{ name: 'a' }, { name: 'b' }] }],
    ['an object for each', { models: { b: { context: 4096 }, a: {} } }],
    ['entries that nobody can read between them', { data: [null, 7, { id: 3 }, { id: 'a' }, {}, { id: 'b' }] }],
  ])('is read from %s', (_, body) => expect(idsOf(body)).toEqual(['a', 'b']));

  it('may be empty, and is not seen in other things', () => {
    expect(idsOf({ data: [] })).toEqual([]);
    for (const other of [{}, 'models', null, { status: 'ok' }]) expect(readModelList(other)).toBeUndefined();
  });

  it.each([
    'aa-embed:latest',
    'text-embedding-3-small',
    'bge-m3',
    'BAAI/bge-reranker-v2',
    'whisper-1',
    'gpt-4o-mini-tts',
    'all-minilm:l6',
    'dall-e-3',
    'omni-moderation-latest',
    'babbage-002',
  ])('has %s after the models that may chat', (other) =>
    expect(idsOf({ data: [{ id: other }, { id: 'zephyr:7b' }] })).toEqual(['zephyr:7b', other]),
  );

  it.each([
    'qwen2.5-vl-7b-instruct',
    'gemma-3-4b-it',
    'gpt-5-mini',
    'models/gemini-2.5-flash',
    'o3',
    'command-r',
    'phi4',
  ])('takes %s for one that may chat', (id) => expect(readModelList([id])).toEqual([{ id, mayChat: true }]));

  it.each([
    ['LM Studio', { id: 'a', type: 'embeddings' }],
    ['Mistral', { id: 'a', capabilities: { completion_chat: false } }],
    ['Gemini', { name: 'a', supportedGenerationMethods: ['embedContent'] }],
    ['OpenRouter', { id: 'a', architecture: { output_modalities: ['image'] } }],
  ])('believes %s where it says what a model does', (_, model) =>
    expect(readModelList([model])).toEqual([{ id: 'a', mayChat: false }]),
  );
});
