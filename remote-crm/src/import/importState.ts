import { contactsByEmail, type ImportCounts, type ImportMode, importContacts } from '@steps/shared';
import { proxy, ref, useSnapshot } from 'valtio';
import { downloadText } from '../export/downloadText';
import { pauseLists } from '../lists/listPause';
import { notifyStep } from '../notices/stepNotice';
import type { ColumnTarget } from './importFields';
import { ImportFileError } from './importFileRules';
import { checkMapping, type ImportColumn } from './importMappingRules';
import { type CheckedRows, type FileFacts, portionSize } from './importMessages';
import { counted } from './importPreviewRules';
import { type ImportReader, openImportReader } from './importReader';
import type { ImportedContact } from './importRowRules';

/** What an import did. `skipped` rows broke a rule while being saved; `row` is their number in the file. */
export interface ImportResult extends Omit<ImportCounts, 'skipped'> {
  readonly skipped: readonly { readonly row: number; readonly reason: string }[];
}

interface ImportState {
  step: 'choose' | 'reading' | 'columns' | 'preview' | 'importing' | 'done';
  fileName: string;
  /** 0 to 1 of what is under way. */
  progress: number;
  /** Why the file, or the columns, cannot be used. */
  error: string | undefined;
  facts: FileFacts | undefined;
  columns: readonly ImportColumn[];
  checked: CheckedRows | undefined;
  /** Rows whose email belongs to a contact already. */
  known: number;
  mode: ImportMode;
  result: ImportResult | undefined;
}

const start: ImportState = {
  step: 'choose',
  fileName: '',
  progress: 0,
  error: undefined,
  facts: undefined,
  columns: ref([]),
  checked: undefined,
  known: 0,
  mode: 'both',
  result: undefined,
};

const state = proxy<ImportState>({ ...start });
let reader: ImportReader | undefined;
let stopping: AbortController | undefined;
/** Goes up with each file: what an older one still answers is not shown. */
let turn = 0;

/** The import under way, in render. */
export const useImport = (): ImportState => useSnapshot(state) as ImportState;

/** Forgets the file and everything made of it. */
export function resetImport(): void {
  turn += 1;
  stopping?.abort();
  reader?.close();
  reader = undefined;
  Object.assign(state, start);
}

/** Reads a file; goes on to the preview when a known product wrote it, else to the columns. */
export async function chooseImportFile(file: File): Promise<void> {
  resetImport();
  const mine = turn;
  Object.assign(state, { step: 'reading', fileName: file.name });
  try {
    const opened = await openImportReader((done) => {
      if (mine === turn) state.progress = done;
    });
    if (mine !== turn) return opened.close();
    reader = opened;
    const facts = await opened.read(file);
    if (mine !== turn) return;
    Object.assign(state, { facts: ref(facts), columns: ref(facts.columns), step: 'columns' });
    if (facts.layout || facts.columns.every((column) => !column.unknown)) await previewImport();
  } catch (error) {
    if (mine !== turn) return;
    Object.assign(state, { step: 'choose', error: explain(error) });
  }
}

/** Says what a column of the file is. */
export function setColumnTarget(index: number, target: ColumnTarget): void {
  state.columns = ref(
    state.columns.map((column) => (column.index === index ? { ...column, target, unknown: false } : column)),
  );
  state.error = undefined;
}

/** Back to the columns. */
export function reviewColumns(): void {
  Object.assign(state, { step: 'columns', error: undefined });
}

/** Turns the rows into contacts as the columns say, and shows what the import would do. */
export async function previewImport(): Promise<void> {
  const mine = turn;
  try {
    checkMapping(state.columns);
    Object.assign(state, { step: 'reading', progress: 0, error: undefined });
    const checked = await opened().check(state.columns);
    if (mine !== turn) return;
    const emails = checked.emails.split('\n');
    const known = emails.filter((email) => email && contactsByEmail.count(email.toLowerCase()) > 0).length;
    Object.assign(state, { checked: ref(checked), known, step: 'preview' });
  } catch (error) {
    if (mine === turn) Object.assign(state, { step: 'columns', error: explain(error) });
  }
}

/** What to do with contacts that are known already. */
export function setImportMode(mode: ImportMode): void {
  state.mode = mode;
}

/** Writes the contacts, as one step that can be undone. */
export async function runImport(): Promise<void> {
  const mine = turn;
  const control = new AbortController();
  stopping = control;
  Object.assign(state, { step: 'importing', progress: 0 });
  const resumeLists = pauseLists();
  try {
    const { contacts, rowNumbers } = await takeAll();
    const counts = await importContacts(contacts, {
      mode: state.mode,
      signal: control.signal,
      onProgress: (done) => {
        if (mine === turn) state.progress = 0.2 + (0.8 * done) / contacts.length;
      },
    });
    const skipped = counts.skipped.map(({ row, reason }) => ({ row: rowNumbers[row] ?? 0, reason }));
    const changed = counts.created + counts.updated;
    if (changed > 0) notifyStep(`${counted(changed, 'contact')} imported`);
    if (mine === turn) Object.assign(state, { step: 'done', result: ref({ ...counts, skipped }) });
  } catch (error) {
    if (mine === turn) Object.assign(state, { step: 'preview', error: explain(error) });
  } finally {
    resumeLists();
  }
}

/** Stops writing. What is imported by then stays, and can be undone as one step. */
export function cancelImport(): void {
  stopping?.abort();
}

/** Saves the rows that were left out, with the reasons, as a CSV file. */
export async function downloadProblems(): Promise<void> {
  const csv = await opened().problemCsv(state.result?.skipped ?? []);
  downloadText(`${state.fileName.replace(/\.\w+$/, '')} - rows to repair.csv`, `\ufeff${csv}`, 'text/csv');
}

async function takeAll(): Promise<{ contacts: ImportedContact[]; rowNumbers: number[] }> {
  const contacts: ImportedContact[] = [];
  const rowNumbers: number[] = [];
  const count = state.checked?.count ?? 0;
  while (contacts.length < count && !stopping?.signal.aborted) {
    const taken = await opened().take(contacts.length, portionSize);
    if (taken.contacts.length === 0) break;
    contacts.push(...taken.contacts);
    rowNumbers.push(...taken.rowNumbers);
    state.progress = (0.2 * contacts.length) / count;
  }
  return { contacts, rowNumbers };
}

function opened(): ImportReader {
  if (!reader) throw new Error('Expected a file to be open, but none is.');
  return reader;
}

function explain(error: unknown): string {
  if (error instanceof ImportFileError) return error.message;
  console.error('The import failed.', error);
  return 'The file could not be read. Nothing was imported. Please try again.';
}
