import { type NumberForm, readNumeral } from '@steps/platform/numbers';
import type { DateOrder } from '@steps/platform/zones';
import { isOwnProperty, ownHeader } from '../nouns/propertyHeader';
import { type DatesByColumn, dayIn } from './importDates';
import type { ImportedProperty, ImportedValue } from './importedContact';
import type { ColumnTarget } from './importFields';
import type { ImportColumn } from './importMappingRules';
import type { TableRow } from './importTable';

type Kind = ImportedProperty['kind'];

/** A column that becomes a custom property. */
export interface PropertyColumn extends ImportedProperty {
  readonly index: number;
  /** How dates written in digits are read. */
  readonly order?: DateOrder;
}

/** The existing properties; values of kinds not ours become text. */
export type KnownKinds = readonly { readonly name: string; readonly kind: string }[];

/** The columns that become properties, with the kind of each: as defined, as our export says, or as all values look. */
export function propertyColumns(
  rows: readonly TableRow[],
  columns: readonly ImportColumn[],
  known: KnownKinds,
  dates: DatesByColumn = new Map(),
): PropertyColumn[] {
  return columns.flatMap(({ index, header, target }) => {
    const order = dates.get(index)?.order ?? 'day';
    const name = propertyName(header, target);
    if (name === undefined) return [];
    const kind = ownHeader.exec(header)?.[1]?.toLowerCase();
    const there = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (there) return [{ index, name: there.name, kind: asKind(there.kind), order }];
    const written = isOwnProperty(header) ? 'text' : lookOf(rows, index, order);
    return [{ index, name, kind: kind === 'number' ? 'number' : kind ? 'yes-no' : written, order }];
  });
}

/** The text as a value of the property's kind; a text that does not fit stays text, so that nothing is lost. */
export function propertyValue(
  text: string,
  kind: Kind,
  {
    order = 'day',
    numbers,
  }: { readonly order?: DateOrder | undefined; readonly numbers?: NumberForm | undefined } = {},
): ImportedValue {
  if (kind === 'number') return numberIn(text, numbers) ?? text;
  if (kind === 'date') return dayIn(text, order) ?? text;
  if (kind === 'yes-no') return /^(yes|true)$/i.test(text) ? true : /^(no|false)$/i.test(text) ? false : text;
  return text;
}

function propertyName(header: string, target: ColumnTarget): string | undefined {
  if (target.startsWith('property:')) return target.slice('property:'.length);
  if (target !== 'custom') return undefined;
  const own = ownHeader.exec(header)?.[2];
  return own === undefined ? propertyNameOf(header) : unreserved(own);
}

/** The name of the property that such a column or line becomes. */
export const propertyNameOf = (text: string): string => unreserved(text.trim().slice(0, 60) || 'Without a name');

const unreserved = (name: string) => (reservedNames.has(name) ? `${name} (column)` : name);

/** Names that an object cannot store values under, so that such a column would be lost. */
const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const asKind = (kind: string): Kind => (kind === 'number' || kind === 'date' || kind === 'yes-no' ? kind : 'text');

/** A number that would be written back the same: 007 and 1e5 are names of something. */
const isPlainNumber = (text: string) => Number.isFinite(Number(text)) && String(Number(text)) === text.trim();

/** A number in the region's form, or in another that can mean only one thing; in a file of ours exactly as written. */
function numberIn(text: string, numbers: NumberForm | undefined): number | undefined {
  if (isPlainNumber(text)) return Number(text);
  const read = numbers && readNumeral(text.replace(/^\p{Sc}\s*|\s*\p{Sc}$/gu, ''), numbers);
  return read?.kind === 'one' ? read.value : undefined;
}

const looks: readonly (readonly [Kind, (text: string, order: DateOrder) => boolean])[] = [
  ['number', isPlainNumber],
  ['yes-no', (text) => /^(yes|no|true|false)$/i.test(text)],
  ['date', (text, order) => dayIn(text, order) !== undefined],
];

function lookOf(rows: readonly TableRow[], index: number, order: DateOrder): Kind {
  const possible = new Set(looks);
  let seen = 0;
  for (const { cells } of rows) {
    const text = (cells[index] ?? '').trim();
    if (!text) continue;
    seen += 1;
    for (const look of possible) if (!look[1](text, order)) possible.delete(look);
    if (possible.size === 0) return 'text';
  }
  const [first] = possible;
  return seen > 0 && first ? first[0] : 'text';
}
