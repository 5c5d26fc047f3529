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

export type ImportField = keyof typeof importFields;

/** What happens to a column: a field, a property of its own, or nothing. */
export type ColumnTarget = ImportField | 'custom' | 'skip';

/** The field names as a list that keeps its types. */
export const importFieldNames = Object.keys(importFields) as ImportField[];
