import type { ImportField } from './importFields';
import type { ImportColumn } from './importMappingRules';
import type { ImportTable, TableRow } from './importTable';

/** A contact as a file gives it: only what the file says. Worker and page exchange it, so it is plain data. */
export interface ImportedContact {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly title?: string;
  readonly role?: string;
  readonly company?: string;
  readonly status?: string;
  readonly temperature?: 'cold' | 'warm' | 'hot';
  /** 0 to 100. */
  readonly score?: number;
  readonly tags?: string[];
  readonly notes?: string;
  readonly website?: string;
  readonly linkedin?: string;
  readonly twitter?: string;
  readonly address?: string;
  readonly source?: string;
  readonly owner?: string;
  /** UTC, ISO 8601. */
  readonly lastContact?: string;
  readonly properties?: Record<string, string>;
}

/** A row that was left out, or (`kept`) taken over without a part of it. */
export interface RowProblem {
  /** Number in the file; the header is row 1. */
  readonly row: number;
  readonly reason: string;
  readonly kept: boolean;
  readonly cells: readonly string[];
}

/** What a file's rows became. `rowNumbers` runs beside `contacts`. */
export interface ImportRows {
  readonly contacts: ImportedContact[];
  readonly rowNumbers: number[];
  readonly problems: RowProblem[];
}

/** Tags on one contact (spec 2, section 9); written again here because a worker cannot reach the shared library. */
const maxTags = 10;

/** Turns the rows into contacts. `onProgress` hears 0 to 1. */
export function contactsFrom(
  table: ImportTable,
  columns: readonly ImportColumn[],
  onProgress: (done: number) => void = () => {},
): ImportRows {
  const rows: ImportRows = { contacts: [], rowNumbers: [], problems: [] };
  const rowOfEmail = new Map<string, number>();
  for (const [index, row] of table.rows.entries()) {
    if (index % 5000 === 0) onProgress(index / table.rows.length);
    const notes: string[] = [];
    const contact = row.fault ?? contactOf(valuesOf(row, columns), notes);
    const key = typeof contact === 'string' ? '' : contact.email.toLowerCase();
    const earlier = key ? rowOfEmail.get(key) : undefined;
    if (typeof contact === 'string' || earlier) {
      const reason =
        typeof contact === 'string' ? contact : `The email ${contact.email} stands in row ${earlier} already.`;
      rows.problems.push({ row: row.number, reason, kept: false, cells: row.cells });
      continue;
    }
    if (key) rowOfEmail.set(key, row.number);
    if (notes.length > 0)
      rows.problems.push({ row: row.number, reason: notes.join(' '), kept: true, cells: row.cells });
    rows.contacts.push(withoutUndefined({ ...contact, properties: propertiesOf(row, columns) }));
    rows.rowNumbers.push(row.number);
  }
  onProgress(1);
  return rows;
}

type Values = Partial<Record<ImportField, string[]>>;

function valuesOf(row: TableRow, columns: readonly ImportColumn[]): Values {
  const values: Values = {};
  for (const { index, target } of columns) {
    if (target === 'skip' || target === 'custom') continue;
    const cell = (row.cells[index] ?? '').trim();
    if (!cell) continue;
    const known = values[target];
    if (known) known.push(cell);
    else values[target] = [cell];
  }
  return values;
}

