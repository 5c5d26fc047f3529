import { allowExport } from '@steps/shared';

/** Hands a text to the browser as a file to save, if the person at work may export from the module. */
export function downloadText(fileName: string, text: string, type: string, module = 'crm'): boolean {
  return downloadFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }), module);
}

/** Hands a file to the browser to save, if the person at work may export from the module. */
export function downloadFile(fileName: string, file: Blob, module = 'crm'): boolean {
  if (!allowExport(module, fileName)) return false;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser takes the file in the next task; the address must live until then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}
