import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { undo } from '../store/history';
import { aiResult, fixClock, openMemoryStore, testNow } from '../testing';
import { aiResults } from './aiResult';
import { approvedText, isApproved, reviewsWaiting } from './aiResultRules';
import {
  approveAiResult,
  commentAiResult,
  modifyAiResult,
  recordAiResult,
  rejectAiResult,
  reopenAiResult,
} from './aiResultState';

let free: () => void;
beforeEach(async () => {
  await openMemoryStore({ aiResults: [aiResult({ id: 'ai1', history: [] })] });
  free = fixClock();
});
afterEach(() => free());

describe('the review ledger', () => {
  it('records what was made, by which engine, waiting for a person', () => {
    const made = recordAiResult({
      kind: 'email-body',
      module: 'marketing',
      engine: 'built-in',
      model: 'built-in',
      prompt: 'Write',
      output: 'Dear Ann',
    });
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
      ['Tom', 'modified', 'Better'],
      ['Elin', 'commented', 'Shorter now'],
      ['You', 'reopened', ''],
      ['You', 'rejected', 'Not true'],
    ]);
    expect(entry).toMatchObject({ status: 'rejected', rating: 'reject', reason: 'Not true', decidedAt: testNow });
    expect(entry?.editedText).toBeUndefined();
  });

  it('uses the text as the reviewer changed it', () => {
    expect(approvedText(modifyAiResult('ai1', 'Better'))).toBe('Better');
    expect(approvedText(approveAiResult('ai1'))).toBe('Three ideas for a quieter autumn');
    expect(isApproved(approveAiResult('ai1'))).toBe(true);
  });

  it('wants a reason for a rejection, a text for a change and words for a comment', () => {
    expect(() => rejectAiResult('ai1', ' ')).toThrow('Say why this result is rejected.');
    expect(() => modifyAiResult('ai1', '')).toThrow('Expected the changed text');
    expect(() => commentAiResult('ai1', ' ')).toThrow('Expected a comment');
  });

  it('is out of reach of undo: its trail stays whole', () => {
    approveAiResult('ai1');
    expect(undo()).toBeUndefined();
  });

  it('lists what waits, oldest first', () => {
    const newer = aiResult({ createdAt: '2026-11-02T00:00:00.000Z' });
    const older = aiResult({ createdAt: '2026-11-01T00:00:00.000Z' });
    expect(reviewsWaiting([newer, aiResult({ status: 'approved' }), older])).toEqual([older, newer]);
  });
});
