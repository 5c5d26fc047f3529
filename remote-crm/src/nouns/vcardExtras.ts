import type { Contact } from '@steps/business';
import { fieldsOf } from '../records/catalogue/catalogue';
import { contactCatalogue } from './contactCatalogue';

/** Our own line of a vCard: JSON of what the format has no place for. */
export const extrasProperty = 'x-steps-contact';

/** Fields that a vCard says whole. It has tags and an address too, but readers split them at a backslash. */
const cardFields: readonly string[] = 'name avatar email phone company title role website linkedin twitter notes'.split(
  ' ',
);

/** Whether a contact's field is in our own line of a vCard. */
export const isCardExtra = (field: string): boolean => !cardFields.includes(field);

const extraFields = fieldsOf(contactCatalogue).flatMap(([key]) => (isCardExtra(key) ? [key] : []));

/** What a contact's vCard says in our own line. */
export const contactExtras = (contact: Contact): Partial<Contact> =>
  Object.fromEntries(extraFields.flatMap((field) => (contact[field] === undefined ? [] : [[field, contact[field]]])));
