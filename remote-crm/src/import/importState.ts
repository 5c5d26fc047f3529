import { contacts, exportFile } from '@steps/business';
import { counted, type Encoding, withoutDirectionSigns } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { announce, confirm, keepNotice, notify } from '@steps/platform/ui';
import type { DateOrder } from '@steps/platform/zones';
import { proxy, ref, useSnapshot } from 'valtio';
import { restoreContacts } from '../nouns/contactState';
import { propertiesOf } from '../properties/propertyState';
import { notifyStep } from '../records/notices/stepNotice';
import { pauseLists } from '../records/recordTable/listPause';
import { type ImportCounts, type ImportMode, importContacts } from './contactImport';
import type { ColumnTarget } from './importFields';
import { ImportFileError } from './importFileRules';
import { startJournal } from './importJournalState';
import { checkMapping, type ImportColumn, withUnknownKept } from './importMappingRules';
import { type MatchChoices, type Matches, matchRows, noMatches, withSame } from './importMatchRules';
import type { CheckedRows, FileFacts } from './importMessages';
import { importedInWords } from './importPreviewRules';
import { type ImportReader, openImportReader } from './importReader';
import { broughtCompanies, type Note, newProperties, portions, rowsWithoutNews } from './importWrite';

/** The result of an import; `row` of its notes is the number in the file. */
export type ImportResult = Readonly<ImportCounts>;

interface ImportState {
  step: 'choose' | 'reading' | 'columns' | 'preview' | 'importing' | 'done';
  fileName: string;
  /** Progress of what is running, 0 to 1. */
  progress: number;
  /** Why the file, or the columns, cannot be used. */
  error: string | undefined;
  facts: FileFacts | undefined;
  columns: readonly ImportColumn[];
  checked: CheckedRows | undefined;
  /** Rows that seem to belong to existing contacts. */
  matches: Matches;
  mode: ImportMode;
  choices: MatchChoices;
  /** The order of dates that was chosen, by the number of the column. */
  chosenDates: Readonly<Record<number, DateOrder>>;
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
  matches: ref(noMatches),
  mode: 'both',
  // A phone number alone is not enough to change an existing record.
  choices: ref({ phone: 'create', name: 'create' }),
  chosenDates: ref({}),
  result: undefined,
};

/** Lists are updated this long after the summary shows (our choice: several frames). */
const resumeMs = 100;

const state = proxy<ImportState>({ ...start });
let reader: ImportReader | undefined;
let chosenFile: File | undefined;
let stopping: AbortController | undefined;
/** Increases with each file: answers to an earlier one are not shown. */
let turn = 0;

/** The import under way, in render. */
export const useImport = (): ImportState => useSnapshot(state) as ImportState;

/** Forgets the file and everything made of it; an import under way stops, and then takes back what it wrote. */
export function resetImport(): void {
  turn += 1;
  if (stopping) stopping.abort();
  else reader?.close();
  stopping = undefined;
  reader = undefined;
  chosenFile = undefined;
  Object.assign(state, start);
}

/** Reads the file again in another encoding. */
export async function chooseEncoding(encoding: Encoding): Promise<void> {
  if (chosenFile) await chooseImportFile(chosenFile, encoding);
}

/**
 * Reads a file, then shows the preview if it comes from a known product, or else the columns. Without an encoding it is
 * detected, or else guessed.
 */
export async function chooseImportFile(file: File, encoding?: Encoding): Promise<void> {
  resetImport();
  chosenFile = file;
  const mine = turn;
  Object.assign(state, { step: 'reading', fileName: withoutDirectionSigns(file.name) });
  try {
    const opened = await openImportReader((done) => {
      if (mine === turn) state.progress = done;
    });
    if (mine !== turn) return opened.close();
    reader = opened;
    const facts = await opened.read(file, encoding);
    if (mine !== turn) return;
    Object.assign(state, { facts: ref(facts), columns: ref(facts.columns), step: 'columns' });
    const certain = facts.source !== 'table' || facts.layout || facts.columns.every((column) => !column.unknown);
    if (certain) await previewImport();
  } catch (error) {
    if (mine !== turn) return;
    Object.assign(state, { step: 'choose', error: explain(error) });
  }
}

/** Sets what a column of the file means. */
export function setColumnTarget(index: number, target: ColumnTarget): void {
  state.columns = ref(
    state.columns.map((column) => (column.index === index ? { ...column, target, unknown: false } : column)),
  );
  state.error = undefined;
}

/** Makes every unknown column with values a property, and checks the file again. */
export async function keepUnknownColumns(): Promise<void> {
  state.columns = ref(withUnknownKept(state.columns));
  await previewImport();
}

/** Back to the columns. */
export function reviewColumns(): void {
  Object.assign(state, { step: 'columns', error: undefined });
}

/** Turns the rows into contacts according to the columns, and previews the import. */
export async function previewImport(): Promise<void> {
  const mine = turn;
  try {
    if (state.facts?.source === 'table') checkMapping(state.columns);
    Object.assign(state, { step: 'reading', progress: 0, error: undefined });
    const known = propertiesOf('contact').map(({ name, kind }) => ({ name, kind }));
    const checked = await opened().check(state.columns, known, state.chosenDates);
    const found = await matchRows(checked.keys, contacts.all());
    const matches = withSame(found, await rowsWithoutNews(opened(), found));
    if (mine !== turn) return;
    Object.assign(state, { checked: ref(checked), matches: ref(matches), step: 'preview' });
  } catch (error) {
    const step = state.facts?.source === 'table' ? 'columns' : 'choose';
    if (mine === turn) Object.assign(state, { step, error: explain(error) });
  }
}

