import { expect, it } from 'vitest';
import { slug } from './slug';

it.each([
  ['Æbleskiver på Strøget', 'aebleskiver-pa-stroget'],
  ['Weißwurst & Öl', 'weisswurst-ol'],
  ['Wrocław, Żabka', 'wroclaw-zabka'],
  ['Işıl ışıl', 'isil-isil'],
  ['Новый год: Ёлка!', 'новый-год-ёлка'],
  ['Λόγος', 'λόγος'],
  ['パン屋さん', 'パン屋さん'],
  ['हिन्दी', 'हिन्दी'],
  ['zero\u200bwidth', 'zerowidth'],
  ['!!!', ''],
])('the address of %s is %s', (title, address) => {
  expect(slug(title)).toBe(address);
});

it('a long title is cut between words, a long word inside', () => {
  expect(slug('bread '.repeat(30))).toBe(Array(10).fill('bread').join('-'));
  expect(slug('パ'.repeat(80))).toBe('パ'.repeat(60));
});
