import { commit } from '@steps/platform/src/core/store/commit';
import { redo, undo } from '@steps/platform/src/core/store/history';
import { type Origin, UnapprovedAiChangeError } from '@steps/platform/src/core/store/origin';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { aiResult, changeCampaign, contact, editContact, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Campaign, campaigns } from '../../nouns/campaigns/campaign';
import { createCampaign } from '../../nouns/campaigns/campaignState';
import { contacts } from '../../nouns/contacts/contact';
import { aiResults } from './aiResult';
import { applyAiChange } from './aiResultApply';
import { approveAiResult, rejectAiResult, reopenAiResult } from './aiResultState';
import { reviewRules } from './reviewRule';

const words = 'Come and see the new garden benches';
const pending = aiResult({ id: 'ai1', title: 'Benches', output: words });
const other = aiResult({ id: 'ai2', title: 'Tables', output: 'Tables for every garden' });
const ann = contact({ id: 'c1', notes: '' });

beforeEach(() =>
  openMemoryStore({ contacts: [ann, contact({ id: 'c2', notes: 'Old' })], aiResults: [pending, other] }),
);

const by = (resultId: string): Origin => ({ by: 'ai', resultId });
const write = (notes: string, origin?: Origin) => () => editContact('c1', { notes }, origin);
const ready = (fields: Partial<Campaign> = {}) =>
  createCampaign({ name: 'Autumn', type: 'email', content: words, aiResultIds: ['ai1'], status: 'ready', ...fields });

describe('a change in the name of an entry', () => {
  it('is refused while it waits, was rejected or is not there, by the title of the entry', () => {
    expect(write(words, by('ai1'))).toThrow('“Benches” was made by AI');
    expect(write(words, by('ai1'))).toThrow('but it is still waiting');
    rejectAiResult('ai1', 'No');
    expect(write(words, by('ai1'))).toThrow('but it is rejected');
    expect(write(words, by('none'))).toThrow('“none” was made by AI');
    expect(write(words, by('none'))).toThrow('but it is not in the ledger');
  });

  it('is made once it is approved, and says only what was approved', () => {
    approveAiResult('ai1');
    expect(write('Other words of nobody', by('ai1'))).toThrow(
      'The approval of “Benches” does not cover notes: only what was approved can be written.',
    );
    expect(write(words, by('ai1'))().notes).toBe(words);
  });

  it('never changes a review rule', () => {
    approveAiResult('ai1');
    const rule = { id: 'x', risk: 'low', first: false, holdBack: false, secondReader: false } as const;
    const attempt = () => commit({ label: 'x', changes: [put(reviewRules, rule)], origin: by('ai1') });
    expect(attempt).toThrow(UnapprovedAiChangeError);
    expect(attempt).toThrow('trying to change the review rules');
    expect(() => commit({ label: 'x', changes: [put(reviewRules, rule)] })).not.toThrow();
  });

  it('that is about a record reaches no other one that is there, but may bring a new one', async () => {
    const about = { collection: 'contacts', id: 'c2' };
    await openMemoryStore({
      contacts: [ann, contact({ id: 'c2' })],
      aiResults: [aiResult({ ...pending, about, data: {} })],
    });
    approveAiResult('ai1');
    expect(write(words, by('ai1'))).toThrow('approved for another record');
    expect(editContact('c2', { notes: words }, by('ai1')).notes).toBe(words);
    const fresh = { id: 'c3', createdAt: 'x', updatedAt: 'x' };
    // Refused for what it says, not for where.
    expect(() =>
      commit({ label: 'x', changes: [put(contacts, { ...contact(), ...fresh })], origin: by('ai1') }),
    ).toThrow('does not cover');
  });

  it('writes no row of the ledger, in whoever’s name', () => {
    approveAiResult('ai1');
    const forged = { ...other, status: 'approved' } as const;
    for (const changes of [[put(aiResults, forged)], [put(contacts, ann), drop(aiResults, 'ai2')]]) {
      for (const origin of [undefined, by('ai1')]) {
        expect(() => commit({ label: 'x', changes, ...(origin && { origin }) })).toThrow(
          "Expected entry ai2 of the review ledger to be changed by the ledger's own verbs, got a plain change.",
        );
      }
    }
    expect(aiResults.get('ai2')?.status).toBe('pending');
  });
});

