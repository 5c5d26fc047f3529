import { cleanEmail, cleanText, isEmailAddress, textKey } from '@steps/platform';
import { type NumberForm, readNumeral } from '@steps/platform/numbers';
import { type DateOrder, momentOfWritten, readWrittenDate } from '@steps/platform/zones';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { fieldsOf } from '../records/catalogue/catalogue';
import { splitNames } from '../records/csv/listCell';
import { isRoundedNumber, phoneParts } from '../records/phones/phoneParts';
import { datesOf } from './importDates';
import {
  EmailsSeen,
  type ImportedContact,
  type ImportRows,
  isBlank,
  tagsWithin,
  withoutUndefined,
} from './importedContact';
import type { ImportField } from './importFields';
import type { ImportColumn } from './importMappingRules';
import type { DateReading } from './importMessages';
import { type KnownKinds, type PropertyColumn, propertyColumns, propertyValue } from './importPropertyRules';
import type { ImportTable, TableRow } from './importTable';
import { withOthers } from './otherValues';

/** How the rows are read. */
interface RowOptions extends Partial<DateReading> {
  /** Steps wrote the file: cells are read exactly as written, and contacts keep their ids. */
  readonly own?: boolean;
  readonly knownKinds?: KnownKinds;
  /** Called with the share done, 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/** Turns the rows into contacts. */
export function contactsFrom(
  table: ImportTable,
  columns: readonly ImportColumn[],
  {
    own = false,
    knownKinds = [],
    zone = 'UTC',
    dates = 'day',
    numbers = 'point',
    chosenDates = {},
    onProgress = () => {},
  }: RowOptions = {},
): ImportRows {
  const dateColumns = datesOf(table.rows, columns, dates, chosenDates);
  const properties = propertyColumns(table.rows, columns, knownKinds, dateColumns);
  const lastContact = columns.find(({ target }) => target === 'lastContact')?.index;
  const order = (lastContact === undefined ? undefined : dateColumns.get(lastContact)?.order) ?? dates;
  const isDate = (index: number) =>
    index === lastContact || properties.some((column) => column.index === index && column.kind === 'date');
  const rows: ImportRows = {
    contacts: [],
    rowNumbers: [],
    problems: [],
    properties: properties.map(({ name, kind }) => ({ name, kind })),
    dates: own ? [] : [...dateColumns.values()].filter(({ index }) => isDate(index)),
  };
  const seen = new EmailsSeen();
  for (const [index, row] of table.rows.entries()) {
    if (index % 5000 === 0) onProgress(index / table.rows.length);
    const notes: string[] = [];
    const contact =
      row.fault ??
      contactOf(valuesOf(row, columns, own), propertiesOf(row, properties, own, numbers), notes, { own, zone, order });
    const reason = typeof contact === 'string' ? contact : seen.repeats(contact.email, row.number);
    if (typeof contact === 'string' || reason) {
      rows.problems.push({ row: row.number, reason: reason ?? '', kept: false, cells: row.cells });
      continue;
    }
    if (notes.length > 0)
      rows.problems.push({ row: row.number, reason: notes.join(' '), kept: true, cells: row.cells });
    rows.contacts.push(contact);
    rows.rowNumbers.push(row.number);
  }
  onProgress(1);
  return rows;
}

type Values = Partial<Record<ImportField, string[]>>;

function valuesOf(row: TableRow, columns: readonly ImportColumn[], own: boolean): Values {
  const values: Values = {};
  for (const { index, target } of columns) {
    if (target === 'skip' || target === 'custom' || target.startsWith('property:')) continue;
    const cell = cleanText(row.cells[index] ?? '');
    if (isBlank(cell)) continue;
    // Whatever is not a property and not left out is a field.
    const field = target as ImportField;
    const text = own ? cell : cell.trim();
    const known = values[field];
    if (known) known.push(text);
    else values[field] = [text];
  }
  return values;
}

type Properties = Record<string, string | number | boolean>;

function propertiesOf(
  row: TableRow,
  columns: readonly PropertyColumn[],
  own: boolean,
  numbers: NumberForm,
): Properties {
  const found: Properties = {};
  for (const { index, name, kind, order } of columns) {
    const cell = cleanText(row.cells[index] ?? '');
    const text = own ? cell : cell.trim();
    if (text) found[name] = propertyValue(text, kind, { order, numbers: own ? undefined : numbers });
  }
  return found;
}

/** The contact, or why there is none. What was left out of it is added to `notes`. */
function contactOf(
  values: Values,
  properties: Properties,
  notes: string[],
  { own, zone, order }: { readonly own: boolean; readonly zone: string; readonly order: DateOrder },
): ImportedContact | string {
  const first = (field: ImportField) => values[field]?.[0];
  const emails = emailsOf(values.email ?? []);
  const [email = ''] = emails;
  const inside = values.email?.find((cell) => exchangeAddress.test(cell));
  if (inside && !email)
    notes.push('The email is an address inside Microsoft Exchange, not one to write to, so it was left out.');
  else if (!email && first('email')) return `“${first('email')?.slice(0, 100)}” is not an email address.`;
  const bad = values.email?.find((cell) => email && emailsOf([cell]).length === 0 && !exchangeAddress.test(cell));
  if (bad) notes.push(`“${bad.slice(0, 100)}” is not an email address, so it was left out.`);
  const parts = [first('firstName'), first('middleName'), first('lastName')].filter(Boolean).join(' ');
  const companies = own
    ? (values.company ?? [])
    : (values.company ?? []).flatMap((cell) => cell.split(/\s*;\s*/)).filter(Boolean);
  // Address books hold firms without a person: such a contact has the firm's name.
  const name = first('name') ?? (parts || email || companies[0]);
  if (!name) return 'Neither a name nor an email address.';
  const { others, ...foreign } = own ? { others: {} } : withOthers(severalOf(values, emails, companies, notes));
  const all = { ...others, ...properties };
  return withoutUndefined({
    // A field without rules of its own takes the first cell unchanged.
    ...Object.fromEntries(
      plainFields.map(([field, { ownFiles }]) => [field, own || !ownFiles ? first(field) : undefined]),
    ),
    ...foreign,
    name,
    email,
    status: own ? first('status') : statusOf(first('status')),
    temperature: temperatureOf(first('temperature'), notes),
    score: scoreOf(first('score'), notes),
    tags: own ? tagsWithin(splitNames(first('tags') ?? ''), notes) : tagsOf(values.tags ?? [], notes),
    lists: listsOf(values.lists ?? [], own),
    notes: values.notes?.join('\n\n'),
    lastContact: momentOf(first('lastContact'), notes, zone, order),
    properties: Object.keys(all).length > 0 ? all : undefined,
  } as ImportedContact); // Absent fields are `undefined` here and are removed by `withoutUndefined`.
}

/**
 * The row's values for fields of which a contact has one. HubSpot writes all companies of a contact into one cell:
 * `Acme;Beta`.
 */
function severalOf(values: Values, emails: readonly string[], companies: readonly string[], notes: string[]) {
  const websites = values.website ?? [];
  const formatted = (values.address ?? []).flatMap((cell) => inOneLine(cell) ?? []);
  return {
    email: [...emails, ...emailsOf(values.otherEmails ?? [])],
    phone: [...(values.phone ?? []), ...(values.otherPhones ?? [])].flatMap((cell) => phonesOf(cell, notes)),
    company: companies,
    title: values.title ?? [],
    role: values.role ?? [],
    website: websites.filter((url) => !socialAddress.test(url)),
    linkedin: [...(values.linkedin ?? []), ...websites.filter((url) => /linkedin\.com/i.test(url))],
    twitter: [...(values.twitter ?? []), ...websites.filter((url) => twitterAddress.test(url))],
    address: formatted.length > 0 ? formatted : [addressOf(values) ?? ''],
  };
}

/** Fields of texts, ids and times that files may have. */
const plainFields = fieldsOf(contactCatalogue).filter(
  ([, { kind, csv }]) => csv !== false && kind !== 'score' && kind !== 'names' && kind !== 'tags',
);

/** How Outlook writes colleagues of the same Exchange organisation (X.500). */
const exchangeAddress = /^\/o=/i;

/** Address books keep profiles among the websites. */
const twitterAddress = /twitter\.com|\/\/(www\.)?x\.com/i;
const socialAddress = /linkedin\.com|twitter\.com|\/\/(www\.)?x\.com/i;

/** The addresses in the cells (a cell may hold several, or `Ada <ada@x.example>`). */
const emailsOf = (cells: readonly string[]): string[] =>
  cells
    .flatMap((cell) => cell.split(/\s*(?:[;,]|:::)\s*|\s+/))
    .map((text) => cleanEmail(text.replace(/^<|>$/g, '')))
    .filter(isEmailAddress);

/** The numbers in a cell: Google writes `a ::: b`, Pipedrive `a, b`, people `a / b`. */
function phonesOf(cell: string, notes: string[]): string[] {
  if (isRoundedNumber(cell)) {
    notes.push(
      `The phone “${cell}” was shortened by a spreadsheet: format that column as text there, and import it again.`,
    );
  }
  const parts = phoneParts(cell);
  return parts.length > 1 ? parts.map(({ text }) => text) : [cell];
}

/** HubSpot's life-cycle stages in the words of the specification; any other word stays. */
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
  const read = readNumeral(text.replace(/\s*(%|\/\s*100)$/, ''), 'point');
  if (read.kind === 'one' && read.value >= 0 && read.value <= 100) return read.value;
  notes.push(`The lead score “${text}” is not a number from 0 to 100, so it was left out.`);
  return undefined;
}

