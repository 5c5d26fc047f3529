import type { Contact } from '@steps/shared';

/** Our own line of a vCard: JSON of what the format has no place for. */
export const extrasProperty = 'x-steps-contact';

/** Fields that a vCard has no place for, and two whose parts readers split at a backslash. */
const extraFields = [
  'id',
  'avatar',
  'companyId',
  'status',
  'temperature',
  'score',
  'lists',
  'tags',
  'address',
  'lastContact',
  'source',
  'owner',
  'properties',
  'archivedAt',
  'createdAt',
  'updatedAt',
] as const;

/** What a contact's vCard says in our own line. */
export const contactExtras = (contact: Contact): Partial<Contact> =>
  Object.fromEntries(extraFields.flatMap((field) => (contact[field] === undefined ? [] : [[field, contact[field]]])));
