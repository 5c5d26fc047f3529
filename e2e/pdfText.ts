import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader can select and find in a PDF, and its bookmarks: those of the first level, each with those below it. */
export async function textAndOutline(
  file: Download,
): Promise<{ text: string; outline: string[]; below: ReadonlyMap<string, string[]>; pages: number }> {
  const document = await opened(file);
  const texts = await textsOf(document);
  const marks = (await document.getOutline()) ?? [];
  return {
    text: texts.join(' '),
    outline: marks.map(({ title }) => title),
    below: new Map(marks.map(({ title, items }) => [title, items.map((item: { title: string }) => item.title)])),
    pages: document.numPages,
  };
}

/** The same of each page. */
export const pageTexts = async (file: Download): Promise<string[]> => textsOf(await opened(file));

const opened = async (file: Download): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(await readFile(await file.path())) }).promise;

async function textsOf(document: PDFDocumentProxy): Promise<string[]> {
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
    texts.push(text.replaceAll(/\s+/g, ' '));
  }
  return texts;
}
