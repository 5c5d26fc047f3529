import type { AiResult } from '@steps/business';
import { aiResult, testNow } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import type { Piece } from './piece';
import { chosenId, partText, pieceStatus, titleOf, variantName } from './pieceRules';

const piece = (fields: Partial<Piece>): Piece => ({
  id: 'piece-1',
  kind: 'email',
  title: 'Open day',
  brief: {},
  parts: {},
  fields: {},
  createdAt: testNow,
  updatedAt: testNow,
  ...fields,
});
const ledger =
  (...results: AiResult[]) =>
  (id: string) =>
    results.find((result) => result.id === id);
const waiting = aiResult({ id: 'w' });
const approved = aiResult({ id: 'a', status: 'approved' });
const changed = aiResult({ id: 'm', status: 'modified', editedText: 'Changed words' });
const rejected = aiResult({ id: 'r', status: 'rejected' });
const resultOf = ledger(waiting, approved, changed, rejected);
const part = (...options: string[]) => ({ options });

describe('the status of a piece', () => {
  it('is draft without words, and with a part that was rejected or is gone', () => {
    expect(pieceStatus(piece({}), resultOf)).toBe('draft');
    expect(pieceStatus(piece({ parts: { subject: part('a'), body: part('r') } }), resultOf)).toBe('draft');
    expect(pieceStatus(piece({ parts: { subject: part('gone') } }), resultOf)).toBe('draft');
  });

  it('is waiting while any part waits for a person, whatever day it has', () => {
    const parts = { subject: part('a'), body: part('w') };
    expect(pieceStatus(piece({ parts, scheduledAt: testNow }), resultOf)).toBe('waiting');
  });

  it('is approved when every part is, and scheduled with a day', () => {
    const parts = { subject: part('a'), body: part('m') };
    expect(pieceStatus(piece({ parts }), resultOf)).toBe('approved');
    expect(pieceStatus(piece({ parts, scheduledAt: testNow }), resultOf)).toBe('scheduled');
  });

  it('stays published, also when an approval is taken back later', () => {
    expect(pieceStatus(piece({ parts: { body: part('w') }, publishedAt: testNow }), resultOf)).toBe('published');
  });

  it('of a person’s own words is draft until the person says they are finished', () => {
    const parts = { body: { options: [], text: 'Mine' } };
    expect(pieceStatus(piece({ parts, scheduledAt: testNow }), resultOf)).toBe('draft');
    expect(pieceStatus(piece({ parts, scheduledAt: testNow, finishedAt: testNow }), resultOf)).toBe('scheduled');
  });
});

it('a post has the status of its version in use, whatever became of the other one', () => {
  const parts = { main: part('w'), alternative: part('a') };
  expect(pieceStatus(piece({ kind: 'social', parts }), resultOf)).toBe('waiting');
  expect(pieceStatus(piece({ kind: 'social', parts, fields: { version: 'alternative' } }), resultOf)).toBe('approved');
});

it('an article has the status of its text: an outline is never published', () => {
  const outline = part('w');
  expect(pieceStatus(piece({ kind: 'blog', parts: { outline } }), resultOf)).toBe('waiting');
  expect(pieceStatus(piece({ kind: 'blog', parts: { outline, draft: part('a') } }), resultOf)).toBe('approved');
});

describe('the words of a part', () => {
  it('are a person’s own, else those of the variant in use as they were approved', () => {
    expect(partText({ options: ['a'], text: 'Mine' }, resultOf)).toBe('Mine');
    expect(partText({ options: ['a', 'm'] }, resultOf)).toBe('Changed words');
    expect(partText({ options: ['a', 'm'], chosen: 'a' }, resultOf)).toBe(approved.output);
    expect(partText(undefined, resultOf)).toBe('');
  });

  it('come from the newest variant when the chosen one is gone', () => {
    expect(chosenId({ options: ['a', 'm'], chosen: 'w' })).toBe('m');
  });
});

it('a title is the first line of the brief, shortened', () => {
  expect(titleOf('  Open day,\tSaturday \nFrom ten')).toBe('Open day, Saturday');
  expect(titleOf('x'.repeat(100_000))).toHaveLength(80);
});

it('variants are A to Z, then AA', () => {
  expect([0, 25, 26, 27].map(variantName)).toEqual(['A', 'Z', 'AA', 'AB']);
});
