import { deal, dealStages, testNow } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closedBySource,
  closedSince,
  lostByReason,
  median,
  outcomeOf,
  periodStart,
  stageFlow,
  wonThisMonth,
} from './salesRules';

const now = new Date(testNow);
const history = (...steps: [stage: string, day: string][]) =>
  steps.map(([stage, day]) => ({ stage, at: `${day}T12:00:00.000Z` }));

const anyDeal = fc
  .record({
    stage: fc.constantFrom('new', 'proposal', 'won', 'lost', 'gone'),
    valuePence: fc.nat(1e9),
    source: fc.constantFrom('', 'Referral', 'Website'),
    lostReason: fc.constantFrom('', 'Price', 'Other: rain', 'Other: fire'),
    stageHistory: fc.array(
      fc.record({
        stage: fc.constantFrom(...dealStages.map(({ id }) => id), 'gone'),
        at: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-05-05T05:00:00.000Z'),
      }),
      { minLength: 1 },
    ),
  })
  .map((fields) => deal(fields));

describe('closed deals', () => {
  it('are counted from when they were won or lost', () => {
    const deals = [
      deal({ stage: 'won', stageChangedAt: '2026-08-03T12:00:00.000Z' }),
      deal({ stage: 'won', stageChangedAt: '2026-08-02T12:00:00.000Z' }),
      deal({ stage: 'lost', stageChangedAt: '2026-11-01T12:00:00.000Z' }),
      deal(),
    ];
    const start = periodStart('3', now);
    expect(start).toBe('2026-08-03');
    const { won, lost } = closedSince(deals, dealStages, start);
    expect([won.length, lost.length]).toEqual([1, 1]);
    expect(closedSince(deals, dealStages, periodStart('all', now)).won).toHaveLength(2);
  });

  it('give a win rate, an average rounded once, and the median days to win', () => {
    const won = [1_000, 1_001, 1_001].map((valuePence, index) =>
      deal({ valuePence, createdAt: '2026-10-01T12:00:00.000Z', stageChangedAt: `2026-10-1${index}T12:00:00.000Z` }),
    );
    expect(outcomeOf({ won, lost: [deal({ valuePence: 7 })] })).toEqual({
      won: 3,
      lost: 1,
      wonPence: 3_002,
      lostPence: 7,
      winRate: 75,
      averagePence: 1_001,
      daysToWin: 10,
    });
    expect(outcomeOf({ won: [], lost: [] })).toMatchObject({
      winRate: undefined,
      averagePence: undefined,
      daysToWin: undefined,
    });
  });

  it('by reason and by source lose no deal and no penny', () => {
    fc.assert(
      fc.property(fc.array(anyDeal), fc.array(anyDeal), (won, lost) => {
        const pence = (deals: readonly { valuePence: number }[]) => deals.reduce((sum, one) => sum + one.valuePence, 0);
        const sources = closedBySource(won, lost);
        expect(sources.reduce((sum, group) => sum + group.won + group.lost, 0)).toBe(won.length + lost.length);
        expect(sources.reduce((sum, group) => sum + group.wonPence + group.lostPence, 0)).toBe(
          pence(won) + pence(lost),
        );
        const reasons = lostByReason(lost);
        expect(reasons.reduce((sum, group) => sum + group.lostPence, 0)).toBe(pence(lost));
        expect(reasons.every(({ name }) => !name.startsWith('Other:'))).toBe(true);
      }),
    );
  });

  it('of this month are added up for the target', () => {
    const won = [
      deal({ valuePence: 5, stageChangedAt: '2026-11-02T12:00:00.000Z' }),
      deal({ valuePence: 7, stageChangedAt: '2026-10-30T12:00:00.000Z' }),
    ];
    expect(wonThisMonth(won, now)).toBe(5);
  });
});

describe('the way through the stages', () => {
  it('counts how many reached each stage, and how long they stayed', () => {
    const deals = [
      deal({ stageHistory: history(['new', '2026-10-01'], ['proposal', '2026-10-05'], ['won', '2026-10-11']) }),
      deal({ stageHistory: history(['new', '2026-10-01'], ['qualified', '2026-10-03'], ['lost', '2026-10-20']) }),
      deal({ stageHistory: history(['new', '2026-10-01']) }),
    ];
    const flow = stageFlow(deals, dealStages, '');
    expect(flow.map(({ id, reached, rate, days, stays }) => [id, reached, rate, days, stays])).toEqual([
      ['new', 3, undefined, 3, 2],
      ['qualified', 2, 67, 17, 1],
      ['proposal', 1, 50, 6, 1],
      ['negotiation', 1, 100, undefined, 0],
      ['won', 1, 100, undefined, 0],
    ]);
  });

  it('never has more deals in a later stage, whatever their history', () => {
    fc.assert(
      fc.property(fc.array(anyDeal), (deals) => {
        const counts = stageFlow(deals, dealStages, '').map(({ reached }) => reached);
        expect(counts[0]).toBe(deals.length);
        expect(counts.every((count, index) => index === 0 || count <= (counts[index - 1] ?? 0))).toBe(true);
      }),
    );
  });

  it('has the median of the days in a stage', () => {
    expect([median([]), median([3]), median([4, 1]), median([9, 1, 5])]).toEqual([undefined, 3, 2.5, 5]);
  });
});
