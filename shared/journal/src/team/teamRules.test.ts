import { expect, it } from 'vitest';
import { serverAddress } from './teamRules';

it.each([
  ['ws://localhost:4280', 'ws://localhost:4280'],
  [' wss://a.example/ ', 'wss://a.example'],
  ['wss://a.example,wss://b.example', 'wss://a.example, wss://b.example'],
  ['wss://a.example\nwss://b.example; wss://a.example', 'wss://a.example, wss://b.example'],
])('the address %j is used as %j: its nodes, each once', (typed, used) => {
  expect(serverAddress(typed)).toBe(used);
});

it.each(['', 'https://a.example', 'wss://a.example, b.example', 'wss://ada:secret@a.example', 'wss://a.example,'])(
  'the address %j is refused',
  (typed) => {
    expect(() => serverAddress(typed)).toThrow('begins with wss:// or ws://');
  },
);

it('more nodes than decide together are refused', () => {
  const nodes = Array.from({ length: 10 }, (_, n) => `wss://${n}.example`);
  expect(() => serverAddress(nodes.join(' '))).toThrow('at most 9 nodes');
});
