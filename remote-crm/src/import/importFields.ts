import type { Contact } from '@steps/business';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { fieldsOf } from '../records/catalogue/catalogue';

/** Columns of other products that are a part of the address. */
const addressParts = {
  street: 'Street',
  city: 'City',
  region: 'County or region',
  postcode: 'Postcode',
  country: 'Country',
} as const;

type PartField = keyof typeof addressParts;

/** What a column of a file can become: a field of a contact, or a part of one. */
export type ImportField = keyof Contact | PartField;

/** What happens to a column: a field, a new property with its name, an existing property, or nothing. */
export type ColumnTarget = ImportField | 'custom' | `property:${string}` | 'skip';

// Object.entries does not know the type of keys.
const partFields = Object.entries(addressParts) as [PartField, string][];

/** The fields that can be chosen for a column, with their labels, in the order of the choice on the screen. */
export const importFields: readonly (readonly [ImportField, string])[] = fieldsOf(contactCatalogue).flatMap(
  ([key, { label, csv, ownFiles }]): (readonly [ImportField, string])[] => {
    if (csv === false || ownFiles) return [];
    // Beside first and last name it is the full one.
    if (key === 'name') return [[key, 'Full name']];
    return key === 'address' ? [[key, label], ...partFields] : [[key, label]];
  },
);
