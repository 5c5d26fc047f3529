import { digitsOfPhones } from '../phones/phoneParts';
import { fieldsOf } from './catalogue';

/** The text that full-text search uses for a record: the fields marked for it, and the values of custom properties. */
export function searchTextOf<T extends object>(catalogue: object): (record: T) => string {
  const searched = fieldsOf(catalogue).filter(([, field]) => field.search);
  // A catalogue has keys of its noun.
  const keys = searched.map(([key]) => key) as (keyof T)[];
  const phones = searched.flatMap(([key, { kind }]) => (kind === 'phone' || kind === 'phones' ? [key as keyof T] : []));
  return (record) => {
    const words: unknown[] = [];
    for (const key of keys) {
      const value = record[key];
      if (Array.isArray(value)) words.push(...value);
      else words.push(value);
    }
    for (const key of phones) words.push(...digitsOfPhones(String(record[key] ?? '')));
    if ('properties' in record) words.push(...Object.values(record.properties ?? {}));
    return words.join(' ');
  };
}
