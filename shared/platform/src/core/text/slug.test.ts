import { expect, it } from 'vitest';
import { fileTitle, slug } from './slug';

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

it.each([
  ['Łukasz Wiśniewski', 'Łukasz Wiśniewski'],
  ['हिन्दी / 2026', 'हिन्दी 2026'],
  ['a/b\\c:d*e?f"g<h>i|j', 'abcdefghij'],
  ['..hidden. ', 'hidden'],
  ['con', '_con'],
  ['?', 'File'],
])('the file of %s is called %s', (title, name) => {
  expect(fileTitle(title, 'File')).toBe(name);
});