/** Sets whether the day or the month comes first in the dates of a column, and checks the file again. */
export async function chooseDates(index: number, order: DateOrder): Promise<void> {
  state.chosenDates = ref({ ...state.chosenDates, [index]: order });
  await previewImport();
}

/** Replaces the cells of a row that was left out, and checks the file again. */
export async function repairRow(row: number, cells: readonly string[]): Promise<void> {
  await opened().repair(row, cells);
  await previewImport();
}

/** Sets what to do with rows known only by a phone number, or by name with company. */
export function setMatchChoice(kind: keyof MatchChoices, choice: MatchChoices['phone']): void {
  state.choices = ref({ ...state.choices, [kind]: choice });
}

/** Sets what to do with contacts that are known already. */
export function setImportMode(mode: ImportMode): void {
  state.mode = mode;
}

/** Writes the contacts, as one step that can be undone. */
export async function runImport(): Promise<void> {
  const mine = turn;
  const control = new AbortController();
  const source = opened();
  stopping = control;
  Object.assign(state, { step: 'importing', progress: 0, error: undefined });
  const resumeLists = pauseLists();
  const journal = startJournal(state.fileName);
  try {
    const left: Note[] = [];
    const rowNumbers: number[] = [];
    const count = state.checked?.count ?? 0;
    const brought = await broughtCompanies(source, state.checked?.companyCount ?? 0);
    const { choices, matches } = state as ImportState;
    const rows = portions({ reader: source, count, matches, choices, rowNumbers, left });
    const counts = await importContacts(rows, {
      mode: state.mode,
      label: `Import ${importedInWords(count, state.checked?.companyCount ?? 0)}`,
      first: [...newProperties(state.checked?.properties ?? []), ...brought],
      signal: control.signal,
      onChunk: journal.note,
      onProgress: (done) => {
        if (mine === turn) showProgress(count === 0 ? 1 : done / count);
      },
    });
    if (counts.cancelled) {
      notify({ title: 'Import stopped', description: 'Nothing of the file was kept.' });
      if (mine === turn) state.step = 'preview';
      return;
    }
    const inFile = (note: Note) => ({ ...note, row: rowNumbers[note.row] ?? 0 });
    const skipped = [...left, ...counts.skipped.map(inFile)];
    const companiesCreated = counts.companiesCreated + brought.length;
    const result: ImportResult = { ...counts, companiesCreated, skipped, partly: counts.partly.map(inFile) };
    const changed = counts.created + counts.updated;
    if (changed > 0) notifyStep(`${counted(changed, 'contact')} imported`);
    else if (brought.length > 0) notifyStep(`${counted(brought.length, 'company', 'companies')} imported`);
    notifyEnd(changed + companiesCreated, skipped.length);
    if (mine === turn) Object.assign(state, { step: 'done', result: ref(result) });
  } catch (error) {
    console.error('The import failed.', error);
    const failed = 'The import could not be finished. Nothing was imported. Please try again.';
    keepNotice({
      id: `import ${state.fileName}`,
      kind: 'import',
      title: `${state.fileName} was not imported`,
      text: failed,
    });
    if (mine === turn) Object.assign(state, { step: 'preview', error: failed });
  } finally {
    if (stopping === control) stopping = undefined;
    // Not before: it would wait for ever for rows that it has asked for.
    if (mine !== turn) source.close();
    journal.end();
    // The summary first: sorting 100,000 contacts takes a while.
    setTimeout(resumeLists, resumeMs);
  }
}

/** People who went on working meanwhile find the result in the notifications. */
function notifyEnd(brought: number, left: number): void {
  const rest = left > 0 ? `, ${counted(left, 'row')} left out` : '';
  keepNotice({
    id: `import ${state.fileName}`,
    kind: 'import',
    title: `${state.fileName} is imported`,
    text: `${counted(brought, 'record')}${rest}.`,
    href: paths.module.href('crm', { tab: 'contacts' }),
  });
}

/** Asks, then stops writing; what was imported by then is rolled back. */
export async function cancelImport(): Promise<void> {
  const running = stopping;
  const yes = await confirm({
    title: `Stop importing ${state.fileName}?`,
    text: 'Nothing of the file is kept.',
    action: 'Stop importing',
    back: 'Continue importing',
  });
  if (yes) running?.abort();
}

/** Restores the archived contacts that were updated. */
export function bringBack(ids: readonly string[]): void {
  notifyStep(`${counted(restoreContacts(ids), 'contact')} brought back`);
  if (state.result) state.result = ref({ ...state.result, archivedIds: [] });
}

/** Saves the rows that were left out, with the reasons, as a CSV file. */
export async function downloadProblems(): Promise<void> {
  const csv = await opened().problemCsv(state.result?.skipped ?? []);
  exportFile('crm', `${state.fileName.replace(/\.\w+$/, '')} - rows to repair.csv`, csv, 'text/csv');
}

/** Shows the progress, and reads it aloud at each quarter. */
function showProgress(done: number): void {
  const quarter = Math.floor(done * 4);
  if (quarter > Math.floor(state.progress * 4) && quarter < 4) announce(`${quarter * 25} % imported`);
  state.progress = done;
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