describe('a campaign', () => {
  it('is ready once every entry that it names is approved', () => {
    expect(() => ready({ aiResultIds: ['ai1', 'ai2'] })).toThrow('“Benches”');
    approveAiResult('ai1');
    expect(() => ready({ aiResultIds: ['ai1', 'ai2'] })).toThrow('“Tables”');
    expect(() => ready({ aiResultIds: ['ai1', 'none'] })).toThrow('“none”');
    approveAiResult('ai2');
    expect(ready({ aiResultIds: ['ai1', 'ai2'] }).status).toBe('ready');
  });

  it('is a draft with whatever words', () => {
    expect(ready({ status: 'draft' }).status).toBe('draft');
  });

  it('does not get ready by leaving out the name of the entry, while the words are the same', () => {
    const own = 'Words that a person wrote';
    const { id } = ready({ status: 'draft', content: own });
    const unnamed = { aiResultIds: undefined, status: 'ready' } as const;
    expect(() => changeCampaign(id, unnamed)).toThrow('“Benches”');
    expect(changeCampaign(id, { ...unnamed, content: 'Quite other words' }).status).toBe('ready');
  });

  it('that was sent stays sent, whatever becomes of its entry', () => {
    approveAiResult('ai1');
    const { id } = ready({ status: 'sent' });
    reopenAiResult('ai1');
    expect(changeCampaign(id, { name: 'Summer' }).name).toBe('Summer');
    expect(() => changeCampaign(id, { status: 'scheduled' })).toThrow(UnapprovedAiChangeError);
    expect(() => changeCampaign(id, { content: `${words} now` })).toThrow(UnapprovedAiChangeError);
  });

  it('does not go out with words of another entry under the name of an approved one', () => {
    approveAiResult('ai2');
    expect(() => ready({ aiResultIds: ['ai2'] })).toThrow('“Benches”');
    expect(() => ready({ aiResultIds: ['ai2'], content: ` ${words} ` })).toThrow('“Benches”');
  });

  it('does not go out with gaps, unless nothing about its words is decided', async () => {
    const gap = 'Come on [date]';
    await openMemoryStore({ aiResults: [aiResult({ ...pending, output: gap })] });
    approveAiResult('ai1');
    expect(() => ready({ content: gap })).toThrow('Fill in what is missing first: [date].');
    expect(() => ready({ content: gap, aiResultIds: undefined, status: 'ready' })).not.toThrow();
    const { id } = ready({ content: gap, status: 'draft' });
    expect(() => changeCampaign(id, { status: 'scheduled' })).toThrow('[date]');
    const sent = { ...(campaigns.get(id) as Campaign), id: 'sent', status: 'sent' } as const;
    await openMemoryStore({
      campaigns: [sent],
      aiResults: [aiResult({ ...pending, output: gap, status: 'approved' })],
    });
    expect(changeCampaign('sent', { name: 'Summer' }).name).toBe('Summer');
    expect(() => changeCampaign('sent', { status: 'scheduled' })).toThrow('[date]');
  });

  it('is not made ready again by redo when the approval is gone', () => {
    approveAiResult('ai1');
    const { id } = ready({ status: 'draft' });
    changeCampaign(id, { status: 'ready' });
    expect(undo()?.changed).toBe(1);
    reopenAiResult('ai1');
    expect(() => redo()).toThrow(UnapprovedAiChangeError);
    expect(campaigns.get(id)?.status).toBe('draft');
  });
});

describe('an approved change that is taken back', () => {
  it('is in the trail of its entry, with who did it and what it was, and so is making it again', () => {
    approveAiResult('ai1');
    applyAiChange('ai1', [put(contacts, { ...ann, notes: words })]);
    undo();
    expect(aiResults.get('ai1')).toMatchObject({ appliedAt: undefined });
    expect(aiResults.get('ai1')?.history.at(-1)).toMatchObject({
      actor: 'You',
      action: 'undone',
      note: 'Apply Benches',
    });
    redo();
    const entry = aiResults.get('ai1');
    expect(entry?.history.at(-1)).toMatchObject({ action: 'redone', note: 'Apply Benches' });
    expect(entry?.appliedAt).toBe(entry?.history.at(-1)?.at);
  });

  it('is told of no entry when a person made it', () => {
    editContact('c1', { notes: 'Mine' });
    const before = aiResults.all();
    undo();
    expect(aiResults.all()).toEqual(before);
  });
});
