import { aiResult, testNow } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import type { AiResult, AiResultEvent } from './aiResultSchema';
import { asItsTrailSays, waitingAgain } from './trailRules';

const line = (action: string, actor = 'Elin', fields: Partial<AiResultEvent> = {}): AiResultEvent => ({
  at: testNow,
  actor,
  action,
  note: '',
  ...fields,
});
const recorded = line('recorded', 'built-in');
const entry = (status: AiResult['status'], history: readonly AiResultEvent[], fields: Partial<AiResult> = {}) =>
  aiResult({ id: 'a', status, history: [recorded, ...history], ...fields });
/** What is left of the status once the trail was read. */
const left = (...args: Parameters<typeof entry>) => asItsTrailSays(entry(...args)).status;

describe('a status is believed', () => {
  it('when the last line that gives one says so, whatever is told after it', () => {
    const applied = [line('commented'), line('applied'), line('undone'), line('assigned')];
    expect(left('approved', [line('approved'), ...applied])).toBe('approved');
    expect(left('rejected', [line('rejected'), ...applied])).toBe('rejected');
    expect(left('approved', [line('rejected'), line('reopened'), line('approved')])).toBe('approved');
    expect(left('approved', [line('approved'), line('reopened')])).toBe('pending');
    expect(left('rejected', [line('rejected'), line('approved')])).toBe('pending');
  });

  it('as it is, to the same record, when it waits', () => {
    const waiting = entry('pending', [line('approved')], { editedText: 'Kept' });
    expect(asItsTrailSays(waiting)).toBe(waiting);
  });

  it('to be changed when the text and the data are those of the line', () => {
    const modified = line('modified', 'Elin', { before: 'One', after: 'Two', data: { a: 1 } });
    expect(left('modified', [modified], { editedText: 'Two', editedData: { a: 1 } })).toBe('modified');
    expect(left('modified', [modified], { editedText: 'Two', editedData: { a: 2 } })).toBe('pending');
    expect(left('modified', [modified], { editedText: 'Three', editedData: { a: 1 } })).toBe('pending');
    expect(left('approved', [modified], { editedText: 'Two', editedData: { a: 1 } })).toBe('pending');
  });

  it('never when a rule gave it, nor when it is held back, but for a rejection', () => {
    expect(left('approved', [line('approved', 'Review rule')])).toBe('pending');
    expect(left('rejected', [line('rejected', 'Review rule')])).toBe('pending');
    expect(left('approved', [line('approved')], { held: true })).toBe('pending');
    expect(left('rejected', [line('rejected')], { held: true, needsSecond: true })).toBe('rejected');
  });

  it('of two readers when another person has read the same words just before', () => {
    const two = { needsSecond: true };
    const read = (actor: string, after?: string) => line('read', actor, after === undefined ? {} : { after });
    expect(left('approved', [read('Tom'), line('commented'), line('approved')], two)).toBe('approved');
    expect(left('approved', [line('approved')], two)).toBe('pending');
    expect(left('approved', [read('Elin'), line('approved')], two)).toBe('pending');
    expect(left('approved', [read('Tom'), line('reopened'), line('approved')], two)).toBe('pending');
    expect(left('approved', [line('approved'), read('Tom')], two), 'read after it was approved').toBe('pending');
    const modified = line('modified', 'Elin', { after: 'Two' });
    expect(left('modified', [read('Tom', 'Two'), modified], { ...two, editedText: 'Two' })).toBe('modified');
    expect(left('modified', [read('Tom', 'One'), modified], { ...two, editedText: 'Two' })).toBe('pending');
    expect(left('modified', [read('Tom'), modified], { ...two, editedText: 'Two' })).toBe('pending');
  });

  it('never with an empty trail', () => {
    expect(asItsTrailSays(aiResult({ status: 'approved', history: [] })).status).toBe('pending');
  });
});

describe('an entry that waits again', () => {
  const decided = entry('approved', [], {
    rating: 'approve',
    approvedBy: 'person',
    editedText: 'x',
    editedData: 'x',
    reading: { at: testNow, actor: 'Tom' },
    reason: 'x',
    decidedAt: testNow,
    updatedAt: '2026-11-05T09:00:00.000Z',
  });

  it('has nothing left of the decision, and a line that says why', () => {
    expect(waitingAgain(decided, 'Why')).toEqual({
      ...decided,
      status: 'pending',
      rating: undefined,
      approvedBy: undefined,
      editedText: undefined,
      editedData: undefined,
      reading: undefined,
      reason: '',
      decidedAt: undefined,
      history: [recorded, { at: '2026-11-05T09:00:00.000Z', actor: 'Steps', action: 'reopened', note: 'Why' }],
    });
  });

  it('names a rule that had approved it, or what its trail does not say', () => {
    expect(asItsTrailSays(decided).history.at(-1)?.note).toBe(
      'It was approved without a line in its trail that says so.',
    );
    const byRule = entry('approved', [line('approved', 'Review rule'), line('commented', 'Tom')]);
    expect(asItsTrailSays(byRule).history.at(-1)?.note).toBe(
      'A review rule approved it. Now a person reads every result.',
    );
  });
});
