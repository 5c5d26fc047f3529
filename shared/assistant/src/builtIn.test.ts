import { asksForSomething, noPressure, shortSentences } from '@steps/business/src/ai/copy/checks';
import { scored } from '@steps/business/src/ai/copy/score';
import { describe, expect, it } from 'vitest';

describe('the score', () => {
  it('adds the points of the rules that are met and names the others', () => {
    const rules = [
      { says: 'is short', points: 60, met: true },
      { says: 'is kind', points: 40, met: false },
    ];
    expect(scored(rules)).toEqual({
      score: 60,
      basis: 'Counted by 2 rules, not predicted: 60 of 100 points. It is short (60). Missed: is kind (40).',
      rules: [
        { rule: 'is short', met: true, points: 60 },
        { rule: 'is kind', met: false, points: 40 },
      ],
      missing: [],
      followUps: [],
    });
  });

  it.each([
    ['Our autumn collection is open, with new tables from the UK', true],
    ['HTML and CSS for everyone', true],
    ['LAST CHANCE to buy', false],
    ['Hurry, only today', false],
    ['Tables!! Chairs!!', false],
    ['EVERYTHING MUST go', false],
  ])('takes points for pressure and shouting: %s', (text, calm) => expect(noPressure(text, 1).met).toBe(calm));

  it('tells what asks for something, and is easy to read', () => {
    expect(asksForSomething('Reply by Friday', 1).met).toBe(true);
    expect(asksForSomething('Oak tables.', 1).met).toBe(false);
    expect(shortSentences('word '.repeat(30), 1).met).toBe(false);
    expect(shortSentences('One. Two three.', 1).met).toBe(true);
  });
});
