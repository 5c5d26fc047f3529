import { fixClock, openMemoryStore, passTime } from '@steps/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addMessage, deleteFrom, messagesIn, startThread } from './threadState';

let release: () => void;
beforeEach(async () => {
  await openMemoryStore({});
  release = fixClock();
});
afterEach(() => release());

const say = (threadId: string, text: string) => addMessage({ threadId, role: 'user', agentId: 'quinn', text });
const words = (threadId: string) => messagesIn(threadId).map(({ text }) => text);

it('messages of the same millisecond keep their order, and a question takes its answers back with it', () => {
  const { id } = startThread('quinn');
  say(id, 'One');
  const two = say(id, 'Two');
  say(id, 'Three');
  expect(messagesIn(id).map(({ at }) => at.slice(-4))).toEqual(['000Z', '001Z', '002Z']);
  deleteFrom(two);
  expect(words(id)).toEqual(['One']);
});

it('a message after the clock was put back still comes last', () => {
  const { id } = startThread('quinn');
  say(id, 'Before');
  passTime(-60_000);
  say(id, 'After');
  expect(words(id)).toEqual(['Before', 'After']);
});

it('taking back a message that is gone removes no other', () => {
  const { id } = startThread('quinn');
  const one = say(id, 'One');
  say(id, 'Two');
  deleteFrom(one);
  say(id, 'Three');
  deleteFrom(one);
  expect(words(id)).toEqual(['Three']);
});
