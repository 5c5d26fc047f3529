import type { ImportRows } from './importedContact';
import { ImportFileError } from './importFileRules';
import { type ImportColumn, proposeMapping } from './importMappingRules';
import type { DateReading, FileFacts } from './importMessages';
import type { KnownKinds } from './importPropertyRules';
import { contactsFrom } from './importRowRules';
import { type ImportTable, readTable } from './importTable';
import { companiesOf, holdsCompanies } from './ownCompanyRows';
import { type ImportedCompany, readOwnFile, recordsOf } from './ownRecordRules';
import { cardRepairs, cellOf, contactsOfCards, repairedCard } from './vcardContacts';
import { cardsOf } from './vcardLines';

type Progress = (done: number) => void;

interface Check extends DateReading {
  readonly columns: readonly ImportColumn[];
  readonly knownKinds: KnownKinds;
}

/** A file that has been read, of whatever kind. */
export interface ImportSource {
  readonly facts: Omit<FileFacts, 'reading'>;
  /** Column names for the file of rows to repair. */
  readonly headers: readonly string[];
  check(asked: Check, onProgress: Progress): ImportRows;
  /** Only our own JSON exports have them; known after `check`. */
  readonly companies: readonly ImportedCompany[];
  cellsOf(row: number): readonly string[];
  repair(row: number, cells: readonly string[]): void;
}

/** Reads the text of a file: a vCard, an export of ours, or else a table. Throws `ImportFileError`. */
export function readSource(text: string, onProgress: Progress = () => {}): ImportSource {
  if (/^\s*BEGIN:VCARD/i.test(text)) return cardSource(text);
  if (/^\s*\{/.test(text)) return jsonSource(text);
  const table = readTable(text, onProgress);
  return holdsCompanies(table) ? companySource(table) : tableSource(table);
}

function tableSource(table: ImportTable): ImportSource {
  const mapping = proposeMapping(table);
  const own = mapping.layout === 'Steps';
  const rows = [...table.rows];
  const places = new Map(rows.map((row, at) => [row.number, at]));
  const at = (number: number) => places.get(number) ?? -1;
  return {
    facts: { ...mapping, source: 'table', headers: table.headers, rowCount: rows.length },
    headers: table.headers,
    companies: [],
    check: ({ columns, ...asked }, onProgress) =>
      contactsFrom({ ...table, rows }, columns, { ...asked, own, onProgress }),
    cellsOf: (number) => rows[at(number)]?.cells ?? [],
    repair: (number, cells) => {
      if (places.has(number)) rows[at(number)] = { number, cells };
    },
  };
}

function companySource(table: ImportTable): ImportSource {
  const companies: ImportedCompany[] = [];
  const { headers, rows } = table;
  return {
    facts: { source: 'steps-companies', layout: 'Steps', headers: [], columns: [], rowCount: rows.length },
    headers,
    companies,
    check: () => {
      const found = companiesOf(table, rows, []);
      companies.splice(0, companies.length, ...found.companies);
      return found.rows;
    },
    cellsOf: (number) => rows.find((row) => row.number === number)?.cells ?? [],
    repair: noRepair,
  };
}

function cardSource(text: string): ImportSource {
  const cards = cardsOf(text);
  if (cards.length === 0)
    throw new ImportFileError('The vCard file holds no card. A card begins with BEGIN:VCARD and ends with END:VCARD.');
  const facts = {
    source: 'vcard',
    headers: [],
    columns: [],
    rowCount: cards.length,
    repairs: cardRepairs,
  } as const;
  return {
    facts,
    headers: ['Lines of the card'],
    companies: [],
    check: (_asked, onProgress) => contactsOfCards(cards, onProgress),
    cellsOf: (number) => (cards[number - 1] ?? []).map(cellOf),
    repair: (number, cells) => {
      const card = cards[number - 1];
      if (card) cards[number - 1] = repairedCard(card, cells);
    },
  };
}

function jsonSource(text: string): ImportSource {
  const file = readOwnFile(text);
  const rowCount = file.contacts.length + file.companies.length;
  const companies: ImportedCompany[] = [];
  return {
    facts: { source: 'steps-json', layout: 'Steps', headers: [], columns: [], rowCount },
    headers: ['Record'],
    companies,
    check: (_asked, onProgress) => {
      const rows = recordsOf(file, onProgress);
      companies.splice(0, companies.length, ...rows.companies);
      return rows;
    },
    cellsOf: (number) => [JSON.stringify(file.contacts[number - 1])?.slice(0, 500) ?? ''],
    repair: noRepair,
  };
}

const noRepair = () => {
  throw new Error('Expected a table or cards: what Steps itself wrote cannot be repaired here.');
};
