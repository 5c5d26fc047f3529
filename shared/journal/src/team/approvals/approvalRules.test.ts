import type { AiResult } from '@steps/business/src/ai/ledger/aiResult';
import { decided, withEvent } from '@steps/business/src/ai/ledger/aiResultRules';
import { aiResult, testNow } from '@steps/testing/src/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AiApproval, aiApprovals, approvalId, entryOf } from './aiApproval';
import { digestOf } from './approvalDigest';
import { approvalNow, asItsApprovalSays } from './approvalRules';

const waiting = aiResult({ id: 'r1', output: 'Our sourdough rests for a day.' });
const approved = decided(waiting, { do: 'approve' }, testNow, 'Ada');
const modified = decided(waiting, { do: 'modify', text: 'It rests.', data: { text: 'It rests.' } }, testNow, 'Ada');
const readOnce = decided({ ...waiting, needsSecond: true }, { do: 'approve' }, testNow, 'Ada');
const readTwice = decided(readOnce, { do: 'approve' }, testNow, 'Bo');
const withDecision = [approved, modified, readOnce, readTwice];

const nothing = () => undefined;
const only = (one: AiApproval | undefined) => (id: string) => (one?.id === id ? one : undefined);
const approvalOf = (result: AiResult) => only(approvalNow(result, nothing));

describe('what was approved', () => {
  it('is in the digest of an approval and of a first reading; what waits, or was rejected, has none', () => {
    const rejected = decided(waiting, { do: 'reject', reason: 'Too long.' }, testNow, 'Ada');
    expect([waiting, rejected].map(digestOf)).toEqual([undefined, undefined]);
    const digests = withDecision.map(digestOf);
    expect(new Set(digests).size).toBe(4);
    for (const digest of digests) expect(digest).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is the words, where they may go and who said so: another of these is another digest', () => {
    const others: ((result: AiResult) => AiResult)[] = [
      (result) => ({ ...result, id: 'r2' }),
      (result) => ({ ...result, module: 'crm' }),
      (result) => ({ ...result, output: `${result.output} ` }),
      (result) => ({ ...result, data: { text: 'Other words' } }),
      (result) => ({ ...result, editedData: { text: 'Other words' } }),
      (result) => ({ ...result, about: { collection: 'contacts', id: 'c1', field: 'notes' } }),
      (result) => ({ ...result, history: result.history.map((line) => ({ ...line, actor: 'Eve' })) }),
      (result) => ({ ...result, history: result.history.map((line) => ({ ...line, at: '2026-11-04T12:00:00.000Z' })) }),
    ];
    for (const result of withDecision) {
      for (const other of others) expect(digestOf(other(result))).not.toBe(digestOf(result));
    }
  });

  it('stays when somebody remarks, asks again or applies it, and in whichever order its fields come', () => {
    const line = { at: testNow, actor: 'Eve', action: 'commented', note: 'Nice.' };
    fc.assert(
      fc.property(fc.constantFrom(...withDecision), fc.infiniteStream(fc.nat(99)), (result, order) => {
        const later = { ...withEvent(result, line), assignee: 'Eve', replacedById: 'r9', appliedAt: testNow };
        const shuffled = Object.entries(later)
          .map((field) => [order.next().value, field] as const)
          .sort(([one], [other]) => one - other)
          .map(([, field]) => field);
        expect(digestOf(Object.fromEntries(shuffled) as AiResult)).toBe(digestOf(result));
      }),
    );
  });
});

describe('an entry that comes in', () => {
  it('is believed with its approval, and waits again without it, with that of others or of other words', () => {
    for (const result of withDecision) {
      expect(asItsApprovalSays(result, approvalOf(result))).toBe(result);
      const taken = { id: approvalId(result), digest: '', updatedAt: testNow };
      const others = withDecision.filter((other) => other !== result).map(approvalOf);
      for (const wrong of [nothing, only(taken), only({ ...taken, id: 'r2~marketing' }), ...others]) {
        const back = asItsApprovalSays(result, wrong);
        expect(back).toMatchObject({ status: 'pending', reading: undefined, editedText: undefined });
        expect(back.history.at(-1)).toMatchObject({ actor: 'Steps', note: expect.stringContaining('not confirmed') });
        expect(asItsApprovalSays(back, wrong)).toBe(back);
      }
    }
    expect(asItsApprovalSays(waiting, nothing)).toBe(waiting);
  });

  it('needs the approval of its own module; of one that has none, that of reviews of all modules', () => {
    expect(approvalId({ id: 'r1', module: 'marketing' })).toBe('r1~marketing');
    expect(approvalId({ id: 'r1', module: 'somewhere' })).toBe('r1~human-loop');
    expect(entryOf('a~b~marketing')).toBe('a~b');
    expect(['r1~marketing', 'r1~human-loop', 'r1~somewhere', 'r1'].map(aiApprovals.readAs)).toEqual([
      'aiApprovals/marketing',
      'aiApprovals/human-loop',
      'aiApprovals',
      'aiApprovals',
    ]);
  });
});

it('an approval is written when it says something new, and taken back with the decision', () => {
  const first = approvalNow(approved, nothing);
  expect(first).toEqual({ id: 'r1~marketing', digest: digestOf(approved), updatedAt: testNow });
  expect(approvalNow(approved, only(first))).toBeUndefined();
  expect(approvalNow(waiting, nothing)).toBeUndefined();
  const again = decided(approved, { do: 'reopen' }, testNow, 'Ada');
  expect(approvalNow(again, only(first))).toMatchObject({ id: 'r1~marketing', digest: '' });
  expect(approvalNow(again, only({ id: 'r1~marketing', digest: '', updatedAt: testNow }))).toBeUndefined();
});
