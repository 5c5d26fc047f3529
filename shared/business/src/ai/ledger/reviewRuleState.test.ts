import { commitLedger } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { aiResult, declareKinds, openMemoryStore, testNow } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setCurrentPerson } from '../../nouns/people/currentPerson';
import { actAs } from '../../nouns/people/membership';
import { tomWith } from '../../nouns/people/people.fixture';
import { ownerId } from '../../nouns/people/person';
import { aiResults } from './aiResult';
import { reviewsWaiting } from './aiResultRules';
import {
  approveAiResult,
  approveAiResults,
  assignAiResult,
  modifyAiResult,
  recordAiResult,
  rejectAiResult,
  releaseAiResult,
  reopenAiResult,
} from './aiResultState';
import { highRiskRule, reviewRules } from './reviewRule';
import { updateReviewRule } from './reviewRuleState';

const post = {
  kind: 'social-post',
  module: 'marketing',
  engine: 'built-in',
  model: 'built-in',
  prompt: 'A post',
  output: 'Come and see us',
};

beforeEach(() => declareKinds({ 'social-post': 'content', 'ticket-reply': 'record' }));
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

describe('with several people', () => {
  const high = { ...post, kind: 'ticket-reply', risk: 'high' } as const;
  beforeEach(() => tomWith({ 'human-loop': ['view', 'add', 'change', 'approve'] }));
  afterEach(() => setCurrentPerson(undefined));

  it('high risk is read by two of them where the rule says so, in the data and for what waited before', () => {
    const before = recordAiResult(high);
    updateReviewRule(highRiskRule, { secondReader: true });
    expect(aiResults.get(before.id)).toMatchObject({ needsSecond: true });
    const made = recordAiResult(high);
    expect(recordAiResult(post)).not.toHaveProperty('needsSecond');
    for (const { id } of [before, made]) {
      expect(approveAiResult(id)).toMatchObject({ status: 'pending', reading: { actor: 'Tom' } });
      expect(() => approveAiResult(id)).toThrow(
        'The first reader of “ticket-reply” was “Tom”. Somebody else is the second.',
      );
      expect(approveAiResults([id])).toEqual([]);
      setCurrentPerson(ownerId);
      expect(approveAiResult(id).status).toBe('approved');
      setCurrentPerson('tom');
    }
  });

  it('also what came from a device that did not know the rule yet, in one go and alone', () => {
    updateReviewRule(highRiskRule, { secondReader: true });
    const [one, other] = [aiResult({ id: 'one', risk: 'high' }), aiResult({ id: 'other', risk: 'high' })];
    commitLedger([put(aiResults, one), put(aiResults, other)]);
    expect(approveAiResults(['one', 'other'])).toEqual([]);
    expect(approveAiResult('one')).toMatchObject({ status: 'pending', needsSecond: true });
  });

  it('an approval by one alone that comes in from elsewhere waits again', () => {
    updateReviewRule(highRiskRule, { secondReader: true });
    const made = approveAiResult(recordAiResult(high).id);
    const event = { at: testNow, actor: 'Tom', action: 'approved', note: '' };
    const forged = { ...made, status: 'approved' as const, history: [...made.history, event] };
    const read = aiResults.read(made.id, aiResults.stored(forged));
    expect(read).toMatchObject({ record: { status: 'pending' } });
  });

  it('in a team it asks for somebody else only where somebody else may approve, whatever names are on the device', () => {
    updateReviewRule(highRiskRule, { secondReader: true });
    const inTeam = (others: readonly string[]) =>
      actAs({
        device: 'laptop',
        people: ['Post office', ...others],
        readers: { refuse: () => undefined, others: () => others, areTwo: () => false, subscribe: () => () => {} },
      });
    inTeam([]);
    expect(approveAiResult(recordAiResult(high).id).status).toBe('approved');
    inTeam(['Bo']);
    expect(approveAiResult(recordAiResult(high).id)).toMatchObject({ status: 'pending', needsSecond: true });
    actAs(undefined);
  });

  it('who works alone is asked for nobody else', async () => {
    await openMemoryStore();
    updateReviewRule(highRiskRule, { secondReader: true });
    expect(approveAiResult(recordAiResult(high).id).status).toBe('approved');
  });

  it('what waits is assigned to a person, told in its trail, and stays theirs when it is asked for again', () => {
    const made = recordAiResult(post);
    assignAiResult(made.id, 'Olive');
    expect(aiResults.get(made.id)).toMatchObject({ assignee: 'Olive', status: 'pending' });
    expect(aiResults.get(made.id)?.history.at(-1)).toMatchObject({
      actor: 'Tom',
      action: 'assigned',
      note: 'to Olive',
    });
    const next = recordAiResult({ ...post, replacesId: made.id });
    expect(next.assignee).toBe('Olive');
    expect(assignAiResult(next.id, undefined)).toMatchObject({ assignee: undefined });
    approveAiResult(next.id);
    expect(() => assignAiResult(next.id, 'Olive')).toThrow('is approved already, so it needs no reader.');
  });
});
