import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { aiResult, contact, openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contacts } from '../../nouns/contacts/contact';
import { setCurrentPerson } from '../../nouns/people/currentPerson';
import { logEntries } from '../../nouns/people/logEntry';
import { tomWith } from '../../nouns/people/people.fixture';
import { ownerId } from '../../nouns/people/person';
import { aiResults } from './aiResult';
import { approveAiResult } from './aiResultState';
import { highRiskRule, reviewRules } from './reviewRule';
import { updateReviewRule, withSecondReader } from './reviewRuleState';
import { unapprovedWords } from './unapprovedWords';

const words = 'Come and see the new garden benches';
const about = { collection: 'contacts', id: 'c1' };

beforeEach(() =>
  openMemoryStore({
    contacts: [contact({ id: 'c1' }), contact({ id: 'c2' })],
    aiResults: [aiResult({ id: 'ai1', output: words, about })],
  }),
);
afterEach(() => setCurrentPerson(undefined));

describe('of several changes in the name of an entry', () => {
  const write = (...changes: Parameters<typeof commit>[0]['changes']) =>
    commit({ label: 'x', changes, origin: { by: 'ai', resultId: 'ai1' } });
  const own = () => put(contacts, { ...contact({ id: 'c1' }), notes: words });

  it('one that changes a review rule is enough to refuse all', () => {
    approveAiResult('ai1');
    const rule = { id: 'x', risk: 'low', first: false, holdBack: false, secondReader: false } as const;
    expect(() => write(own(), put(reviewRules, rule))).toThrow('trying to change the review rules');
  });

  it('one of another record is enough as well', () => {
    approveAiResult('ai1');
    expect(() => write(own(), put(contacts, contact({ id: 'c2', notes: words })))).toThrow('for another record');
    expect(contacts.get('c1')?.notes).toBe('');
  });
});

it('what is typed and not recorded yet may hold words that nobody approved', () => {
  const change = { collection: logEntries.name, id: 'x', value: { text: words } };
  expect(unapprovedWords([change])).toBeUndefined();
  expect(unapprovedWords([change, { ...change, collection: 'contacts' }])?.id).toBe('ai1');
});

describe('the rule that results of high risk are read twice', () => {
  const high = (id: string, fields: Parameters<typeof aiResult>[0] = {}) => aiResult({ id, risk: 'high', ...fields });
  const open = () =>
    openMemoryStore({
      aiResults: [
        high('waits'),
        high('decided', { status: 'rejected' }),
        high('twice', { needsSecond: true }),
        aiResult({ id: 'low' }),
      ],
    });

  it('asks for a second reader of those that wait, and of no other', async () => {
    await open();
    tomWith({});
    setCurrentPerson(ownerId);
    const before = ['decided', 'twice', 'low'].map((id) => aiResults.get(id));
    updateReviewRule(highRiskRule, { secondReader: true });
    expect(aiResults.get('waits')?.needsSecond).toBe(true);
    expect(['decided', 'twice', 'low'].map((id) => aiResults.get(id))).toEqual(before);
    expect(reviewRules.get('high-risk')).toEqual({
      id: 'high-risk',
      risk: 'low',
      first: false,
      holdBack: false,
      secondReader: true,
    });
    expect(logEntries.all().map(({ label }) => label)).toContain('Change the review rule for high risk');
    const decided = high('x', { status: 'approved' });
    expect(withSecondReader(decided)).toBe(decided);
  });

  it('asks nobody where one person works alone, and nothing once it is off', async () => {
    await open();
    updateReviewRule(highRiskRule, { secondReader: true });
    expect(aiResults.get('waits')?.needsSecond).toBeUndefined();
    tomWith({});
    setCurrentPerson(ownerId);
    updateReviewRule(highRiskRule, { secondReader: false });
    expect(aiResults.get('waits')?.needsSecond).toBeUndefined();
  });
});

it('a review rule is changed by the name of its kind, and keeps what was not changed', () => {
  updateReviewRule('social-post', { risk: 'high' });
  updateReviewRule('social-post', { first: true });
  expect(reviewRules.get('social-post')).toEqual({
    id: 'social-post',
    risk: 'high',
    first: true,
    holdBack: false,
    secondReader: false,
  });
  expect(logEntries.all().at(-1)?.label).toMatch(/^Change the review rule for ./);
});