function propertiesOf(row: TableRow, columns: readonly ImportColumn[]): Record<string, string> | undefined {
  const entries = columns
    .filter(({ index, target }) => target === 'custom' && row.cells[index]?.trim())
    .map(({ index, header }) => [header.replace(/^custom: /i, ''), row.cells[index]?.trim() ?? ''] as const);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The contact, or why there is none. What had to be left out of it is added to `notes`. */
function contactOf(values: Values, notes: string[]): ImportedContact | string {
  const first = (field: ImportField) => values[field]?.[0];
  const email = emailOf(values.email ?? []);
  if (email === undefined) return `“${first('email')}” is not an email address.`;
  const parts = [first('firstName'), first('middleName'), first('lastName')].filter(Boolean).join(' ');
  const name = first('name') ?? (parts || email);
  if (!name) return 'Neither a name nor an email address.';
  return {
    name,
    email,
    phone: first('phone')?.split(/\s*:::\s*/)[0],
    title: first('title'),
    role: first('role'),
    company: first('company'),
    status: statusOf(first('status')),
    temperature: temperatureOf(first('temperature'), notes),
    score: scoreOf(first('score'), notes),
    tags: tagsOf(values.tags ?? [], notes),
    notes: values.notes?.join('\n\n'),
    website: first('website'),
    linkedin: first('linkedin'),
    twitter: first('twitter'),
    address: first('address') ?? addressOf(values),
    source: first('source'),
    owner: first('owner'),
    lastContact: momentOf(first('lastContact'), notes),
  } as ImportedContact; // Absent fields are `undefined` here and leave in `withoutUndefined`.
}

const emailText = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;

/** The first address in the cells (a cell may hold several, or `Ada <ada@x.example>`); empty without cells. */
function emailOf(cells: readonly string[]): string | undefined {
  if (cells.length === 0) return '';
  const candidates = cells
    .flatMap((cell) => cell.split(/\s*(?:[;,]|:::)\s*|\s+/))
    .map((text) => text.replace(/^<|>$/g, ''));
  return candidates.find((text) => emailText.test(text));
}

/** HubSpot's life-cycle stages in the words of the specification; any other word stays as it is. */
const statusWords: Readonly<Record<string, string>> = {
  subscriber: 'lead',
  marketingqualifiedlead: 'Warm Lead',
  salesqualifiedlead: 'Hot Lead',
  hotlead: 'Hot Lead',
  warmlead: 'Warm Lead',
  coldlead: 'Cold Lead',
  opportunity: 'Opportunity',
  evangelist: 'Customer',
};

const statusOf = (text: string | undefined) => text && (statusWords[text.toLowerCase().replace(/[^a-z]/g, '')] ?? text);

function temperatureOf(text: string | undefined, notes: string[]): ImportedContact['temperature'] {
  const plain = text?.toLowerCase();
  if (plain === undefined || plain === 'cold' || plain === 'warm' || plain === 'hot') return plain;
  notes.push(`The temperature “${text}” is none of cold, warm and hot, so it was left out.`);
  return undefined;
}

function scoreOf(text: string | undefined, notes: string[]): number | undefined {
  if (text === undefined) return undefined;
  const score = Number(text.replace(/\s*(%|\/\s*100)$/, ''));
  if (score >= 0 && score <= 100) return score;
  notes.push(`The lead score “${text}” is not a number from 0 to 100, so it was left out.`);
  return undefined;
}

function tagsOf(cells: readonly string[], notes: string[]): string[] | undefined {
  const words = cells
    .flatMap((cell) => cell.split(/\s*(?:[;,|]|:::)\s*/))
    .map((tag) => tag.replace(/^\*\s*/, '').trim());
  const tags = [
    ...new Map(words.filter((tag) => tag && tag !== 'myContacts').map((tag) => [tag.toLowerCase(), tag])).values(),
  ];
  if (tags.length > maxTags)
    notes.push(`Has ${tags.length} tags; the first ${maxTags} were kept, which is the most a contact can have.`);
  return tags.length > 0 ? tags.slice(0, maxTags) : undefined;
}

const addressOf = ({ street, city, region, postcode, country }: Values) => {
  const lines = [street, city, region, postcode, country].map((cells) => cells?.[0]?.replace(/\s*\n\s*/g, ', '));
  return lines.filter(Boolean).join(', ') || undefined;
};

/** ISO dates, and days as the British write them (31/12/2026); UTC, ISO 8601. */
function momentOf(text: string | undefined, notes: string[]): string | undefined {
  if (text === undefined) return undefined;
  const british = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:,?\s+(\d{1,2}:\d{2}(?::\d{2})?))?$/.exec(text);
  const [, day = '', month = '', year = '', time = '12:00'] = british ?? [];
  const iso = british ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time.padStart(5, '0')}` : text;
  const at = /^\d{4}-\d{2}-\d{2}/.test(iso) ? new Date(iso.replace(/^(\S{10}) (?=\d)/, '$1T')) : undefined;
  if (at && !Number.isNaN(at.getTime())) return at.toISOString();
  notes.push(`The last contact “${text}” is not a date such as 2026-11-03 or 3/11/2026, so it was left out.`);
  return undefined;
}

const withoutUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, content]) => content !== undefined)) as T;
