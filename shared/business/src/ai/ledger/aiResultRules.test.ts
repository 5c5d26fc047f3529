import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { aiResult, testNow } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import type { AiResult } from './aiResult';
import {
  type AiDecision,
  approvedData,
  approvedText,
  byRisk,
  decided,
  gapsIn,
  isApproved,
  isForOneReader,
  refuseGaps,
  reviewsWaiting,
  textToRead,
} from './aiResultRules';

const later = '2026-11-04T09:00:00.000Z';
const made = (fields: Partial<AiResult> = {}) =>
  aiResult({ id: 'a', title: 'Subject line', output: 'As made', data: { as: 'made' }, history: [], ...fields });
const decide = (result: AiResult, decision: AiDecision, actor = 'Elin') => decided(result, decision, later, actor);
const refusal = (result: AiResult, decision: AiDecision, actor?: string) => () => decide(result, decision, actor);
const line = (fields: object) => ({ at: later, actor: 'Elin', note: '', ...fields });

/** What a decision leaves of the one before. */
const decidedBefore = {
  editedText: 'Changed',
  editedData: { as: 'changed' },
  reason: 'Too long',
  approvedBy: 'person',
  rating: 'modify',
  reading: { at: testNow, actor: 'Tom' },
} as const;
const nothingBefore = { editedText: undefined, editedData: undefined, reason: '', reading: undefined };

describe('a decision', () => {
  it('to approve counts from then, as it was made, and forgets what was decided before', () => {
    const result = decide(made(decidedBefore), { do: 'approve' });
    expect(result).toEqual({
      ...made(nothingBefore),
      status: 'approved',
      rating: 'approve',
      approvedBy: 'person',
      decidedAt: later,
      updatedAt: later,
      history: [line({ action: 'approved' })],
    });
    expect([isApproved(result), approvedText(result), approvedData(result)]).toEqual([true, 'As made', { as: 'made' }]);
  });

  it('to modify keeps both texts, and the change in the shape of its task', () => {
    const result = decide(made(decidedBefore), { do: 'modify', text: 'Better', data: { as: 'better' } });
    expect(result).toEqual({
      ...made(nothingBefore),
      status: 'modified',
      rating: 'modify',
      approvedBy: 'person',
      decidedAt: later,
      updatedAt: later,
      editedText: 'Better',
      editedData: { as: 'better' },
      history: [line({ action: 'modified', before: 'As made', after: 'Better', data: { as: 'better' } })],
    });
    expect([isApproved(result), approvedText(result), approvedData(result)]).toEqual([
      true,
      'Better',
      { as: 'better' },
    ]);
  });

  it('to modify the text alone leaves nothing in the shape of its task', () => {
    const result = decide(made(), { do: 'modify', text: 'Better' });
    expect(approvedData(result)).toBeUndefined();
    expect(result.history[0]).not.toHaveProperty('data');
  });

  it('to reject gives a reason and forgets what was decided before', () => {
    const result = decide(made(decidedBefore), { do: 'reject', reason: '  Off topic ' });
    expect(result).toEqual({
      ...made(nothingBefore),
      status: 'rejected',
      rating: 'reject',
      approvedBy: undefined,
      reason: 'Off topic',
      decidedAt: later,
      updatedAt: later,
      history: [line({ action: 'rejected', note: 'Off topic' })],
    });
    expect(isApproved(result)).toBe(false);
  });

  it('that is reopened is none any more', () => {
    const result = decide(made({ ...decidedBefore, status: 'modified', decidedAt: testNow }), { do: 'reopen' });
    expect(result).toEqual({
      ...made(nothingBefore),
      status: 'pending',
      rating: undefined,
      approvedBy: undefined,
      decidedAt: undefined,
      updatedAt: later,
      history: [line({ action: 'reopened' })],
    });
  });

  it('that was held back is possible once it is released', () => {
    const held = made({ held: true });
    expect(refusal(held, { do: 'approve' })).toThrow('A review rule holds “Subject line” back. Release it first.');
    expect(refusal(held, { do: 'modify', text: 'Better' })).toThrow('Release it first.');
    expect(decide(held, { do: 'reject', reason: 'No' }).status).toBe('rejected');
    const released = decide(held, { do: 'release' });
    expect(released).toMatchObject({ held: undefined, status: 'pending', history: [line({ action: 'released' })] });
    expect(decide(released, { do: 'approve' }).status).toBe('approved');
    expect(refusal(released, { do: 'release' })).toThrow('“Subject line” is not held back.');
    expect(decide(made({ held: true, status: 'rejected' }), { do: 'release' }).status).toBe('rejected');
  });
});

describe('a decision is refused', () => {
  it('to the engine and the model that made the result, whatever it is', () => {
    const result = made({ engine: 'cloud', model: 'large' });
    for (const actor of ['cloud', 'large']) {
      expect(refusal(result, { do: 'approve' }, actor)).toThrow(
        `A person must decide about “Subject line”, not the engine that made it (${actor}).`,
      );
    }
    expect(refusal(result, { do: 'approve' }, 'large')).toThrow(RuleError);
  });

  it('with no text, no reason and nothing to reopen', () => {
    expect(refusal(made(), { do: 'modify', text: ' \n' })).toThrow('Enter the changed text; it is empty.');
    expect(refusal(made(), { do: 'reject', reason: ' ' })).toThrow('Say why this result is rejected.');
    expect(refusal(made(), { do: 'reopen' })).toThrow('“Subject line” is waiting for review already.');
  });

  it('about what is decided already', () => {
    const decisions: readonly AiDecision[] = [
      { do: 'approve' },
      { do: 'modify', text: 'Better' },
      { do: 'reject', reason: 'No' },
    ];
    for (const status of ['approved', 'modified', 'rejected'] as const) {
      for (const decision of decisions) {
        expect(refusal(made({ status }), decision)).toThrow(
          `“Subject line” is already ${status}. Reopen it before you decide again.`,
        );
      }
      expect(decide(made({ status }), { do: 'reopen' }).status).toBe('pending');
    }
  });
});

