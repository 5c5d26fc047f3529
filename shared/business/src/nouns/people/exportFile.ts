import { saveFile } from '@steps/platform/src/core/saveFile';
import { allowExport } from './rights';

/** Gives a file to the browser to save, if the person at work may export from the module. Returns whether they may. */
export function exportFile(module: string, name: string, content: Blob | string, type?: string): boolean {
  if (!allowExport(module, name)) return false;
  saveFile(name, content, type);
  return true;
}
