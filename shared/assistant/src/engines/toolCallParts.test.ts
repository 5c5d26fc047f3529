import { describe, expect, it } from 'vitest';
import { type CallPiece, ToolCallParts } from './toolCallParts';

const piece = (given: Partial<CallPiece>): CallPiece => ({ index: undefined, id: '', name: '', json: '', ...given });
const find = piece({ id: 'a1', name: 'find_names', json: '{"text":"Harbour"}' });
const known = piece({ id: 'b2', name: 'known_values', json: '{}' });

function whole(...messages: readonly (readonly CallPiece[])[]) {
  const calls = new ToolCallParts(new Set(['find_names', 'known_values']));
  for (const message of messages) calls.add(message);
  return calls.assembled();
}

const both = [
  { id: 'a1', name: 'find_names', json: '{"text":"Harbour"}' },
  { id: 'b2', name: 'known_values', json: '{}' },
];

describe('two calls of tools', () => {
  it.each([
    ['without an index', [[find], [known]]],
    ['without an index, in one message', [[find, known]]],
    ['with the same index', [[{ ...find, index: 0 }], [{ ...known, index: 0 }]]],
    [
      'with an index each, in one message',
      [
        [
          { ...find, index: 0 },
          { ...known, index: 1 },
        ],
      ],
    ],
    ['counted from 1', [[{ ...find, index: 1 }], [{ ...known, index: 2 }]]],
    [
      'in pieces by index, one with the other',
      [
        [{ ...find, index: 0, json: '' }],
        [{ ...known, index: 1, json: '' }],
        [piece({ index: 1, json: '{' })],
        [piece({ index: 0, json: '{"text":' })],
        [piece({ index: 1, json: '}' })],
        [piece({ index: 0, json: '"Harbour"}' })],
      ],
    ],
    [
      'in pieces without an index',
      [[{ ...find, json: '' }], [piece({ json: '{"text":"Har' })], [piece({ json: 'bour"}' })], [known]],
    ],
    [
      'with id and name again in each piece',
      [
        [{ ...find, index: 0, json: '{"text":' }],
        [{ ...find, index: 0, json: '"Harbour"}' }],
        [{ ...known, index: 0 }],
      ],
    ],
    [
      'with a new id in each piece that has no name',
      [
        [{ ...find, index: 0, json: '{"text":' }],
        [piece({ index: 0, id: 'x7', json: '"Harbour"}' })],
        [{ ...known, index: 1 }],
      ],
    ],
    [
      'whose name comes after the id',
      [[piece({ id: 'a1' })], [piece({ name: 'find_names' })], [piece({ json: find.json })], [known]],
    ],
  ])('are kept apart %s', (_, messages) => expect(whole(...messages)).toEqual(both));

  it('are kept apart without index and id, and each gets an id', () => {
    const calls = whole([{ ...known, id: '', json: '' }], [{ ...find, id: '' }]);
    expect(calls.map(({ name, json }) => [name, json])).toEqual([
      ['known_values', '{}'],
      ['find_names', '{"text":"Harbour"}'],
    ]);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(2);
  });

  it('of the same tool are two, also under one id', () => {
    const other = { ...find, json: '{"text":"Mill"}' };
    const calls = whole([{ ...find, index: 0 }], [{ ...other, index: 0 }]);
    expect(calls.map(({ json }) => json)).toEqual([find.json, other.json]);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(2);
  });
});

it('a call that is sent again is one', () => {
  expect(whole([find], [known], [find])).toEqual(both);
  expect(whole([{ ...find, index: 0 }], [{ ...find, index: 0 }], [{ ...known, index: 1 }])).toEqual(both);
});

it.each(['functions.find_names', 'find_names<|channel|>commentary'])('the name %s is that of the tool', (name) =>
  expect(whole([{ ...find, name }])).toEqual([both[0]]),
);

it('a name that comes in pieces is one', () => {
  expect(whole([piece({ index: 0, id: 'a1', name: 'find_' })], [piece({ index: 0, name: 'names' })])).toEqual([
    { id: 'a1', name: 'find_names', json: '{}' },
  ]);
});
