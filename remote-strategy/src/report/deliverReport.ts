import { exportFile } from '@steps/business';
import { fileTitle } from '@steps/platform';
import { LettersNotInFontError, someLetters } from '@steps/platform/pdf';
import { announce, notify } from '@steps/platform/ui';
import { proxy, useSnapshot } from 'valtio';
import type { Report } from './report';
import { reportMarkdown } from './reportText';

type Format = 'pdf' | 'docx' | 'md';

const makers: Readonly<Record<Format, (report: Report) => Promise<Blob>>> = {
  pdf: async (report) => (await import('./reportPdf')).reportPdf(report),
  docx: async (report) => (await import('./reportDocx')).reportDocx(report),
  md: async (report) => new Blob([reportMarkdown(report)], { type: 'text/markdown;charset=utf-8' }),
};

const files = proxy({ making: 0 });

/** Whether a file is being made, in render: a long report takes seconds. */
export const useMakingFile = (): boolean => useSnapshot(files).making > 0;

/** Makes the file and hands it to the browser; the person is told what went wrong. */
export async function downloadReport(report: Report, format: Format): Promise<void> {
  announce('Making the file');
  files.making++;
  try {
    const blob = await makers[format](report);
    if (exportFile('strategy', `${fileTitle(report.title, 'Report')}.${format}`, blob)) announce('File saved');
  } catch (error) {
    if (error instanceof LettersNotInFontError) {
      notify({
        title: `The PDF cannot show ${someLetters(error.letters)}`,
        description: 'Its font has Latin, Greek and Cyrillic letters. A Word file has them all.',
        tone: 'destructive',
        action: { label: 'Export DOCX', onClick: () => void downloadReport(report, 'docx') },
      });
      return;
    }
    console.error('The report could not be exported.', error);
    notify({
      title: 'The file was not made',
      description: 'Nothing was changed. Try again, or choose another format.',
      tone: 'destructive',
    });
  } finally {
    files.making--;
  }
}

/** Copies the whole report as text, which needs no account and no server to be read. */
export async function shareReport(report: Report): Promise<void> {
  try {
    await navigator.clipboard.writeText(reportMarkdown(report));
    notify({
      title: 'Report copied as text',
      description: 'The whole report is on the clipboard. Paste it into an email or a document.',
    });
  } catch (error) {
    console.warn(`The clipboard refused: ${error}`);
    notify({
      title: 'Could not copy',
      description: 'The browser refused the clipboard. Export the report as a file instead.',
      tone: 'destructive',
    });
  }
}
