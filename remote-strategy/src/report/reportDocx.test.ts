import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { reportDocx } from './reportDocx';
import { sampleReport } from './sampleReport';

const report = {
  ...sampleReport,
  title: 'Strategy of Fenwick & Sons <script>',
  trail: [
    {
      phase: '2. Market and demand',
      decision: 'Modified',
      by: 'Amira',
      at: '2026-11-03T10:00:00.000Z',
      note: 'Too bold before.',
    },
  ],
};

/** Paragraphs of a Word file with their styles, and the cells of its tables. */
async function readDocx(file: Blob) {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const words = (part: string) =>
    [...part.matchAll(/<w:t[ >][^<]*|<w:t>[^<]*/g)].map(([t]) => t.replace(/<w:t[^>]*>/, '')).join('');
  const paragraphs = [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([part]) => ({
    style: /<w:pStyle w:val="([^"]+)"/.exec(part)?.[1],
    text: words(part),
  }));
  const cells = [...xml.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([part]) => words(part));
  const styled = (style: string) => paragraphs.filter((one) => one.style === style).map(({ text }) => text);
  return { names: Object.keys(parts), paragraphs, cells, styled };
}

it('a report as a Word file has its headings, points with what they rest on, figures in a table and the review trail', async () => {
  const { names, styled, paragraphs, cells } = await readDocx(await reportDocx(report));
  expect(names).toContain('[Content_Types].xml');
  expect(styled('Title')).toEqual(['Strategy of Fenwick &amp; Sons &lt;script&gt;']);
  expect(styled('Heading1')).toEqual([
    'Summary',
    'Finding 1: recommendations bring the work',
    'Finding 2: advertising costs more than it returns',
    'Recommended actions',
    'Appendix: review trail',
  ]);
  const texts = paragraphs.map(({ text }) => text);
  expect(texts).toContain('All four recommended deals that closed were won. (evidence 1)');
  expect(texts).toContain('Customers would recommend the studio if they were asked. (assumption)');
  expect(texts.at(-1)).toMatch(/^2\. Market and demand: Modified by Amira, .*\. Too bold before\.$/);
  expect(cells).toEqual(['Referral', '£32,150', 'Website', '£2,950', 'Search advertising', '£1,700']);
});
