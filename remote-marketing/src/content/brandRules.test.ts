import { brandWordsIn } from '@steps/business';
import { describe, expect, it } from 'vitest';
import { brandCheck, plainVoice, readingAge, wordList } from './brandRules';

const easy = 'Come and bake with us. We mix the dough by hand. You take a loaf home. Lunch is on us.';
const hard =
  'Notwithstanding considerable organisational complexity, institutional stakeholders continuously demonstrate extraordinary determination regarding administrative simplification.';

describe('reading age', () => {
  it('is low for short words and sentences, high for long ones', () => {
    expect(readingAge(easy)).toBeLessThanOrEqual(9);
    expect(readingAge(hard)).toBe(22);
  });

  it('is not given for less than a sentence', () => {
    expect(readingAge('')).toBeUndefined();
    expect(readingAge('Four words are few')).toBeUndefined();
  });
});

it('a list of words is read by lines and commas, each once', () => {
  expect(wordList(' loaf, bakehouse\n\nLoaf\nby hand ')).toEqual(['loaf', 'bakehouse', 'by hand']);
});

it('words are found whole, in any case, and phrases too', () => {
  expect(brandWordsIn('Our Bakehouse makes loaves by hand.', ['bakehouse', 'by hand', 'hous', 'make'])).toEqual([
    'bakehouse',
    'by hand',
    'make',
  ]);
});

describe('the brand check', () => {
  const voice = { use: ['dough', 'loaf'], avoid: ['cheap', 'deal'], age: 12 };

  it('gives all points to a text that fits, with a reason for each', () => {
    expect(brandCheck(easy, voice)).toEqual({
      score: 100,
      checks: [
        { good: true, says: expect.stringMatching(/^Reads at age \d+, yours is 12 or under$/) },
        { good: true, says: 'Uses 2 of your words: dough, loaf' },
        { good: true, says: 'Has none of the words to avoid' },
        { good: true, says: 'No sentence is longer than 30 words' },
      ],
    });
  });

  it('takes points for each word to avoid, and names it', () => {
    const { score, checks } = brandCheck(`${easy} A cheap deal.`, voice);
    expect(score).toBe(70);
    expect(checks).toContainEqual({ good: false, says: 'Has words to avoid: cheap, deal' });
  });

  it('takes points for hard words, and none for a list that is empty', () => {
    const { score, checks } = brandCheck(hard, plainVoice);
    expect(score).toBe(60);
    expect(checks).toHaveLength(2);
  });

  it('reads a text of 100,000 words without losing itself', () => {
    expect(brandCheck('word '.repeat(100_000), voice).score).toBeGreaterThanOrEqual(0);
  });
});
