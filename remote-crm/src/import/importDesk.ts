import Papa from 'papaparse';
import { formulaStart } from '../export/csvRules';
import { decodeFile, ImportFileError, maxImportBytes } from './importFileRules';
import { proposeMapping } from './importMappingRules';
import {
  type CheckedRows,
  type ImportAnswer,
  type ImportQuestion,
  shownContacts,
  shownProblems,
} from './importMessages';
import { contactsFrom, type ImportRows } from './importRowRules';
import { type ImportTable, readTable } from './importTable';

/** Answers the page's questions about one file. Runs in the worker; tests call it directly. */
export function importDesk(say: (answer: ImportAnswer) => void): (question: ImportQuestion) => Promise<void> {
  let table: ImportTable | undefined;
  let rows: ImportRows | undefined;

  const progress = (from: number, to: number) => (done: number) =>
    say({ kind: 'progress', done: from + (to - from) * done });

  const answer = async (question: ImportQuestion) => {
    if (question.kind === 'read') {
      if (question.file.size > maxImportBytes) throw tooLarge(question.file.size);
      const { text, encoding } = decodeFile(new Uint8Array(await question.file.arrayBuffer()));
      table = readTable(text, progress(0.1, 1));
      const { delimiter, rows } = table;
      say({ kind: 'read', facts: { ...proposeMapping(table), rowCount: rows.length, encoding, delimiter } });
      return;
    }
    if (!table) throw new Error(`Expected a file to be read before “${question.kind}”.`);
    if (question.kind === 'check') {
      rows = contactsFrom(table, question.columns, progress(0, 1));
      say({ kind: 'checked', rows: summary(rows) });
      return;
    }
    if (question.kind === 'take') {
      const [from, to] = [question.from, question.from + question.count];
      const { contacts = [], rowNumbers = [] } = rows ?? {};
      say({ kind: 'taken', rows: { contacts: contacts.slice(from, to), rowNumbers: rowNumbers.slice(from, to) } });
      return;
    }
    say({ kind: 'problems', csv: problemCsv(table, rows, question.more) });
  };

  return async (question) => {
    try {
      await answer(question);
    } catch (error) {
      const expected = error instanceof ImportFileError;
      say({ kind: 'failed', message: error instanceof Error ? error.message : String(error), expected });
    }
  };
}

function summary({ contacts, problems }: ImportRows): CheckedRows {
  const kept = problems.filter((problem) => problem.kept).length;
  const leftOutFirst = [...problems].sort((one, other) => Number(one.kept) - Number(other.kept));
  return {
    count: contacts.length,
    emails: contacts.map((contact) => contact.email).join('\n'),
    first: contacts.slice(0, shownContacts),
    problems: leftOutFirst.slice(0, shownProblems),
    leftOut: problems.length - kept,
    kept,
  };
}

/** The rows that were left out, as they stood in the file, with the reason in front: to mend and import again. */
function problemCsv(
  table: ImportTable,
  rows: ImportRows | undefined,
  more: readonly { row: number; reason: string }[],
): string {
  const cellsOf = new Map(more.length > 0 ? table.rows.map((row) => [row.number, row.cells]) : []);
  const all = [
    ...(rows?.problems ?? []).filter((problem) => !problem.kept),
    ...more.map(({ row, reason }) => ({ row, reason, cells: cellsOf.get(row) ?? [] })),
  ].sort((one, other) => one.row - other.row);
  const lines = all.map(({ row, reason, cells }) => [String(row), reason, ...cells]);
  return Papa.unparse([['Row', 'Problem', ...table.headers], ...lines], { escapeFormulae: formulaStart });
}

const tooLarge = (bytes: number) =>
  new ImportFileError(
    `The file has ${Math.ceil(bytes / 1024 / 1024)} MB; at most ${maxImportBytes / 1024 / 1024} MB can be read at once. Split it into several files.`,
  );
