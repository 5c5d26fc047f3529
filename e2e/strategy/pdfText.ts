import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader can select and find in a PDF, and its bookmarks. */
export async function textAndOutline(file: Download): Promise<{ text: string; outline: string[]; pages: number }> {
  const document = await getDocument({ data: new Uint8Array(await readFile(await file.path())) }).promise;
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join(''));
  }
  const outline = (await document.getOutline()).map(({ title }) => title);
  return { text: texts.join(' ').replaceAll(/\s+/g, ' '), outline, pages: document.numPages };
}
