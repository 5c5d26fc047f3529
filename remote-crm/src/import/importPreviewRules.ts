import { counted } from '@steps/platform';

interface Column {
  readonly header: string;
  readonly target: string;
  readonly samples: readonly string[];
}

/** The columns with values that will not be imported, for one line of text; none if all will be. */
export function leftOutColumns(columns: readonly Column[]): string {
  const names = columns
    .filter(({ target, samples }) => target === 'skip' && samples.length > 0)
    .map((column) => column.header || 'a column without a name');
  return namedInShort(names);
}

/** The first names, and how many more there are. */
export const namedInShort = (names: readonly string[]): string =>
  names.length > 8 ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more` : names.join(', ');

/** What an import adds: "3 contacts", "3 contacts and 1 company", "25 companies". */
export function importedInWords(contacts: number, companies: number): string {
  const parts = [
    (contacts > 0 || companies === 0) && counted(contacts, 'contact'),
    companies > 0 && counted(companies, 'company', 'companies'),
  ];
  return parts.filter(Boolean).join(' and ');
}
