import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffCounts, wordDiff } from './wordDiffRules';

describe('the difference of two texts', () => {
  it('names the words that were removed and added', () => {
    const parts = wordDiff('Our amazing autumn news', 'Our quiet autumn news and a gift');
    expect(parts).toEqual([
      { kind: 'same', text: 'Our ' },
      { kind: 'removed', text: 'amazing ' },
      { kind: 'added', text: 'quiet ' },
      { kind: 'same', text: 'autumn ' },
      { kind: 'removed', text: 'news' },
      { kind: 'added', text: 'news and a gift' },
    ]);
    expect(diffCounts(parts)).toEqual({ added: 5, removed: 2 });
  });

  it('of equal texts is the text', () => {
    expect(wordDiff('As it was', 'As it was')).toEqual([{ kind: 'same', text: 'As it was' }]);
    expect(wordDiff('', '')).toEqual([]);
  });

  it('gives back both texts, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a ', 'b ', 'c\n', 'd', ' ')).map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before, after);
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map((part) => part.text)
            .join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }),
    );
  });

  it('of two long different texts is one change, not a wait', () => {
    const long = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word}${at}`).join(' ');
    expect(wordDiff(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
