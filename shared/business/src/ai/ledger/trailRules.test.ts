import { aiResult, openMemoryStore, testNow } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { aiResults } from './aiResult';
import { approveAiResult, commentAiResult, modifyAiResult, rejectAiResult, reopenAiResult } from './aiResultState';

const recorded = { at: testNow, actor: 'built-in', action: 'recorded', note: '' };
const approvedBy = (actor: string) => ({ at: testNow, actor, action: 'approved', note: '' });

/** As the row comes back from storage, a restored backup or another tab. */
function readBack(fields: Parameters<typeof aiResult>[0]) {
  const row = aiResult({ id: 'a', ...fields });
  const read = aiResults.read('a', { v: 1, r: row });
  if ('reason' in read) throw new Error(read.reason);
  return read.record;
}

describe('an entry that is read back', () => {
  it('waits again when a review rule had let it through, and says so', () => {
    const back = readBack({
      status: 'approved',
      approvedBy: 'rule',
      rating: 'approve',
      decidedAt: testNow,
      history: [recorded, approvedBy('Review rule')],
    });
    expect(back).toMatchObject({ status: 'pending', approvedBy: undefined, decidedAt: undefined });
    expect(back.history.at(-1)).toMatchObject({ actor: 'Steps', note: expect.stringContaining('review rule') });
  });

  it.each([
    ['approved', [recorded]],
    ['approved', []],
    ['approved', [recorded, { ...approvedBy('You'), action: 'rejected' }]],
    ['approved', [recorded, approvedBy('You'), { ...approvedBy('You'), action: 'reopened' }]],
    ['rejected', [recorded, approvedBy('You')]],
    ['modified', [recorded, approvedBy('You')]],
  ] as const)('waits again when it is %s and its trail does not end so: %#', (status, history) => {
    expect(readBack({ status, history: [...history], editedText: 'Other words' })).toMatchObject({
      status: 'pending',
      editedText: undefined,
    });
  });

  it('waits again when its changed text is not the one that was approved', () => {
    const modified = { ...approvedBy('You'), action: 'modified', before: 'One', after: 'Two' };
    const row = { status: 'modified', output: 'One', history: [recorded, modified] } as const;
    expect(readBack({ ...row, history: [...row.history], editedText: 'Two' }).status).toBe('modified');
    expect(readBack({ ...row, history: [...row.history], editedText: 'Three' }).status).toBe('pending');
  });

  it('waits again when its changed data are not those that were approved', () => {
    const modified = { ...approvedBy('You'), action: 'modified', before: 'One', after: 'Two', data: { title: 'Two' } };
    const row = { status: 'modified', output: 'One', editedText: 'Two', history: [recorded, modified] } as const;
    const back = (editedData: unknown) => readBack({ ...row, history: [...row.history], editedData }).status;
    expect(back({ title: 'Two' })).toBe('modified');
    expect(back({ title: 'Three' })).toBe('pending');
    expect(back(undefined)).toBe('pending');
  });

  it('stays what a person decided, whatever happened to it after', async () => {
    await openMemoryStore({ aiResults: [aiResult({ id: 'a' })] });
    const same = () => readBack(aiResults.get('a'));
    const current = () => aiResults.get('a');
    approveAiResult('a');
    commentAiResult('a', 'Fine');
    expect(same()).toEqual(current());
    reopenAiResult('a');
    modifyAiResult('a', 'Other words');
    expect(same()).toEqual(current());
    reopenAiResult('a');
    rejectAiResult('a', 'No');
    expect(same()).toEqual(current());
  });
});
