import { blobWorker } from '@steps/shared';
import { ImportFileError } from './importFileRules';
import type { ImportColumn } from './importMappingRules';
import type { CheckedRows, FileFacts, ImportAnswer, ImportQuestion, TakenRows } from './importMessages';

/** Reads one file away from the page. All promises reject with `ImportFileError` when the file is the reason. */
export interface ImportReader {
  read(file: Blob): Promise<FileFacts>;
  check(columns: readonly ImportColumn[]): Promise<CheckedRows>;
  /** Some of the contacts that `check` found. */
  take(from: number, count: number): Promise<TakenRows>;
  /** CSV text of the rows that were left out, and of `more`. */
  problemCsv(more: readonly { readonly row: number; readonly reason: string }[]): Promise<string>;
  /** Ends the worker; what it was doing never settles. */
  close(): void;
}

/** Starts the worker. `onProgress` hears 0 to 1 of the question under way. */
export async function openImportReader(onProgress: (done: number) => void): Promise<ImportReader> {
  const { default: text } = await import('./importWorker.ts?worker-text');
  const worker = blobWorker(text, 'import');

  const ask = <Kind extends ImportAnswer['kind']>(question: ImportQuestion, kind: Kind) =>
    new Promise<Extract<ImportAnswer, { kind: Kind }>>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) => {
        if (data.kind === 'progress') onProgress(data.done);
        else if (data.kind === 'failed')
          reject(data.expected ? new ImportFileError(data.message) : new Error(data.message));
        // The answer's kind was compared, which TypeScript does not carry over to the generic.
        else if (data.kind === kind) resolve(data as Extract<ImportAnswer, { kind: Kind }>);
      };
      worker.onerror = (event) => reject(new Error(event.message || 'The part that reads files could not be started.'));
      worker.postMessage(question);
    });

  return {
    read: async (file) => (await ask({ kind: 'read', file }, 'read')).facts,
    check: async (columns) => (await ask({ kind: 'check', columns }, 'checked')).rows,
    take: async (from, count) => (await ask({ kind: 'take', from, count }, 'taken')).rows,
    problemCsv: async (more) => (await ask({ kind: 'problems', more }, 'problems')).csv,
    close: () => worker.terminate(),
  };
}
