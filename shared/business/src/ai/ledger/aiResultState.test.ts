import { undo } from '@steps/platform/src/core/store/history';
import { aiResult, changeCampaign, fixClock, openMemoryStore, testNow } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { campaigns } from '../../nouns/campaigns/campaign';
import { createCampaign } from '../../nouns/campaigns/campaignState';
import { aiResults } from './aiResult';
import { approvedText, isApproved, newestApproved, reviewsWaiting } from './aiResultRules';
import {
  approveAiResult,
  approveAiResults,
  commentAiResult,
  modifyAiResult,
  recordAiResult,
  rejectAiResult,
  rejectAiResults,
  reopenAiResult,
  reopenAiResults,
} from './aiResultState';

const newEntry = {
  kind: 'email-body',
  module: 'marketing',
  engine: 'built-in',
  model: 'built-in',
  prompt: 'Write',
  output: 'Dear Ann',
};

let free: () => void;
beforeEach(async () => {
  await openMemoryStore({ aiResults: [aiResult({ id: 'ai1', history: [] })] });
  free = fixClock();
});
afterEach(() => free());

describe('the review ledger', () => {
  it('records what was made, by which engine, waiting for a person', () => {
    const made = recordAiResult(newEntry);
    expect(made).toMatchObject({ status: 'pending', createdAt: testNow, comments: [] });
    expect(made.history).toEqual([{ at: testNow, actor: 'built-in', action: 'recorded', note: '' }]);
  });

  it('keeps every decision with time and person', () => {
    approveAiResult('ai1', 'Elin');
    reopenAiResult('ai1', 'Tom');
    modifyAiResult('ai1', 'Better', 'Tom');
    commentAiResult('ai1', 'Shorter now', 'Elin');
    reopenAiResult('ai1');
    rejectAiResult('ai1', 'Not true');
    const entry = aiResults.get('ai1');
    expect(entry?.history.map(({ actor, action, note }) => [actor, action, note])).toEqual([
      ['Elin', 'approved', ''],
      ['Tom', 'reopened', ''],
      ['Tom', 'modified', ''],
      ['Elin', 'commented', 'Shorter now'],
      ['You', 'reopened', ''],
      ['You', 'rejected', 'Not true'],
    ]);
    expect(entry).toMatchObject({ status: 'rejected', rating: 'reject', reason: 'Not true', decidedAt: testNow });
    expect(entry?.editedText).toBeUndefined();
  });

  it('uses the text as the reviewer changed it', () => {
    expect(approvedText(modifyAiResult('ai1', 'Better'))).toBe('Better');
    reopenAiResult('ai1');
    const approved = approveAiResult('ai1');
    expect(approvedText(approved)).toBe('Three ideas for a quieter autumn');
    expect(isApproved(approved)).toBe(true);
  });

  it('keeps the text before and after a change', () => {
    expect(modifyAiResult('ai1', 'Better').history.at(-1)).toMatchObject({
      before: 'Three ideas for a quieter autumn',
      after: 'Better',
    });
  });

  it('decides only what waits, and reopens only what is decided', () => {
    expect(() => reopenAiResult('ai1')).toThrow('“Subject line” is waiting for review already.');
    approveAiResult('ai1');
    expect(() => rejectAiResult('ai1', 'Late')).toThrow('already approved. Reopen it before you decide again.');
  });

  it('does not let an engine decide about its own work', () => {
    expect(() => approveAiResult('ai1', 'built-in')).toThrow('A person must decide about “Subject line”');
  });

  it('links what was asked for again with what it replaces, which leaves the queue', () => {
    const next = recordAiResult({ ...newEntry, replacesId: 'ai1', feedback: 'Warmer, please' });
    expect(aiResults.get('ai1')).toMatchObject({
      replacedById: next.id,
      status: 'rejected',
      reason: 'Asked for again: Warmer, please',
    });
    expect(aiResults.get('ai1')?.history.map(({ action }) => action)).toEqual(['regenerated', 'rejected']);
    expect(next).toMatchObject({ replacesId: 'ai1', feedback: 'Warmer, please', status: 'pending' });
  });

  it('leaves an approved entry approved when another version is asked for', () => {
    approveAiResult('ai1');
    recordAiResult({ ...newEntry, replacesId: 'ai1' });
    expect(aiResults.get('ai1')?.status).toBe('approved');
  });

  it('decides many at once, those that wait, and says which', () => {
    const other = recordAiResult(newEntry).id;
    rejectAiResult('ai1', 'No');
    expect(approveAiResults(['ai1', other, 'none'])).toEqual([other]);
    expect(reopenAiResults(['ai1', other])).toEqual(['ai1', other]);
    expect(rejectAiResults(['ai1', other, other], 'Too loud')).toEqual(['ai1', other]);
    expect(approveAiResults([])).toEqual([]);
  });

  it('makes what was ready a draft again when its approval is taken back', () => {
    approveAiResult('ai1');
    const ready = createCampaign({ name: 'Autumn', type: 'email', aiResultId: 'ai1', status: 'ready' });
    const sent = createCampaign({ name: 'Summer', type: 'email', aiResultId: 'ai1', status: 'sent' });
    reopenAiResult('ai1');
    expect(campaigns.get(ready.id)?.status).toBe('draft');
    expect(campaigns.get(sent.id)?.status).toBe('sent');
    expect(changeCampaign(sent.id, { name: 'Summer, sent' }).name).toBe('Summer, sent');
  });

  it('wants a reason for a rejection, a text for a change and words for a comment', () => {
    expect(() => rejectAiResult('ai1', ' ')).toThrow('Say why this result is rejected.');
    expect(() => modifyAiResult('ai1', '')).toThrow('Enter the changed text');
    expect(() => commentAiResult('ai1', ' ')).toThrow('Write a comment');
  });

  it('is out of reach of undo: its trail stays whole', () => {
    approveAiResult('ai1');
    expect(undo()).toBeUndefined();
  });

  it('gives the newest result of a kind that a person let through, whatever was made or rejected since', () => {
    expect(newestApproved(aiResults.all(), 'email-body')).toBeUndefined();
    const [first, second, third] = [newEntry, newEntry, newEntry].map((entry) => recordAiResult(entry).id);
    approveAiResult(first ?? '');
    expect(newestApproved(aiResults.all(), 'email-body')?.id).toBe(first);
    modifyAiResult(second ?? '', 'Dear Bea, the shop opens on Monday.');
    rejectAiResult(third ?? '', 'Too stiff');
    expect(newestApproved(aiResults.all(), 'email-body')?.id).toBe(second);
    expect(newestApproved(aiResults.all(), 'blog-draft')).toBeUndefined();
  });

  it('lists what waits, oldest first', () => {
    const newer = aiResult({ createdAt: '2026-11-02T00:00:00.000Z' });
    const older = aiResult({ createdAt: '2026-11-01T00:00:00.000Z' });
    expect(reviewsWaiting([newer, aiResult({ status: 'approved' }), older])).toEqual([older, newer]);
  });
});
