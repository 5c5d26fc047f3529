import { redo, undo } from '@steps/platform/src/core/store/history';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { aiResult, openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AiResult, type AiResultStatus, aiResults } from './aiResult';
import { approvedText, isApproved } from './aiResultRules';
import {
  approveAiResult,
  commentAiResult,
  modifyAiResult,
  recordAiResult,
  rejectAiResult,
  reopenAiResult,
} from './aiResultState';

type Act = 'approve' | 'modify' | 'reject' | 'reopen' | 'comment' | 'regenerate' | 'undo' | 'redo';

/** The status machine as a table: what an act makes of a status; absent means refused. */
const machine: Readonly<Record<AiResultStatus, Partial<Record<Act, AiResultStatus>>>> = {
  pending: { approve: 'approved', modify: 'modified', reject: 'rejected', comment: 'pending', regenerate: 'rejected' },
  approved: { reopen: 'pending', comment: 'approved', regenerate: 'approved' },
  modified: { reopen: 'pending', comment: 'modified', regenerate: 'modified' },
  rejected: { reopen: 'pending', comment: 'rejected', regenerate: 'rejected' },
};

const entry = (): AiResult => {
  const found = aiResults.get('ai1');
  if (!found) throw new Error('Expected the entry ai1 in the ledger.');
  return found;
};

const verbs: Readonly<Record<Act, (text: string) => unknown>> = {
  approve: () => approveAiResult('ai1'),
  modify: (text) => modifyAiResult('ai1', text),
  reject: (text) => rejectAiResult('ai1', text),
  reopen: () => reopenAiResult('ai1'),
  comment: (text) => commentAiResult('ai1', text),
  regenerate: (feedback) => recordAiResult({ ...entry(), replacesId: 'ai1', feedback }),
  undo,
  redo,
};

const acts = fc.array(
  fc.record({
    act: fc.constantFrom(...(Object.keys(verbs) as Act[])),
    text: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
  }),
  { maxLength: 25 },
);

describe('whatever is done to an entry', () => {
  it('its trail only grows, its status follows the table, and approved means that there is a text', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (list) => {
        const { close } = await openMemoryStore({ aiResults: [aiResult({ id: 'ai1' })] });
        for (const { act, text } of list) {
          const before = entry();
          const expected = act === 'undo' || act === 'redo' ? before.status : machine[before.status][act];
          if (expected === undefined) {
            expect(() => verbs[act](text)).toThrow(RuleError);
            expect(entry()).toBe(before);
            continue;
          }
          verbs[act](text);
          const after = entry();
          expect(after.status).toBe(expected);
          expect(after.history.slice(0, before.history.length)).toEqual(before.history);
          expect(after.history.length).toBeGreaterThanOrEqual(before.history.length);
          expect(after.output).toBe(before.output);
          expect(after.editedText !== undefined).toBe(after.status === 'modified');
          expect(after.reason !== '').toBe(after.status === 'rejected');
          expect(after.approvedBy !== undefined).toBe(isApproved(after));
          expect(approvedText(after).trim()).not.toBe('');
        }
        await close();
      }),
      { numRuns: 60 },
    );
  });
});
