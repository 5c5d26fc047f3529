import { describe, expect, it } from 'vitest';
import { outcomesOf, wishesIn } from './wishes';

describe('the note of a reviewer', () => {
  it.each([
    ['shorter', ['shorter']],
    ['Please make it longer', ['longer']],
    ['more formal and no exclamation marks', ['formal', 'no-exclamation']],
    ['mention Leeds', ['mention']],
    ['add the price', ['add']],
    ['remove the date', ['remove']],
    ['in bullet points', ['bullets']],
    ['make it rhyme', ['unknown']],
  ])('“%s”', (note, kinds) => expect(wishesIn(note).map(({ kind }) => kind)).toEqual(kinds));

  it('is answered by what is in the text, and says what the engine cannot do', () => {
    const outcomes = outcomesOf(
      wishesIn('shorter. add the price. make it rhyme'),
      { text: 'Open day on 5 June.', previous: 'Come to our open day on 5 June.' },
      'built-in',
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'not-done', 'not-done']);
    expect(outcomes[1]?.note).toBe('The brief gives none. What is the price?');
    expect(outcomes[2]?.note).toContain('does not understand “rhyme”');
  });
});
