import { deals, updateDeal } from '@steps/business';
import { undo } from '@steps/platform';
import { deal, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDeal, deleteDeals, moveDeal } from './dealState';

beforeEach(() => openMemoryStore({ deals: [deal({ id: 'd1', name: 'Website' })] }));

describe('deals', () => {
  it('are added in the first stage, and need a name and whole pence', () => {
    expect(createDeal({ name: 'Sign', valuePence: 12_000 })).toMatchObject({ stage: 'new', valuePence: 12_000 });
    expect(() => createDeal({ name: ' ' })).toThrow('Enter a name for the deal');
    expect(() => createDeal({ name: 'x', valuePence: 0.5 })).toThrow(
      'Enter a value in whole pence, 0 or more, not 0.5.',
    );
    expect(() => createDeal({ name: 'x', stage: 'handshake' })).toThrow('Choose one of the stages New, Qualified');
  });

  it('move through the stages and remember when', () => {
    moveDeal('d1', 'qualified');
    moveDeal('d1', 'won');
    expect(deals.get('d1')?.stageHistory.map((step) => step.stage)).toEqual(['new', 'qualified', 'won']);
    undo();
    expect(deals.get('d1')?.stage).toBe('qualified');
  });

  it('are lost for a reason, which is removed when they are open again', () => {
    expect(() => moveDeal('d1', 'lost')).toThrow('Say why Website was lost.');
    expect(moveDeal('d1', 'lost', { lostReason: 'Price' }).lostReason).toBe('Price');
    const lost = moveDeal('d1', 'lost', { lostReason: 'Timing' });
    expect(lost.lostReason).toBe('Timing');
    expect(lost.stageHistory.filter(({ stage }) => stage === 'lost')).toHaveLength(1);
    expect(moveDeal('d1', 'proposal').lostReason).toBe('');
  });

  it('are edited and deleted, and undo brings them back', () => {
    updateDeal('d1', { valuePence: 500 });
    expect(deleteDeals(['d1'])).toBe(1);
    undo();
    expect(deals.get('d1')?.valuePence).toBe(500);
  });
});
