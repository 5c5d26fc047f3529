// @vitest-environment page
import { expect, it } from 'vitest';
import { articleHtml, bodyHtml } from './articleHtml';

it('the HTML of an article is read back with its title, its description and its headings', () => {
  const page = new DOMParser().parseFromString(
    articleHtml(
      { title: 'Rye & "us"', body: '## First\n\nText with **weight** and [a link](bakery.example/rye).' },
      { title: 'Rye bread', description: 'By <hand>' },
    ),
    'text/html',
  );
  expect(page.title).toBe('Rye bread');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('By <hand>');
  expect(page.querySelector('h1')?.textContent).toBe('Rye & "us"');
  expect(page.querySelector('h2')?.textContent).toBe('First');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('https://bakery.example/rye');
});

it('nothing of a hostile article runs', () => {
  const html = bodyHtml(
    [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[press](javascript:alert(1))',
      '![x](data:text/html,<script>alert(1)</script>)',
      '[a](https://a.example/"onmouseover="alert(1))',
      'word <b onclick=alert(1)>bold</b>',
    ].join('\n\n'),
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('script, img, b')).toBeNull();
  for (const link of page.querySelectorAll('a')) {
    expect(link.getAttribute('href')).toMatch(/^https:/);
    expect(link.getAttributeNames()).toEqual(['href']);
  }
  expect(page.body.textContent).toContain('<script>alert(1)</script>');
});

it('relative addresses stay relative, of pictures too, and a heading can be led to', () => {
  const html = bodyHtml(
    [
      'See [prices](/prices?x=1), [older](../malt/), [terms](docs/terms.pdf), [page](about), [site](bakery.example).',
      '![Malt](images/malt.jpg) ![](/a.png)',
      '[Below](#größe--preis) [again](#größe--preis-1)',
      '## Größe & Preis!',
      '## **Größe** & Preis',
    ].join('\n\n'),
  );
  expect([...html.matchAll(/(?:href|src|id)="([^"]*)"/gu)].map(([, to]) => to)).toEqual([
    '/prices?x=1',
    '../malt/',
    'docs/terms.pdf',
    'about',
    'https://bakery.example',
    'images/malt.jpg',
    '/a.png',
    '#größe--preis',
    '#größe--preis-1',
    'größe--preis',
    'größe--preis-1',
  ]);
});

it('an article has the language of its text, or the one that was chosen', () => {
  const facts = { title: '', description: 'x' };
  const file = (body: string, chosen = {}) => articleHtml({ title: 'T', body }, facts, chosen);
  expect(file('לחם טרי בכל בוקר')).toContain('<html lang="he" dir="rtl">');
  expect(file('Wir backen das Brot und sind für Sie da')).toContain('<html lang="de">');
  expect(file('Wir backen das Brot und sind für Sie da', { language: 'nl' })).toContain('<html lang="nl">');
  expect(file('Bread')).toContain('<html lang="en-GB">');
});

it('tables, ticks, notes and linked pictures are in the HTML, and front matter is not', () => {
  const html = bodyHtml(
    '---\ntitle: Rye\n---\n\n| Loaf | Price |\n| - | -: |\n| Rye | £4 |\n\n- [ ] flour\n- [x] hall\n\n[![Loaf](https://a.example/l.jpg)](https://a.example/buy)\n\n#### Small\n\nA claim[^1].\n\n[^1]: Source.',
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect([...page.querySelectorAll('th, td')].map((cell) => cell.textContent)).toEqual(['Loaf', 'Price', 'Rye', '£4']);
  expect([...page.querySelectorAll('.task-list-item')].map((item) => item.textContent)).toEqual(['☐ flour', '☑ hall']);
  expect(page.querySelector('a[href="https://a.example/buy"] > img')?.getAttribute('alt')).toBe('Loaf');
  expect(page.querySelector('h4')?.textContent).toBe('Small');
  const [note] = page.querySelectorAll('sup a');
  expect(page.querySelector(note?.getAttribute('href') ?? 'none')?.textContent).toContain('Source.');
  expect(html).not.toContain('title: Rye');
});
