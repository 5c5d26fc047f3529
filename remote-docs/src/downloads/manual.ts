import { inFont, type PdfPages, pdfFile } from '@steps/platform/pdf';
import type { Content } from 'pdfmake/interfaces';
import type { Article, ArticleFolder, Block, Inline } from '../content/article';

/** The help content as a PDF file with selectable text, and its number of pages. */
export const manualPdf = (folder: ArticleFolder) => pdfFile(manualDocument(folder));

/** What is on the pages. */
export function manualDocument(folder: ArticleFolder): PdfPages {
  return {
    info: { title: 'Steps user manual' },
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 64],
    defaultStyle: { fontSize: 10, lineHeight: 1.35 },
    styles: {
      group: { fontSize: 20, bold: true, margin: [0, 0, 0, 12] },
      title: { fontSize: 16, bold: true, margin: [0, 18, 0, 4] },
      heading: { fontSize: 12, bold: true, margin: [0, 10, 0, 4] },
      muted: { color: '#555555' },
    },
    foot: { left: 'Steps user manual', top: 24 },
    content: [
      { text: 'Steps', fontSize: 32, bold: true, margin: [0, 180, 0, 8] },
      { text: 'User manual', fontSize: 20, margin: [0, 0, 0, 24] },
      { text: 'Made from the help content of this copy of Steps.', style: 'muted' },
      { toc: { title: { text: 'Contents', style: 'group' } }, pageBreak: 'before' },
      ...folder.groups.flatMap(({ title, articles }): Content[] => [
        { text: title, style: 'group', pageBreak: 'before', tocItem: true },
        ...articles.flatMap(articleContent),
      ]),
    ],
  };
}

const articleContent = ({ title, summary, blocks }: Article): Content[] => [
  { text: inFont(title), style: 'title', tocItem: true, tocMargin: [16, 0, 0, 0], headlineLevel: 1 },
  { text: inFont(summary), style: 'muted', margin: [0, 0, 0, 6] },
  ...blocks.flatMap(blockContent),
];

function blockContent(block: Block): Content[] {
  switch (block.kind) {
    case 'heading':
      return [{ text: inFont(block.text), style: 'heading' }];
    case 'paragraph':
      return [{ text: inlineContent(block.inside), margin: [0, 0, 0, 6] }];
    case 'list': {
      const items = block.items.map((item): Content => ({ stack: item.flatMap(blockContent) }));
      return [{ ...(block.ordered ? { ol: items } : { ul: items }), margin: [0, 0, 0, 6] }];
    }
    case 'code':
      return [{ text: inFont(block.text), fontSize: 9, margin: [12, 0, 0, 6], preserveLeadingSpaces: true }];
    case 'table':
      return [
        {
          table: {
            headerRows: 1,
            widths: block.head.map(() => 'auto'),
            body: [
              block.head.map((cell) => ({ text: inlineContent(cell), bold: true })),
              ...block.rows.map((row) => row.map((cell) => ({ text: inlineContent(cell) }))),
            ],
          },
          layout: 'lightHorizontalLines',
          margin: [0, 0, 0, 8],
        },
      ];
    case 'note':
      return [{ stack: block.blocks.flatMap(blockContent), margin: [12, 2, 0, 4], color: '#874900' }];
    // Pictures belong to the screen: they come light and dark, in a format that PDF does not know.
    case 'picture':
      return [];
  }
}

const inlineContent = (inlines: readonly Inline[]): Content[] => inlines.map(pieceContent);

function pieceContent(inline: Inline): Content {
  switch (inline.kind) {
    case 'text':
    case 'code':
      return { text: inFont(inline.text) };
    case 'key':
      return { text: inFont(inline.text), bold: true };
    case 'strong':
      return { text: inlineContent(inline.inside), bold: true };
    case 'emphasis':
      return { text: inlineContent(inline.inside), italics: true };
    case 'link': {
      const text = inlineContent(inline.inside);
      return inline.href.startsWith('https:') ? { text, link: inline.href, color: '#0e6a78' } : { text };
    }
  }
}
