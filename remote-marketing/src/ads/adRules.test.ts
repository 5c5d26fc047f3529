import { describe, expect, it } from 'vitest';
import { adCount, adWords, cutText, feedAdProblems, limitOf, linesOf, searchAd, searchAdProblems } from './adRules';

const words = (headlines: string[], text: string) => ({ headlines, text, button: '' });

describe('the words of an advert', () => {
  it('are read from a result: headlines, text and button', () => {
    expect(
      adWords('Rye, fresh daily\nOpen from eight\n\nBaked at four.\n\nStill warm at eight.\n\nButton: Have a look'),
    ).toEqual({
      headlines: ['Rye, fresh daily', 'Open from eight'],
      text: 'Baked at four.\n\nStill warm at eight.',
      button: 'Have a look',
    });
  });

  it('that a person wrote as one paragraph are the text, and nothing is lost', () => {
    expect(adWords('Only a text')).toEqual({ headlines: [], text: 'Only a text', button: '' });
    expect(adWords('')).toEqual({ headlines: [], text: '', button: '' });
  });

  it('of a field are its lines, each once', () => {
    expect(linesOf('Rye\n\n  Rye \nSpelt   loaf')).toEqual(['Rye', 'Spelt loaf']);
  });
});

describe('what a network counts', () => {
  it('is each character once, however it is made, and wide ones twice at Google', () => {
    expect(adCount('facebook', 'Café 👩‍🍳')).toBe(6);
    expect(adCount('google-search', 'パン')).toBe(4);
    expect(adCount('linkedin', 'パン')).toBe(2);
  });

  it.each([
    ['Try {KeyWord:Sourdough Bread} today', 25],
    ['{keyword:rye}{KEYWORD:Rye}', 6],
    ['Bread in {LOCATION(City):your town}', 18],
    ['{CUSTOMIZER.price:£4} a loaf', 9],
    ['{=IF(device=mobile,"Call now"):Order online}', 12],
    ['Ends in {COUNTDOWN(2027/01/01 09:00:00,5)}', 16],
    ['スーパー「朝食」、', 18],
    ['ﾊﾝ', 2],
    ['ＡＢＣ！', 8],
    ['한국어 빵', 9],
    ['Crème brûlée – £4', 17],
    ['{other} {KeyWord:}', 8],
  ])('by Google’s own rules: %s', (text, count) => {
    expect(adCount('google-search', text)).toBe(count);
  });

  it('is refused over the most it takes, and cut over what it shows', () => {
    const google = { shown: 30, most: 30 };
    expect(limitOf('google-search', 'x'.repeat(30), google)).toEqual({ words: '30 of 30', cut: false, refused: false });
    expect(limitOf('google-search', 'x'.repeat(31), google)).toMatchObject({ cut: false, refused: true });
    expect(limitOf('facebook', 'x'.repeat(126), { shown: 125 })).toMatchObject({ cut: true, refused: false });
    expect(limitOf('linkedin', 'x'.repeat(601), { shown: 150, most: 600 })).toMatchObject({ cut: true, refused: true });
  });

  it('is cut between characters, never within an emoji', () => {
    expect(cutText('ab👩‍🍳d', { shown: 3 })).toEqual({ shown: 'ab👩‍🍳…', cut: true });
    expect(cutText('abc', { shown: 3 })).toEqual({ shown: 'abc', cut: false });
  });
});

describe('a search advert', () => {
  it('is put together from every version and a person’s own lines, each once, as many as Google takes', () => {
    const ad = searchAd([words(['Rye', 'Spelt'], 'Baked\nat four.'), words(['Rye', 'Oat'], 'Still warm.')], {
      headlines: 'Wheat\nRye',
      descriptions: 'One\nTwo\nThree',
      path1: ' open day ',
    });
    expect(ad).toEqual({
      headlines: ['Rye', 'Spelt', 'Oat', 'Wheat'],
      descriptions: ['Baked at four.', 'Still warm.', 'One', 'Two'],
      paths: ['open-day', ''],
    });
    const many = Array.from({ length: 40 }, (_, index) => `Headline ${index}`).join('\n');
    expect(searchAd([], { headlines: many }).headlines).toHaveLength(15);
  });

  it('says what Google would refuse, and what to do', () => {
    const long = 'A headline that is much longer than thirty';
    expect(searchAdProblems({ headlines: [long], descriptions: ['One'], paths: ['', 'x'] })).toEqual([
      'Google needs at least 3 headlines, there is 1. Add one under Details, or approve another version.',
      'Google needs at least 2 descriptions, there is 1. Add one under Details, or approve another version.',
      `Headline “${long}”: 42 characters, Google takes 30. Shorten it.`,
      'The second path needs the first. Fill in “Path 1”.',
    ]);
    expect(searchAdProblems({ headlines: ['a', 'b', 'c'], descriptions: ['d', 'e'], paths: ['', ''] })).toEqual([]);
  });
});

it('an advert in a feed needs a headline and a text, and no more than the network takes', () => {
  expect(feedAdProblems('facebook', words([], 'Text'), '')).toEqual(['Meta needs a headline. Add it with Modify.']);
  expect(feedAdProblems('facebook', words(['Rye'], 'x'.repeat(2_000)), '')).toEqual([]);
  expect(feedAdProblems('linkedin', words(['Rye'], 'x'.repeat(601)), 'y'.repeat(301))).toEqual([
    'The text has 601 characters, LinkedIn takes 600. Shorten it.',
    'The description has 301 characters, LinkedIn takes 300. Shorten it.',
  ]);
});