describe('what two people read', () => {
  const wanted = (fields: Partial<AiResult> = {}) => made({ needsSecond: true, ...fields });

  it('waits on after the first, who is told apart from the second by the name', () => {
    const read = decide(wanted(), { do: 'approve' });
    expect(read).toMatchObject({ status: 'pending', reading: { at: later, actor: 'Elin' } });
    expect(read.history).toEqual([line({ action: 'read' })]);
    expect(refusal(read, { do: 'approve' }, ' ELIN ')).toThrow(
      'The first reader of “Subject line” was “Elin”. Somebody else is the second.',
    );
    expect(decide(read, { do: 'approve' }, 'Tom')).toMatchObject({ status: 'approved', reading: undefined });
    expect(decide(read, { do: 'reject', reason: 'No' }).status, 'to reject it the first reader is enough').toBe(
      'rejected',
    );
  });

  it('is approved by the second as the first has changed it', () => {
    const read = decide(wanted(), { do: 'modify', text: 'Better', data: { as: 'better' } });
    expect(read).toMatchObject({ status: 'pending', reading: { text: 'Better', data: { as: 'better' } } });
    expect(read.history).toEqual([line({ action: 'read', before: 'As made', after: 'Better' })]);
    expect([textToRead(read), approvedText(read)]).toEqual(['Better', 'As made']);
    expect(decide(read, { do: 'approve' }, 'Tom')).toMatchObject({
      status: 'modified',
      editedText: 'Better',
      editedData: { as: 'better' },
    });
    expect(refusal(read, { do: 'modify', text: 'Better' })).toThrow('Somebody else is the second.');
    expect(decide(read, { do: 'modify', text: 'Better' }, 'Tom').status).toBe('modified');
  });

  it('begins again with other words, also of the first reader', () => {
    const read = decide(wanted(), { do: 'modify', text: 'Better' });
    expect(decide(read, { do: 'modify', text: 'Best' })).toMatchObject({
      status: 'pending',
      reading: { actor: 'Elin', text: 'Best' },
    });
    const asMade = decide(wanted(), { do: 'approve' });
    expect(decide(asMade, { do: 'modify', text: 'Best' }, 'Tom')).toMatchObject({
      status: 'pending',
      reading: { actor: 'Tom', text: 'Best' },
    });
  });

  it('is not approved with others in one go, nor what a rule holds back', () => {
    expect([made(), wanted(), made({ held: true })].map(isForOneReader)).toEqual([true, false, false]);
  });
});

describe('the text to use', () => {
  it('is that of the reviewer, and for the next reader that of the first one', () => {
    const result = made({ editedText: 'Changed' });
    expect([approvedText(result), textToRead(result)]).toEqual(['Changed', 'Changed']);
    expect(textToRead({ ...result, reading: { at: later, actor: 'Elin' } })).toBe('Changed');
    expect(textToRead({ ...result, reading: { at: later, actor: 'Elin', text: 'Read' } })).toBe('Read');
    expect(approvedData(made({ status: 'modified' }))).toBeUndefined();
  });
});

describe('gaps', () => {
  it('are places in square brackets that name what is missing, each once', () => {
    expect(gapsIn('On [date] at [place], [date]')).toEqual(['[date]', '[place]']);
    expect(gapsIn('[Say what you found]')).toEqual(['[Say what you found]']);
    expect(gapsIn(`[${'a'.repeat(120)}]`)).toHaveLength(1);
    expect(gapsIn('[das Gemüse] [место]')).toHaveLength(2);
  });

  it('are no links, no check boxes, no numbers, and nothing over several lines or too long', () => {
    for (const text of [
      '[our site](https://a.example)',
      '[x] done',
      '[ ]',
      '[1]',
      '[2026]',
      '[a',
      'date]',
      '[one\ntwo]',
      `[${'a'.repeat(121)}]`,
      '[[date',
    ]) {
      expect(gapsIn(text), text).toEqual([]);
    }
  });

  it('are listed in the refusal', () => {
    expect(() => refuseGaps('All there')).not.toThrow();
    expect(() => refuseGaps('On [date] at [place]', ' Now.')).toThrow(
      'Fill in what is missing first: [date], [place]. Now.',
    );
    expect(() => refuseGaps('On [date]')).toThrow(/\[date\]\.$/);
  });
});

describe('the queue', () => {
  const waiting = (id: string, minute: number, fields: Partial<AiResult> = {}) =>
    made({ id, createdAt: `2026-11-03T12:0${minute}:00.000Z`, ...fields });

  it('has those that a rule puts first, then the oldest, and at the end those that are held back', () => {
    const results = [
      waiting('held and first', 0, { held: true, first: true }),
      waiting('second', 2),
      waiting('held', 1, { held: true }),
      waiting('approved', 0, { status: 'approved' }),
      waiting('first of rule', 5, { first: true }),
      waiting('first', 1),
      waiting('third', 3, { first: false, held: false }),
    ];
    const order = ['first of rule', 'first', 'second', 'third', 'held and first', 'held'];
    expect(reviewsWaiting(results).map(({ id }) => id)).toEqual(order);
    expect(reviewsWaiting(results.toReversed()).map(({ id }) => id)).toEqual(order);
  });

  it('orders risks from low to high', () => {
    expect((['high', 'low', 'medium'] as const).toSorted(byRisk)).toEqual(['low', 'medium', 'high']);
    expect(byRisk('low', 'low')).toBe(0);
  });
});
