import { expect, it } from 'vitest';
import { linkAddress, mailAddress, pictureAddress, safeAddress } from './addressRules';

it.each([
  ['example.com', 'https://example.com'],
  ['bäckerei.de/größe', 'https://bäckerei.de/größe'],
  ['shop.example.com:8080?a=1', 'https://shop.example.com:8080?a=1'],
  ['//cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['me@example.com', 'mailto:me@example.com'],
  ["pat.o'brien@example.co.uk", "mailto:pat.o'brien@example.co.uk"],
  ['mailto:me@example.com?subject=Hello there', 'mailto:me@example.com?subject=Hello%20there'],
  ['tel:+44 (0)20 7946 0958', 'tel:+44(0)2079460958'],
  [' https://example.com/a b \n', 'https://example.com/a%20b'],
  ['\u200bhttps://example.com\ufeff', 'https://example.com'],
  ['https://en.wikipedia.org/wiki/Rye_(grain)', 'https://en.wikipedia.org/wiki/Rye_(grain)'],
])('an address is completed as people type it: %s', (typed, address) => {
  expect(safeAddress(typed)).toBe(address);
});

it.each(['/pricing', '#offer', '../rye/', './a', '?page=2', 'docs/terms.pdf', 'terms.pdf', 'index.html', '/', '#'])(
  'a relative address stays relative: %s',
  (typed) => {
    expect(safeAddress(typed)).toBe(typed);
    expect(linkAddress(typed)).toBe(typed);
  },
);

it.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript:alert(1)/x',
  'java script:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '/\\evil.example',
  'https://',
  'file:///etc/passwd',
  '<script>alert(1)</script>',
  'some words',
  'word',
  '',
])('what is no safe address leads nowhere: %s', (typed) => {
  expect(safeAddress(typed)).toBe('');
});

it('in Markdown a word is an address beside the page, and never one that runs', () => {
  expect(linkAddress('prices')).toBe('prices');
  expect(linkAddress('prices#rye')).toBe('prices#rye');
  expect(linkAddress('javascript:x')).toBe('');
  expect(pictureAddress('/images/loaf.jpg')).toBe('/images/loaf.jpg');
  expect(pictureAddress('data:image/svg+xml;base64,AA')).toBe('');
  expect(pictureAddress('mailto:a@b.example')).toBe('');
});

it.each([
  ['https://x.example/?n={first name}&c={company}', 'https://x.example/?n={first name}&c={company}'],
  ['x.example/?e={{ contact.EMAIL }}', 'https://x.example/?e={{ contact.EMAIL }}'],
  ['*|UNSUB|*', '*|UNSUB|*'],
  ['{{{pm:unsubscribe}}}', '{{{pm:unsubscribe}}}'],
  ['[[unsubscribe]]', '[[unsubscribe]]'],
  ['%unsubscribe_url%', '%unsubscribe_url%'],
  ['javascript:{{x}}', ''],
])('merge fields stay as they are in an address of an email: %s', (typed, address) => {
  expect(mailAddress(typed)).toBe(address);
});
