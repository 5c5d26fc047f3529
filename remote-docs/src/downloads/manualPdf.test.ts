import { printable } from '@steps/platform/pdf';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { articlesIn } from '../content/articles';
import help from '../content/help/contents.md';
import { manualDocument, manualPdf } from './manual';

/** What a reader can select on each page of the manual, as pdf.js reads it. */
let pages: string[];
let said: number;

beforeAll(async () => {
  const made = await manualPdf(help);
  said = made.pages;
  const document = await getDocument({ data: new Uint8Array(await made.file.arrayBuffer()) }).promise;
  pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ');
    }),
  );
});

describe('the manual', () => {
  it('has as many pages as it says, each with its number', () => {
    expect(pages.length).toBe(said);
    for (const [at, text] of pages.entries()) expect(text).toContain(`${at + 1} of ${said}`);
  });

  it('can be read back: every article has its title and its first sentence', () => {
    const text = pages.join(' ');
    for (const { title, summary } of articlesIn(help)) {
      expect(text).toContain(title);
      expect(text).toContain(summary.split(' ').slice(0, 4).join(' '));
    }
  });

  it('lists in its contents the page on which an article begins', () => {
    const [, contents = ''] = pages;
    const page = Number(/Support tickets[ .]*(\d+)/.exec(contents)?.[1]);
    expect(page).toBeGreaterThan(2);
    expect(pages[page - 1]).toContain('Support tickets');
  });

  it('has no character that its font lacks', () => expect(() => printable(manualDocument(help).content)).not.toThrow());
  // Against waiting for ever: a busy machine takes a minute for the manual.
}, 180_000);
