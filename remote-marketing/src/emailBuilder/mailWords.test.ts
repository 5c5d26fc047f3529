import { expect, it } from 'vitest';
import { merged } from '../email/mergeRules';
import { linksOf, wordsHtml, wordsPlain } from './mailWords';

const html = (text: string) => wordsHtml(text, '#000').replace(/ style="[^"]*"/gu, '');

it.each([
  ['**[Reserve](https://a.example/x)**', '<strong><a href="https://a.example/x">Reserve</a></strong>'],
  ['[**Reserve** now](https://a.example/x)', '<a href="https://a.example/x"><strong>Reserve</strong> now</a>'],
  [
    'See [loaf](https://a.example/wiki/Loaf_(bread)_(rye)).',
    'See <a href="https://a.example/wiki/Loaf_(bread)_(rye)">loaf</a>.',
  ],
  ['**「重要」**です', '<strong>「重要」</strong>です'],
  ['a\n**b**', 'a<br /><strong>b</strong>'],
  [
    '2 ** 3 ** 4, *x*, _y_, `z`, ~~d~~, <b>, \\* and a_b_c',
    '2 ** 3 ** 4, *x*, _y_, `z`, ~~d~~, &lt;b&gt;, \\* and a_b_c',
  ],
  ['https://a.example is as typed', 'https://a.example is as typed'],
  ['[x](javascript:y) [y](mailto:a@b.example)', 'x <a href="mailto:a@b.example">y</a>'],
  [
    '[go](https://a.example/?n={first name}&e={{ contact.EMAIL }})',
    '<a href="https://a.example/?n={first name}&amp;e={{ contact.EMAIL }}">go</a>',
  ],
  ['Hi {{name}}, *|FNAME|* **and** *|LNAME|*', 'Hi {{name}}, *|FNAME|* <strong>and</strong> *|LNAME|*'],
  ['[Out](*|UNSUB|*)', '<a href="*|UNSUB|*">Out</a>'],
])('bold words and links, also within each other; every other sign is a sign: %s', (text, markup) => {
  expect(html(text)).toBe(markup);
});

it('the text part names where links lead', () => {
  expect(wordsPlain('**[Book](https://a.example/x_(y))** or [a@b.example](mailto:a@b.example)')).toBe(
    'Book (https://a.example/x_(y)) or a@b.example (mailto:a@b.example)',
  );
  expect(linksOf('**[a](/x)** [b](what is this) [c](nowhere)')).toEqual([
    { typed: '/x', to: '/x' },
    { typed: 'nowhere', to: '' },
  ]);
});

it('a merge field may be the words of a link', () => {
  expect(html('[{first name}](https://a.example)')).toBe('<a href="https://a.example">{first name}</a>');
  expect(merged('[{first name}]', undefined)).toBe('[there]');
});
