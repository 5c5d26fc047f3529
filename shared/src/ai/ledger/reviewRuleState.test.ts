import { beforeEach, describe, expect, it } from 'vitest';
import { aiResult, announceKinds, openMemoryStore, testNow } from '../../testing';
import { aiResults } from './aiResult';
import { reviewsWaiting } from './aiResultRules';
import {
  approveAiResult,
  approveAiResults,
  modifyAiResult,
  recordAiResult,
  rejectAiResult,
  releaseAiResult,
  reopenAiResult,
} from './aiResultState';
import { reviewRules } from './reviewRule';
import { updateReviewRule } from './reviewRuleState';

const post = {
  kind: 'social-post',
  module: 'marketing',
  engine: 'built-in',
  model: 'built-in',
  prompt: 'A post',
  output: 'Come and see us',
};

beforeEach(() => announceKinds({ 'social-post': 'content', 'ticket-reply': 'record' }));
beforeEach(() => openMemoryStore());

describe('review rules', () => {
  it('raise a risk, and never lower one', () => {
    updateReviewRule('social-post', { risk: 'medium' });
    expect(recordAiResult({ ...post, risk: 'low' })).toMatchObject({ risk: 'medium', status: 'pending' });
    expect(recordAiResult({ ...post, risk: 'high' }).risk).toBe('high');
    expect(recordAiResult({ ...post, kind: 'ticket-reply', risk: 'low' }).risk).toBe('low');
  });

  it('put a kind before what waits longer', () => {
    const older = recordAiResult({ ...post, kind: 'ticket-reply' });
    updateReviewRule('social-post', { first: true });
    const ahead = recordAiResult(post);
    expect(reviewsWaiting(aiResults.all()).map(({ id }) => id)).toEqual([ahead.id, older.id]);
  });

  it('hold a kind back: it comes last, and nobody approves it before it is released', () => {
    updateReviewRule('social-post', { holdBack: true });
    const held = recordAiResult(post);
    const free = recordAiResult({ ...post, kind: 'ticket-reply' });
    expect(reviewsWaiting(aiResults.all()).map(({ id }) => id)).toEqual([free.id, held.id]);
    expect(() => approveAiResult(held.id)).toThrow('holds “social-post” back. Release it first.');
    expect(() => modifyAiResult(held.id, 'Other words')).toThrow('Release it first.');
    expect(approveAiResults([held.id, free.id])).toEqual([free.id]);
    releaseAiResult(held.id, 'Elin');
    expect(approveAiResult(held.id)).toMatchObject({ status: 'approved' });
    expect(aiResults.get(held.id)?.history.map(({ action }) => action)).toEqual(['recorded', 'released', 'approved']);
    expect(rejectAiResult(recordAiResult(post).id, 'No').status).toBe('rejected');
  });

  it('ask for a second reader: it waits until somebody else has approved it as well', () => {
    updateReviewRule('social-post', { secondReader: true });
    const { id } = recordAiResult(post);
    expect(approveAiResults([id])).toEqual([]);
    expect(approveAiResult(id)).toMatchObject({ status: 'pending', reading: { actor: 'You' } });
    expect(() => approveAiResult(id, ' you ')).toThrow('The first reader of “social-post” was “You”.');
    expect(approveAiResult(id, 'Elin')).toMatchObject({ status: 'approved', reading: undefined });
    reopenAiResult(id);
    expect(modifyAiResult(id, 'Come on Monday')).toMatchObject({ status: 'pending', editedText: undefined });
    expect(approveAiResult(id, 'Elin')).toMatchObject({ status: 'modified', editedText: 'Come on Monday' });
    const row = aiResults.get(id);
    expect(aiResults.read(id, { v: 1, r: row })).toEqual({ record: row });
  });

  it.each([
    ['held back and never released', { held: true }, ['approved']],
    ['read by one person only', { needsSecond: true }, ['approved']],
    ['read twice by the same person', { needsSecond: true }, ['read', 'approved']],
  ])('apply to entries that are read from storage: %s, it waits again', (_, fields, actions) => {
    const history = actions.map((action) => ({ at: testNow, actor: 'You', action, note: '' }));
    const row = aiResult({ id: 'a', status: 'approved', ...fields, history });
    expect(aiResults.read('a', { v: 1, r: row })).toMatchObject({ record: { status: 'pending' } });
  });

  it('of earlier versions, which let drafts through, do so no more', () => {
    const read = reviewRules.read('social-post', { v: 1, r: { id: 'social-post', mode: 'below', risk: 'high' } });
    expect(read).toEqual({
      record: { id: 'social-post', risk: 'low', first: false, holdBack: false, secondReader: false },
    });
  });
});
