import { type WorkerThread, workerThread } from '../worker/workerThread';
import type { MadePdf, PdfPages } from './pdfPages';

let starting: Promise<WorkerThread<PdfPages, MadePdf>> | undefined;

const start = () =>
  workerThread<PdfPages, MadePdf>({
    name: 'pdf',
    program: () => import('./pdfWorker.ts?worker-text'),
    inPage: () => async (pages) => (await import('./makePdf')).makePdf(pages),
  });

/** Makes a PDF with selectable text, in a worker: the page can be used meanwhile. Rejects when its library cannot be fetched. */
export async function pdfFile(pages: PdfPages): Promise<MadePdf> {
  starting ??= start();
  const thread = await starting;
  const made = (await thread(pages)) ?? (await thread(pages));
  if (!made) throw new Error('Expected a PDF, got nothing from what makes it.');
  return made;
}
