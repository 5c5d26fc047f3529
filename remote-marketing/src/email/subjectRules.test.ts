import { describe, expect, it } from 'vitest';
import { subjectChecks } from './subjectRules';

const of = (subject: string) => subjectChecks(subject).map(({ good, label }) => `${good ? '✓' : '!'} ${label}`);

describe('the checks of a subject line', () => {
  it('pass one that is short, plain and personal', () => {
    expect(of('{first name}, a Christmas gift that rises')).toEqual([
      '! Longer than a phone shows',
      '✓ No words filters dislike',
      '✓ Personal',
    ]);
    expect(of('Your Saturday of sourdough')).toEqual(['✓ Fits a phone', '✓ No words filters dislike', '✓ Personal']);
  });

  it('say what a phone shows of one that is too long', () => {
    const [length] = subjectChecks('A whole Saturday with flour on your hands and a loaf to take home');
    expect(length).toMatchObject({
      good: false,
      reason:
        '65 characters; phones show about 40. Put what matters first: they may see “A whole Saturday with flour on your hand…”.',
    });
  });

  it('name the words and signs that filters weigh', () => {
    const [, filters] = subjectChecks('URGENT: buy now!!');
    expect(filters).toMatchObject({
      good: false,
      reason:
        'Junk filters weigh “buy now”, “urgent”, “URGENT” in capitals, several exclamation marks against a message. Say it in other words.',
    });
    expect(of('Cashmere for winners’ evenings')[1]).toBe('✓ No words filters dislike');
  });

  it('count what people see as one character once', () => {
    expect(subjectChecks('🥖'.repeat(40))[0]?.good).toBe(true);
    expect(subjectChecks('')[0]?.good).toBe(false);
  });
});
