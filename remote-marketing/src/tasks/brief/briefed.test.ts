import { expect, it } from 'vitest';
import { briefed } from './briefed';
import { wordsOf } from './briefFacts';

it('the note of a reviewer changes the facts that the text is written from', () => {
  const { facts } = briefed('open day on 5 June', { feedback: 'mention Leeds, and remove the date', previous: '' });
  expect(wordsOf(facts, 'when')).toEqual([]);
  expect(wordsOf(facts, 'place')).toEqual(['in Leeds']);
});
