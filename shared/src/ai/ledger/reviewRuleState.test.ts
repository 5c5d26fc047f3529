import { beforeEach, describe, expect, it } from 'vitest';
import { announceKinds, openMemoryStore } from '../../testing';
import { aiResults } from './aiResult';
import { reviewsWaiting } from './aiResultRules';
import { recordAiResult } from './aiResultState';
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

  it('of earlier versions, which let drafts through, do so no more', () => {
    const read = reviewRules.read('social-post', { v: 1, r: { id: 'social-post', mode: 'below', risk: 'high' } });
    expect(read).toEqual({ record: { id: 'social-post', risk: 'low', first: false } });
  });
});
