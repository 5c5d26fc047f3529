import { describe, expect, it } from 'vitest';
import { leadScoreBand } from './contactRules';

describe('the lead score', () => {
  it.each([
    [100, 'High value'],
    [80, 'High value'],
    [79, 'Medium'],
    [60, 'Medium'],
    [59, 'Low'],
    [40, 'Low'],
    [39, 'Cold lead'],
    [0, 'Cold lead'],
  ])('of %i is in the band “%s”', (score, label) => {
    expect(leadScoreBand(score).label).toBe(label);
  });

  it('is green for high value only', () => {
    expect([80, 60, 40, 0].map((score) => leadScoreBand(score).tone)).toEqual([
      'success',
      'warning',
      'neutral',
      'info',
    ]);
  });
});
