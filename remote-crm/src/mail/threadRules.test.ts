import { expect, it } from 'vitest';
import { answerSubject, lastInThread, threadAfter } from './threadRules';

const sent = { messageId: '<mail-1@bramble.example>' };

it('an answer goes on from what it answers, and a long thread keeps its first and its last messages', () => {
  expect(threadAfter(sent)).toEqual(['<mail-1@bramble.example>']);
  expect(threadAfter({ ...sent, references: ['<a@b.example>'] })).toEqual([
    '<a@b.example>',
    '<mail-1@bramble.example>',
  ]);
  const long = threadAfter({ ...sent, references: Array.from({ length: 50 }, (_, at) => `<${at}@b.example>`) });
  expect(long).toHaveLength(20);
  expect([long[0], long.at(-2), long.at(-1)]).toEqual(['<0@b.example>', '<49@b.example>', '<mail-1@bramble.example>']);
});

it('the last message of a thread is the one that nobody answers, whatever the clock of its sender says', () => {
  const first = { messageId: '<1@b.example>', at: '2026-11-28T10:00:00.000Z' };
  const ours = { ...sent, references: ['<1@b.example>'], at: '2026-11-28T10:05:00.400Z' };
  const answer = { messageId: '<2@b.example>', references: threadAfter(ours), at: '2026-11-28T10:05:00.000Z' };
  expect(lastInThread([first, answer, ours])).toBe(answer);
  const another = { messageId: '<3@b.example>', at: '2026-11-28T10:06:00.000Z' };
  expect(lastInThread([first, answer, ours, another])).toBe(another);
  expect(lastInThread([])).toBeUndefined();
});

it.each([
  ['Jam', 'Re: Jam'],
  ['Re: Jam', 'Re: Jam'],
  ['RE: Fwd: Re: Jam', 'Re: Jam'],
  ['Reorder of jam', 'Re: Reorder of jam'],
  ['', 'Re: '],
])('the answer to “%s” is “%s”', (subject, answer) => {
  expect(answerSubject(subject)).toBe(answer);
});
