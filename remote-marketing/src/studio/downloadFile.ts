import { allowExport, slug } from '@steps/shared';

/** Hands a text to the browser as a file to save, if the person at work may export from marketing. */
export function downloadText(fileName: string, text: string, type: string): void {
  downloadFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Hands a file to the browser to save, if the person at work may export from the module. */
export function downloadFile(fileName: string, file: Blob, module = 'marketing'): void {
  if (!allowExport(module, fileName)) return;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser takes the file in the next task; the address must live until then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A name for a file: letters, digits and hyphens of a title. */
export const fileNameOf = (title: string, extension: string): string => `${slug(title) || 'steps'}.${extension}`;
