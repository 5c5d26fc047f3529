/** What a column of a file can become. The order is the order of the choice on the screen. */
export const importFields = {
  name: 'Full name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  title: 'Job title',
  role: 'Role',
  company: 'Company',
  status: 'Status',
  temperature: 'Temperature',
  score: 'Lead score',
  tags: 'Tags',
  lists: 'Lists',
  notes: 'Notes',
  website: 'Website',
  linkedin: 'LinkedIn',
  twitter: 'X (Twitter)',
  address: 'Address',
  street: 'Street',
  city: 'City',
  region: 'County or region',
  postcode: 'Postcode',
  country: 'Country',
  source: 'Source',
  owner: 'Owner',
  lastContact: 'Last contact',
} as const;

/** Columns of our own exports that nobody has to choose: they bring a contact back as it was. */
export type OwnField = 'id' | 'createdAt' | 'archivedAt';
export type ImportField = keyof typeof importFields | OwnField;

/** What happens to a column: a field, a new property named after it, a property that is there, or nothing. */
export type ColumnTarget = ImportField | 'custom' | `property:${string}` | 'skip';

/** The field names as a list that keeps its types. */
export const importFieldNames = Object.keys(importFields) as (keyof typeof importFields)[];
