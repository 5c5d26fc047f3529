import pdfMake from 'pdfmake/build/pdfmake.min.js';
import fonts from 'pdfmake/build/vfs_fonts.js';
import type { DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { MadePdf, PdfPages } from './pdfPages';

const quiet = { fontSize: 8, color: '#555555' } as const;

/** Makes the file, with selectable text. The library comes with fonts for Latin, Greek and Cyrillic letters. */
export async function makePdf(pages: PdfPages): Promise<MadePdf> {
  pdfMake.addVirtualFileSystem(fonts);
  let count = 0;
  const definition = withRunningLines(pages, (pages) => {
    count = pages;
  });
  return { file: await pdfMake.createPdf(definition).getBlob(), pages: count };
}

function withRunningLines(
  { head, foot, ...document }: PdfPages,
  onPages: (pages: number) => void,
): TDocumentDefinitions {
  const [left, , right] = document.pageMargins;
  const footer: DynamicContent = (page, pages) => {
    onPages(pages);
    const at = [foot.before, page, 'of', pages].filter(Boolean).join(' ');
    return { ...quiet, margin: [left, foot.top, right, 0], columns: [foot.left, { text: at, alignment: 'right' }] };
  };
  return {
    ...document,
    footer,
    ...(head && {
      header: (page: number) => (page === 1 ? undefined : { ...quiet, text: head, margin: [left, 28, right, 0] }),
    }),
    // A heading alone at the foot of a page is read as an end.
    pageBreakBefore: (node, nodes) => node.style === 'heading' && nodes.getFollowingNodesOnPage().length === 0,
  };
}
