import { beforeEach, describe, expect, it } from 'vitest';
import { commit } from '../../core/store/commit';
import { put } from '../../core/store/recordChange';
import { contacts } from '../../nouns/contacts/contact';
import { announceKinds, contact, openMemoryStore } from '../../testing';
import { applyAiChange } from './aiResultApply';
import { recordAiResult } from './aiResultState';
import { reviewRules } from './reviewRule';
import { approveBelow, reviewAlways } from './reviewRuleState';

const post = {
  kind: 'social-post',
  module: 'marketing',
  engine: 'built-in',
  model: 'built-in',
  prompt: 'A post',
  output: 'Come and see us',
};

beforeEach(() => announceKinds({ 'social-post': 'content', 'ticket-reply': 'record' }));
beforeEach(() => openMemoryStore({ contacts: [contact({ id: 'c1' })] }));

describe('review rules', () => {
  it('are not needed: without one, a person looks at every result', () => {
    expect(recordAiResult(post).status).toBe('pending');
  });

  it('let drafts below a risk through, and the trail says so', () => {
    approveBelow('social-post', 'medium');
    const low = recordAiResult(post);
    expect(low).toMatchObject({ status: 'approved', approvedBy: 'rule' });
    expect(low.history.map(({ actor, action }) => [actor, action])).toEqual([
      ['built-in', 'recorded'],
      ['Review rule', 'approved'],
    ]);
    expect(recordAiResult({ ...post, risk: 'medium' }).status).toBe('pending');
    reviewAlways('social-post');
    expect(recordAiResult(post).status).toBe('pending');
  });

  it('cannot be given to kinds that change records, known or not', () => {
    expect(() => approveBelow('ticket-reply', 'high')).toThrow('a person reviews each of them');
    expect(() => approveBelow('something-new', 'high')).toThrow('Something new results change records');
    expect(() => approveBelow('social-post', 'low')).toThrow('nothing is below low');
  });

  it('never let through what is about a record, even when the stored rule says so', () => {
    approveBelow('social-post', 'high');
    expect(recordAiResult({ ...post, about: { collection: 'contacts', id: 'c1' } }).status).toBe('pending');
    const rule = { id: 'ticket-reply', mode: 'below', risk: 'high' } as const;
    commit({ label: 'x', changes: [put(reviewRules, rule)] });
    expect(recordAiResult({ ...post, kind: 'ticket-reply' }).status).toBe('pending');
  });

  it('do not open the way to records', () => {
    approveBelow('social-post', 'high');
    const { id } = recordAiResult(post);
    const change = put(contacts, contact({ id: 'c1', notes: 'Come and see us' }));
    expect(() => applyAiChange(id, [change])).toThrow('but it is approved by a rule only');
  });
});
