import { companies, contacts } from '@steps/business';
import { historySteps, undo } from '@steps/platform';
import { activity, company, contact, deal, fixClock, openMemoryStore, testNow } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { updateContact } from '../nouns/contactState';
import { defaultScoreRules } from './score';
import {
  addScoreRule,
  applyRuleScore,
  changeScoreRule,
  previewScores,
  recalculateScores,
  removeScoreRule,
  resetScoreRules,
  scoreRulesOf,
} from './scoreState';

let restoreClock: () => void;
beforeEach(async () => {
  restoreClock = fixClock();
  await openMemoryStore({
    contacts: [
      contact({ id: 'ada', title: 'Founder', companyId: 'fenwick', lastContact: testNow, score: 12 }),
      contact({ id: 'bob', email: '', phone: '', title: '', temperature: 'cold', score: 0 }),
    ],
    companies: [company({ id: 'fenwick', website: 'fenwick.example', status: 'active', score: 99 })],
    deals: [deal({ contactId: 'ada', stage: 'new' }), deal({ contactId: 'bob', stage: 'won' })],
  });
});
afterEach(() => restoreClock());
const scoreOf = (id: string) => contacts.get(id)?.score;

describe('the score of the rules', () => {
  it('counts what is known of a contact, an open deal and a recent contact', () => {
    // Email 10, phone 5, founder 15, open deal 20, in touch 15, warm 5.
    expect(applyRuleScore('contact', 'ada')).toBe(70);
    expect(scoreOf('ada')).toBe(70);
    undo();
    expect(scoreOf('ada')).toBe(12);
  });

  it('of a company counts the last contact of its people and its own calls', async () => {
    // Website 10, in touch 15, active 20.
    expect(applyRuleScore('company', 'fenwick')).toBe(45);
    await openMemoryStore({
      companies: [company({ id: 'fenwick' })],
      activities: [activity({ type: 'call', companyId: 'fenwick', createdAt: testNow })],
    });
    expect(applyRuleScore('company', 'fenwick')).toBe(15);
  });

  it('is given to all records in one step, and one undo reverts it', async () => {
    const steps = historySteps().length;
    const progress: number[] = [];
    const result = await recalculateScores({ onProgress: (done) => progress.push(done) });
    expect(result).toEqual({ seen: 3, changed: 2 });
    expect(progress).toEqual([3]);
    expect([scoreOf('ada'), scoreOf('bob'), companies.get('fenwick')?.score]).toEqual([70, 0, 45]);
    expect(historySteps()).toHaveLength(steps + 1);
    undo();
    expect([scoreOf('ada'), companies.get('fenwick')?.score]).toEqual([12, 99]);
  });

  it('stops on request, and keeps what was done as one step', async () => {
    const stop = new AbortController();
    stop.abort();
    expect(await recalculateScores({ signal: stop.signal })).toEqual({ seen: 0, changed: 0 });
    expect(scoreOf('ada')).toBe(12);
  });

  it('says beforehand how many would change', async () => {
    const signal = new AbortController().signal;
    expect(await previewScores('contact', signal)).toEqual({ seen: 2, changed: 1 });
    updateContact('ada', { score: 70 });
    expect(await previewScores('contact', signal)).toEqual({ seen: 2, changed: 0 });
  });
});

describe('the rules of a client', () => {
  it('are the defaults until somebody changes them, and again on request', () => {
    expect(scoreRulesOf('contact')).toBe(defaultScoreRules.contact);
    addScoreRule('contact', { test: 'tag', value: ' VIP ', points: 20 });
    expect(scoreRulesOf('contact').at(-1)).toMatchObject({ test: 'tag', value: 'VIP', points: 20 });
    expect(scoreRulesOf('company')).toBe(defaultScoreRules.company);
    resetScoreRules('contact');
    expect(scoreRulesOf('contact')).toBe(defaultScoreRules.contact);
  });

  it('are changed and removed, each an undoable step', () => {
    changeScoreRule('contact', { id: 'email', test: 'has', value: 'email', points: 30 });
    expect(scoreRulesOf('contact')[0]?.points).toBe(30);
    removeScoreRule('contact', 'email');
    expect(scoreRulesOf('contact').some(({ id }) => id === 'email')).toBe(false);
    undo();
    undo();
    expect(scoreRulesOf('contact')).toEqual(defaultScoreRules.contact);
  });

  it('are never the same twice', () => {
    expect(() => addScoreRule('contact', { test: 'has', value: 'EMAIL', points: 1 })).toThrow('already');
  });
});
