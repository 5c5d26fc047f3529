import { type Encoding, guessEncoding, ownZone, region } from '@steps/platform';
import { blobWorker } from '@steps/platform/worker';
import { ImportFileError } from './importFileRules';
import type { ImportColumn } from './importMappingRules';
import type { CheckedRows, DateReading, FileFacts, ImportAnswer, ImportQuestion, TakenRows } from './importMessages';
import type { KnownKinds } from './importPropertyRules';
import type { ImportedCompany } from './ownRecordRules';

/** Reads one file outside the page. All promises reject with `ImportFileError` if the file is the reason. */
export interface ImportReader {
  /** Without an encoding it is detected, or else guessed. */
  read(file: Blob, encoding?: Encoding): Promise<FileFacts>;
  check(
    columns: readonly ImportColumn[],
    knownKinds: KnownKinds,
    chosenDates: NonNullable<DateReading['chosenDates']>,
  ): Promise<CheckedRows>;
  /** Some of the contacts that `check` found. */
  take(from: number, count: number): Promise<TakenRows>;
  /** Some of the companies in an export of ours. */
  takeCompanies(from: number, count: number): Promise<readonly ImportedCompany[]>;
  /** Replaces the cells of a table row; `check` reads it again. */
  repair(row: number, cells: readonly string[]): Promise<void>;
  /** CSV text of the rows that were left out, and of `more`. */
  problemCsv(more: readonly { readonly row: number; readonly reason: string }[]): Promise<string>;
  /** Ends the worker; its pending promises never settle. */
  close(): void;
}

/** Starts the worker. `onProgress` is called with the progress of the present question, 0 to 1. */
export async function openImportReader(onProgress: (done: number) => void): Promise<ImportReader> {
  const { default: text } = await import('./importWorker.ts?worker-text');
  const worker = blobWorker(text, 'import');

  const ask = <Kind extends ImportAnswer['kind']>(question: ImportQuestion, ...kinds: readonly Kind[]) =>
    new Promise<Extract<ImportAnswer, { kind: Kind }>>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) => {
        if (data.kind === 'progress') onProgress(data.done);
        else if (data.kind === 'failed')
          reject(data.expected ? new ImportFileError(data.message) : new Error(data.message));
        // An import that was stopped may have asked for rows that come only now.
        else if (data.kind === 'taken' && !(question.kind === 'take' && question.from === data.from)) return;
        // The kind of the answer was checked, which TypeScript does not carry over to the generic.
        else if (kinds.some((kind) => kind === data.kind)) resolve(data as Extract<ImportAnswer, { kind: Kind }>);
      };
      worker.onerror = (event) => reject(new Error(event.message || 'The part that reads files could not be started.'));
      worker.postMessage(question);
    });

  return {
    read: async (file, encoding) => {
      const answer = await ask({ kind: 'read', file, ...(encoding ? { encoding } : {}) }, 'read', 'unsure');
      if (answer.kind === 'read') return answer.facts;
      const guess = await guessEncoding(answer.sample);
      return (await ask({ kind: 'read', file, encoding: guess, sure: 'guessed' }, 'read')).facts;
    },
    check: async (columns, knownKinds, chosenDates) => {
      const { dates, numbers } = region();
      const reading = { zone: ownZone(), dates, numbers, chosenDates };
      return (await ask({ kind: 'check', columns, knownKinds, ...reading }, 'checked')).rows;
    },
    take: async (from, count) => (await ask({ kind: 'take', from, count }, 'taken')).rows,
    takeCompanies: async (from, count) =>
      (await ask({ kind: 'takeCompanies', from, count }, 'takenCompanies')).companies,
    repair: async (row, cells) => void (await ask({ kind: 'repair', row, cells }, 'repaired')),
    problemCsv: async (more) => (await ask({ kind: 'problems', more }, 'problems')).csv,
    close: () => worker.terminate(),
  };
}
