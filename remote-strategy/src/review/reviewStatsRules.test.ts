import { aiResult } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { lengthInWords, reviewNotes, reviewStats } from './reviewStatsRules';

const now = new Date('2026-11-04T12:00:00.000Z');
const made = '2026-11-03T10:00:00.000Z';
const decided = (status: 'approved' | 'modified' | 'rejected', decidedAt: string, fields = {}) =>
  aiResult({ status, createdAt: made, decidedAt, history: [], ...fields });

describe('figures of the review', () => {
  const ledger = [
    decided('approved', '2026-11-03T10:10:00.000Z'),
    decided('modified', '2026-11-03T10:30:00.000Z', { module: 'support' }),
    decided('rejected', '2026-10-27T12:00:00.000Z', { createdAt: '2026-10-27T11:00:00.000Z' }),
    aiResult({ createdAt: '2026-11-02T10:00:00.000Z' }),
    aiResult({ createdAt: '2026-11-01T10:00:00.000Z' }),
  ];

  it('count what persons decided, not what waits', () => {
    const stats = reviewStats(ledger, now);
    expect(stats).toMatchObject({
      decided: 3,
      approvalRate: 2 / 3,
      changedRate: 1 / 3,
      medianMs: 30 * 60_000,
      oldestWaiting: '2026-11-01T10:00:00.000Z',
    });
    expect(stats.byModule).toEqual([
      { name: 'Marketing', approved: 1, decided: 2 },
      { name: 'Support', approved: 1, decided: 1 },
    ]);
  });

  it('go week by week up to this one', () => {
    const { weeks } = reviewStats(ledger, now);
    expect(weeks).toHaveLength(8);
    expect(weeks.at(-1)).toMatchObject({ approved: 1, modified: 1, rejected: 0 });
    expect(weeks.at(-2)).toMatchObject({ approved: 0, modified: 0, rejected: 1 });
  });

  it('are empty while nothing was decided', () => {
    expect(reviewStats([], now)).toMatchObject({ decided: 0, approvalRate: undefined, medianMs: undefined });
  });

  it('come with what reviewers wrote, newest first', () => {
    const entry = aiResult({
      id: 'ai1',
      comments: [{ at: '2026-11-03T10:00:00Z', actor: 'Tom', text: 'Shorter' }],
      history: [
        { at: '2026-11-03T10:00:00Z', actor: 'Tom', action: 'commented', note: 'Shorter' },
        { at: '2026-11-03T11:00:00Z', actor: 'Elin', action: 'rejected', note: 'Not true' },
      ],
    });
    expect(reviewNotes([entry], 5).map(({ kind, text }) => [kind, text])).toEqual([
      ['reason', 'Not true'],
      ['comment', 'Shorter'],
    ]);
    expect(reviewNotes([entry], 1)).toHaveLength(1);
  });

  it('say lengths of time in one unit', () => {
    expect([1_000, 12 * 60_000, 3 * 3_600_000, 50 * 3_600_000].map(lengthInWords)).toEqual([
      'under a minute',
      '12 min',
      '3 h',
      '2 days',
    ]);
  });
});
