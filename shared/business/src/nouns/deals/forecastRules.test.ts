import { deal, testNow } from '@steps/testing/src/builders';
import { describe, expect, it } from 'vitest';
import { forecastByMonth } from './forecastRules';
import { dealStages } from './pipeline';

describe('the forecast', () => {
  it('weighs open deals by their stage and puts them into the month of their close date', () => {
    const { months, otherPence } = forecastByMonth(
      [
        deal({ stage: 'proposal', valuePence: 100_000, closeDate: '2026-11-30' }),
        deal({ stage: 'new', valuePence: 100_000, closeDate: '2026-11-03' }),
        deal({ stage: 'negotiation', valuePence: 200_000, closeDate: '2027-01-01' }),
      ],
      testNow,
    );
    expect(months.map(({ label, pence }) => [label, pence])).toEqual([
      ['Nov', 60_000],
      ['Dec', 0],
      ['Jan', 150_000],
      ['Feb', 0],
      ['Mar', 0],
      ['Apr', 0],
    ]);
    expect(otherPence).toBe(0);
  });

  it('counts deals that are overdue, have no date or close far ahead apart', () => {
    const value = { stage: 'proposal', valuePence: 10_000 };
    const late = deal({ ...value, closeDate: '2026-11-02' });
    const distant = deal({ ...value, closeDate: '2027-05-01' });
    expect(forecastByMonth([late, deal(value), distant], testNow).otherPence).toBe(15_000);
  });

  it('leaves won and lost deals out', () => {
    const value = { valuePence: 10_000, closeDate: '2026-11-20' };
    const { months, otherPence } = forecastByMonth(
      [deal({ ...value, stage: 'won' }), deal({ ...value, stage: 'lost' })],
      testNow,
    );
    expect(months.every(({ pence }) => pence === 0)).toBe(true);
    expect(otherPence).toBe(0);
  });

  it('uses the client’s own chances', () => {
    const stages = dealStages.map((stage) => (stage.id === 'new' ? { ...stage, probability: 60 } : stage));
    const { months } = forecastByMonth([deal({ valuePence: 1_001, closeDate: '2026-12-01' })], testNow, { stages });
    expect(months[1]?.pence).toBe(601);
  });
});
