import type { ImportedProperty, ImportedValue } from './importedContact';

interface WithProperties {
  readonly properties?: Readonly<Record<string, ImportedValue>> | undefined;
}

/**
 * The custom properties of imported records: those that the file defines, and for other values a property of the kind they
 * look like. Without a definition a list could neither show nor filter them.
 */
export function broughtProperties(
  noun: 'contact' | 'company',
  records: readonly WithProperties[],
  defined: readonly ImportedProperty[],
): ImportedProperty[] {
  const own = defined.filter((property) => (property.noun ?? 'contact') === noun);
  const names = new Set(own.map(({ name }) => name));
  const found = new Map<string, ImportedProperty['kind']>();
  for (const { properties } of records) {
    for (const name in properties) {
      const value = properties[name];
      if (value === undefined || names.has(name)) continue;
      const kind = kindOf(value);
      const known = found.get(name);
      found.set(name, known === undefined || known === kind ? kind : 'text');
    }
  }
  return [...own, ...[...found].map(([name, kind]) => ({ noun, name, kind }))];
}

const kindOf = (value: ImportedValue): ImportedProperty['kind'] => {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'yes-no';
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'date' : 'text';
};
