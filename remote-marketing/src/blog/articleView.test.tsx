// @vitest-environment page
import { busyTime } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { articleView } from './articleView';

afterEach(cleanup);
const show = (text: string) => render(articleView({ text, data: undefined, writing: false })).container;

describe('an article in its card', () => {
  it('is read as headings, points and stressed words, without the signs of Markdown', () => {
    const shown = show('# Rye at home\n\nBake **slowly**.\n\n## Begin\n- Flour\n- *Water*\n\n1. Mix\n2. Wait');
    expect(shown.textContent).not.toMatch(/[#*]/);
    expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('Rye at home');
    expect(screen.getByRole('heading', { level: 5 }).textContent).toBe('Begin');
    expect(screen.getAllByRole('list').map(({ tagName, children }) => [tagName, children.length])).toEqual([
      ['UL', 2],
      ['OL', 2],
    ]);
    expect(shown.querySelector('strong')?.textContent).toBe('slowly');
    expect(shown.querySelector('em')?.textContent).toBe('Water');
  });

  it('shows hostile text as text', () => {
    const shown = show('# <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))');
    expect(shown.querySelectorAll('img, script, a')).toHaveLength(0);
    expect(shown.textContent).toContain('<script>alert(1)</script>');
  });

  const signs = ['a', '*', '**', '# ', '- ', '1. ', '\n', ' b'];
  it.each(signs)('loses no word, whatever is written after %j', (one) => {
    const texts = signs.flatMap((two) => signs.flatMap((three) => signs.map((four) => one + two + three + four)));
    const all = [...new Set(texts)];
    const letters = (words: string | null) => (words ?? '').replace(/[^ab]/g, '');
    // All at once: five hundred pages one after the other take many times as long.
    const { container } = render(
      all.map((text) => <section key={text}>{articleView({ text, data: undefined, writing: false })}</section>),
    );
    const shown = [...container.children].map(({ textContent }) => letters(textContent));
    expect(shown).toEqual(all.map(letters));
  });

  it('with 100,000 opening brackets is read at once', async () => {
    const time = await busyTime(() => {
      for (const text of ['*'.repeat(100_000), '*a '.repeat(30_000), '['.repeat(100_000)]) {
        expect(show(text).textContent).toContain(text.slice(0, 20));
      }
    }, 1);
    expect(time).toBeLessThan(10_000);
  });

  it('shows tables, ticks, code and notes, and what HTML says as words', () => {
    const shown = show(
      '---\ntitle: Rye\n---\n\n| Loaf | Price |\n| - | -: |\n| Rye | £4 |\n\n- [x] flour\n- [ ] salt\n\n`code` and a claim[^1].\n\n<div>half price</div>\n\n[^1]: Source.',
    );
    expect(screen.getByRole('columnheader', { name: 'Price' }).style.textAlign).toBe('right');
    expect(screen.getByRole('cell', { name: 'Rye' })).toBeDefined();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual(
      expect.arrayContaining(['☑ flour', '☐ salt']),
    );
    expect(shown.querySelector('code')?.textContent).toBe('code');
    expect(shown.textContent).toContain('<div>half price</div>');
    expect(shown.textContent).toContain('Source.');
    expect(shown.textContent).not.toContain('title: Rye');
  });
});
