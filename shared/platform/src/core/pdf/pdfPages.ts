import type { TDocumentDefinitions } from 'pdfmake/interfaces';

/** A line at the foot of each page: words at the left, "Page 2 of 7" at the right. */
interface PageFoot {
  readonly left: string;
  /** In front of "2 of 7". */
  readonly before?: string;
  /** Of the margin of the pages, points. */
  readonly top: number;
}

/** What is on the pages of a PDF: plain data, which a worker can be sent. */
export interface PdfPages
  extends Omit<TDocumentDefinitions, 'header' | 'footer' | 'background' | 'pageBreakBefore' | 'pageMargins'> {
  /** Left, top, right, bottom, points. */
  readonly pageMargins: [number, number, number, number];
  /** At the head of each page but the first. */
  readonly head?: string;
  readonly foot: PageFoot;
}

/** A file, and how many pages it has. */
export interface MadePdf {
  readonly file: Blob;
  readonly pages: number;
}
