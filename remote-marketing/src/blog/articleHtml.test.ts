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
