import { describe, expect, it } from 'vitest';
import { foldedText, hashtagsIn, limitHint, networkCount, overText, shareLink } from './networkRules';

describe('X counts', () => {
  const count = (text: string) => networkCount('twitter', text);

  it('letters as one, and those of East Asia as two', () => {
    expect(count('Sourdough – “£65”')).toBe(17);
    expect(count('パン屋')).toBe(6);
  });

  it('an emoji as two, however it is made', () => {
    expect(count('🥖')).toBe(2);
    expect(count('👩‍👩‍👧‍👦')).toBe(2);
    expect(count('🇬🇧👍🏽❤️')).toBe(6);
  });

  it('each link as 23, with or without its beginning', () => {
    expect(count('https://saltmarsh.example/a/very/long/address?with=much&more=behind#it')).toBe(23);
    expect(count('See saltmarshbakery.com today')).toBe(4 + 23 + 6);
  });

  it.each([
    ['® 2027 Vale Bakery™', 20],
    ['Ask @vale.bakery or #rye.com', 28],
    ['見てhttps://shop.example.com/新', 4 + 23 + 2],
    ['bakery.de and bakery.co.uk/rye', 23 + 5 + 23],
    ['write to me@bakery.com', 22],
    ['(https://en.wikipedia.org/wiki/Rye_(grain))', 25],
    ['™️ 1️⃣', 5],
    ['“Quoted”—dash…', 15],
    ['٣٤ مخبز', 7],
    ['', 0],
  ])('as its own rules say: %s', (text, weight) => {
    expect(count(text)).toBe(weight);
  });

  it('a letter with its accent once, whichever way it was typed', () => {
    expect(count('cafe\u0301')).toBe(4);
  });
});

it('the other networks count every character, links too', () => {
  expect(networkCount('linkedin', 'See https://a.example 🥖')).toBe(23);
});

it('limits are hints: a text over one says by how much and what can be done', () => {
  expect(limitHint('twitter', 'x'.repeat(311))).toEqual({ words: '311 of 280', over: 31 });
  expect(limitHint('linkedin', 'x'.repeat(311))).toEqual({ words: '311 of 3,000', over: 0 });
  expect(overText('twitter', 31)).toMatch(/^31 over the hint of Twitter\/X/);
  expect(overText('twitter', 0)).toBeUndefined();
});

it('a feed shows the beginning of a long post', () => {
  expect(foldedText('instagram', 'x'.repeat(126)).folded).toBe(true);
  expect(foldedText('twitter', 'x'.repeat(1000)).folded).toBe(false);
});

describe('share links', () => {
  it('carry the text as text, whatever is in it', () => {
    const link = new URL(shareLink('twitter', 'a&url=https://evil.example #x') ?? '');
    expect(link.host).toBe('x.com');
    expect([...link.searchParams]).toEqual([['text', 'a&url=https://evil.example #x']]);
  });

  it('of Facebook need a link in the text, and Instagram has none', () => {
    expect(shareLink('facebook', 'No link')).toBeUndefined();
    expect(shareLink('facebook', 'See saltmarshbakery.com')).toContain('u=http%3A%2F%2Fsaltmarshbakery.com');
    expect(shareLink('instagram', 'See saltmarshbakery.com')).toBeUndefined();
  });
});

it('hashtags are read from what was typed, each once', () => {
  expect(hashtagsIn('bread, #Rye rye  #SourdoughSaturday 2026 <script>')).toEqual([
    '#bread',
    '#Rye',
    '#SourdoughSaturday',
    '#script',
  ]);
});