function tagsOf(cells: readonly string[], notes: string[]): string[] | undefined {
  const words = cells
    .flatMap((cell) => cell.split(/\s*(?:[;,|]|:::)\s*/))
    .map((tag) =>
      tag
        .replace(/^\*\s*/, '')
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    );
  const own = words.filter((tag) => tag && tag !== 'myContacts').map((tag) => [textKey(tag), tag] as const);
  return tagsWithin([...new Map(own).values()], notes);
}

function listsOf(cells: readonly string[], own: boolean): string[] | undefined {
  const names = own ? splitNames(cells[0] ?? '') : cells.flatMap((cell) => cell.split(/\s*[;|]\s*/)).filter(Boolean);
  return names.length > 0 ? [...new Set(names)] : undefined;
}

const inOneLine = (text: string | undefined) => text?.replace(/,?\s*\n\s*/g, ', ');

const addressOf = ({ street, city, region, postcode, country }: Values) => {
  const lines = [...(street ?? []), ...[city, region, postcode, country].map((cells) => cells?.[0])].map(inOneLine);
  return lines.filter(Boolean).join(', ') || undefined;
};

/** Moments as people and programs write them; noon if only the day is known. UTC, ISO 8601. */
function momentOf(text: string | undefined, notes: string[], zone: string, order: DateOrder): string | undefined {
  if (text === undefined) return undefined;
  const date = readWrittenDate(text, order);
  if (date) return momentOfWritten(date, zone, { hour: 12, minute: 0 });
  const example = order === 'day' ? '3/11/2026' : '11/3/2026';
  notes.push(`The last contact “${text}” is not a date such as 2026-11-03 or ${example}, so it was left out.`);
  return undefined;
}
