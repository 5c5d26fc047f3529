import { describe, expect, it } from 'vitest';
import { withoutTag, withTag } from '../records/tagRules';
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

describe('tags', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `tag ${index}`);

  it('are at most ten, and the message for the eleventh says what to do', () => {
    expect(withTag(ten.slice(0, 9), 'Champion', 'contact')).toHaveLength(10);
    expect(() => withTag(ten, 'Champion', 'contact')).toThrow(
      'A contact can have at most 10 tags. Remove one before adding “Champion”.',
    );
  });

  it('are not duplicated, whatever their case, even when there are ten', () => {
    expect(withTag(ten, 'TAG 3', 'company')).toEqual(ten);
  });

  it('cannot be empty', () => {
    expect(() => withTag([], '  ', 'contact')).toThrow('Enter a tag; it is empty.');
  });

  it('are removed by name', () => {
    expect(withoutTag(['Champion', 'Technical'], 'champion')).toEqual(['Technical']);
  });
});
