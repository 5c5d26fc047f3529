import { type Company, companies, companyWithName, contacts, newCompany } from '@steps/business';
import { newId, put, type RowChange, stamp } from '@steps/platform';
import { type Property, properties } from '../properties/property';
import { propertiesOf } from '../properties/propertyState';
import { type ImportCounts, type ImportRow, leavesUnchanged } from './contactImport';
import type { ImportedContact, ImportedProperty } from './importedContact';
import type { MatchChoices, Matches } from './importMatchRules';
import type { TakenRows } from './importMessages';
import type { ImportReader } from './importReader';
import type { ImportedCompany } from './ownRecordRules';

/** Contacts copied to the page at once: more would block it for longer than a frame or two. */
const portionSize = 1000;

/** A note about a row of the import. */
export type Note = ImportCounts['skipped'][number];

interface Portions {
  readonly reader: ImportReader;
  readonly count: number;
  readonly matches: Matches;
  readonly choices: MatchChoices;
  /** Called with the number in the file of each row handed out. */
  readonly rowNumbers: number[];
  /** Called with the rows that were left out by choice. */
  readonly left: Note[];
}

/**
 * The rows in portions, each with the contact it was found to belong to. The next portion is asked for while one is being
 * written: the worker has time meanwhile.
 */
export async function* portions(wanted: Portions): AsyncGenerator<ImportRow[]> {
  const { reader, count, matches, choices, rowNumbers, left } = wanted;
  const ask = (from: number) => (from < count ? reader.take(from, portionSize) : undefined);
  let next = ask(0);
  for (let from = 0; next; from += portionSize) {
    const taken: TakenRows = await next;
    next = ask(from + portionSize);
    // A failure is heard of where the portion is waited for, and by nobody if the import is stopped before.
    next?.catch(() => {});
    const rows: ImportRow[] = [];
    for (const [at, contact] of taken.contacts.entries()) {
      const match = matches.rows[from + at];
      const choice = match?.by === 'phone' || match?.by === 'name' ? choices[match.by] : undefined;
      const row = taken.rowNumbers[at] ?? 0;
      if (match && choice === 'skip') {
        const shared = match.by === 'phone' ? 'phone number' : 'name and company';
        left.push({ row, reason: `${match.name} has the same ${shared}.` });
        continue;
      }
      rowNumbers.push(row);
      const isKnown = match && (choice === 'update' || match.by === 'same');
      rows.push(isKnown ? { ...toRow(contact), id: match.id } : toRow(contact));
    }
    yield rows;
  }
}

/** The positions of the rows that add nothing new to the contact they were found to belong to. */
export async function rowsWithoutNews(reader: ImportReader, matches: Matches): Promise<Set<number>> {
  const found = new Set<number>();
  for (let from = 0; from < matches.rows.length; from += portionSize) {
    const part = matches.rows.slice(from, from + portionSize);
    if (!part.some(Boolean)) continue;
    const { contacts: rows } = await reader.take(from, portionSize);
    for (const [at, row] of rows.entries()) {
      const known = contacts.get(part[at]?.id ?? '');
      if (known && leavesUnchanged(known, toRow(row))) found.add(from + at);
    }
  }
  return found;
}

// Only `readonly` of the properties differs.
const toRow = (contact: ImportedContact): ImportRow => contact as ImportRow;

/** Definitions of the file's custom properties that do not exist here. */
export function newProperties(brought: readonly ImportedProperty[]): RowChange[] {
  const at = stamp();
  return (['contact', 'company'] as const).flatMap((noun) => {
    const known = propertiesOf(noun);
    const names = new Set(known.map(({ name }) => name.toLowerCase()));
    const fresh = brought.filter(
      (one) =>
        (one.noun ?? 'contact') === noun && !names.has(one.name.toLowerCase()) && names.add(one.name.toLowerCase()),
    );
    return fresh.map(({ name, kind, choices = [] }, index) => {
      const order = known.length + index;
      const made: Property = {
        ...{ id: newId('property'), noun, name, kind, choices: [...choices], order },
        ...{ createdAt: at, updatedAt: at },
      };
      return put(properties, made);
    });
  });
}

/** Companies of our own export that are not here, neither by id nor by name, unchanged. */
export async function broughtCompanies(reader: ImportReader, count: number): Promise<RowChange[]> {
  const changes: RowChange[] = [];
  for (let from = 0; from < count; from += portionSize) {
    for (const company of await reader.takeCompanies(from, portionSize)) {
      if (companies.get(company.id) || companyWithName(company.name)) continue;
      changes.push(put(companies, wholeCompany(company)));
    }
  }
  return changes;
}

function wholeCompany({ id, createdAt, updatedAt, ...input }: ImportedCompany): Company {
  // `newCompany` treats absent and `undefined` alike once the latter are removed.
  const filled = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const made = newCompany({ ...filled, name: input.name });
  return { ...made, id, createdAt: createdAt ?? made.createdAt, updatedAt: updatedAt ?? made.updatedAt };
}
