import { emailsOf, withOthersAsFields } from '@steps/business';
import { decodedAs } from '@steps/platform';
import { csvText } from '@steps/platform/csv';
import { othersAsProperties } from '../nouns/contactReach';
import { phonesText } from '../records/phones/contactPhones';
import { broughtProperties } from './broughtPropertyRules';
import type { ImportedContact, ImportRows } from './importedContact';
import { decodeFile, ImportFileError, maxImportBytes } from './importFileRules';
import type { CheckedRows, ImportAnswer, ImportQuestion } from './importMessages';
import { type ImportSource, readSource } from './importSource';
import type { ImportedCompany } from './ownRecordRules';

/** Most rows with problems sent to the page; the file to download has them all. */
const shownProblems = 200;
/** Contacts shown before the import. */
const shownContacts = 20;

const noRows: ImportRows = { contacts: [], rowNumbers: [], problems: [], properties: [] };

/** Answers the page's questions about one file. Runs in the worker; tests call it directly. */
export function fileImporter(say: (answer: ImportAnswer) => void): (question: ImportQuestion) => Promise<void> {
  let source: ImportSource | undefined;
  let rows = noRows;

  const progress = (from: number, to: number) => (done: number) =>
    say({ kind: 'progress', done: from + (to - from) * done });

  const answer = async (question: ImportQuestion) => {
    if (question.kind === 'read') {
      if (question.file.size > maxImportBytes) throw tooLarge(question.file.size);
      const bytes = new Uint8Array(await question.file.arrayBuffer());
      const decoded = decodeFile(bytes, question.encoding, question.sure);
      if (!decoded) return say({ kind: 'unsure', sample: decodedAs(bytes, 'windows-1252', 'guessed').sample });
      const { text, ...reading } = decoded;
      source = readSource(text, progress(0.1, 1));
      return say({ kind: 'read', facts: { ...source.facts, reading } });
    }
    if (!source) throw new Error(`Expected a file to be read before “${question.kind}”.`);
    switch (question.kind) {
      case 'check':
        rows = withOthers(source.check(question, progress(0, 1)));
        return say({ kind: 'checked', rows: summary(rows, source.companies) });
      case 'take': {
        const [from, to] = [question.from, question.from + question.count];
        const { contacts, rowNumbers } = rows;
        return say({
          kind: 'taken',
          from,
          rows: { contacts: contacts.slice(from, to), rowNumbers: rowNumbers.slice(from, to) },
        });
      }
      case 'takeCompanies': {
        const companies = source.companies.slice(question.from, question.from + question.count);
        return say({ kind: 'takenCompanies', companies });
      }
      case 'repair':
        source.repair(question.row, question.cells);
        return say({ kind: 'repaired' });
      case 'problems':
        return say({ kind: 'problems', csv: problemCsv(source, rows, question.more) });
    }
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

/** Exports of earlier versions have further emails and numbers as custom properties. */
const withOthers = (found: ImportRows): ImportRows => ({
  ...found,
  contacts: found.contacts.map((contact) =>
    // Only these two properties become text fields; the rest stays.
    contact.properties ? (withOthersAsFields({ ...contact }) as unknown as ImportedContact) : contact,
  ),
  properties: found.properties.filter(({ name }) => !othersAsProperties.includes(name)),
});

function summary(
  { contacts, problems, properties, dates = [], leftOut = [] }: ImportRows,
  companies: readonly ImportedCompany[],
): CheckedRows {
  const kept = problems.filter((problem) => problem.kept).length;
  const leftOutFirst = [...problems].sort((one, other) => Number(one.kept) - Number(other.kept));
  return {
    count: contacts.length,
    companyCount: companies.length,
    keys: contacts.map(keyLine).join('\n'),
    properties: [
      ...broughtProperties('contact', contacts, properties),
      ...broughtProperties('company', companies, properties),
    ],
    leftOutLines: leftOut,
    dates,
    first: contacts.slice(0, shownContacts),
    problems: leftOutFirst.slice(0, shownProblems),
    leftOut: problems.length - kept,
    kept,
  };
}

const keyLine = ({ id = '', email, otherEmails, phone = '', otherPhones, name, company = '' }: ImportedContact) => {
  const emails = emailsOf({ email, otherEmails }).join(' ');
  return [id, emails, phonesText({ phone, otherPhones }), name, company]
    .map((text) => text.slice(0, 400).replace(/[\t\n]/g, ' '))
    .join('\t');
};

/** The rows that were left out, as they were in the file, with the reason in front: to correct and import again. */
function problemCsv(
  source: ImportSource,
  rows: ImportRows,
  more: readonly { readonly row: number; readonly reason: string }[],
): string {
  const all = [
    ...rows.problems.filter((problem) => !problem.kept),
    ...more.map(({ row, reason }) => ({ row, reason, cells: source.cellsOf(row) })),
  ].sort((one, other) => one.row - other.row);
  return csvText(
    ['Row', 'Problem', ...source.headers],
    all.map(({ row, reason, cells }) => [row, reason, ...cells]),
  );
}

const tooLarge = (bytes: number) =>
  new ImportFileError(
    `The file has ${Math.ceil(bytes / 1024 / 1024)} MB; at most ${maxImportBytes / 1024 / 1024} MB can be read at once. Split it into several files.`,
  );
