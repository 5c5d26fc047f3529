import { fixClock, openMemoryStore, passTime } from '@steps/shared/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addMessage, saidIn, startThread, takeBackFrom } from './threadState';

let release: () => void;
beforeEach(async () => {
  await openMemoryStore({});
  release = fixClock();
});
afterEach(() => release());

const say = (threadId: string, text: string) => addMessage({ threadId, role: 'user', agentId: 'quinn', text });
const words = (threadId: string) => saidIn(threadId).map(({ text }) => text);

it('what is said within a millisecond keeps its order, and what followed a question is taken back with it', () => {
  const { id } = startThread('quinn');
  say(id, 'One');
  const two = say(id, 'Two');
  say(id, 'Three');
  expect(saidIn(id).map(({ at }) => at.slice(-4))).toEqual(['000Z', '001Z', '002Z']);
  takeBackFrom(two);
  expect(words(id)).toEqual(['One']);
});

it('what is said after the clock was put back still comes last', () => {
  const { id } = startThread('quinn');
  say(id, 'Before');
  passTime(-60_000);
  say(id, 'After');
  expect(words(id)).toEqual(['Before', 'After']);
});

it('taking back what is gone already takes nothing else', () => {
  const { id } = startThread('quinn');
  const one = say(id, 'One');
  say(id, 'Two');
  takeBackFrom(one);
  say(id, 'Three');
  takeBackFrom(one);
  expect(words(id)).toEqual(['Three']);
});
