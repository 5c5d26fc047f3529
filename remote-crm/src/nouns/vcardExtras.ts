import type { Contact } from '@steps/business';
import { fieldsOf } from '../records/catalogue/catalogue';
import { contactCatalogue } from './contactCatalogue';

/** Our own line in a vCard: JSON with what the format has no place for. */
export const extrasProperty = 'x-steps-contact';

/** Fields that a vCard holds without loss. It has tags and an address too, but readers split them at a backslash. */
const cardFields: readonly string[] = 'name avatar email phone company title role website linkedin twitter notes'.split(
  ' ',
);

/** Whether a contact's field is in our own line of a vCard. */
export const isCardExtra = (field: string): boolean => !cardFields.includes(field);

const extraFields = fieldsOf(contactCatalogue).flatMap(([key]) => (isCardExtra(key) ? [key] : []));

/** The contact's values for our own line in a vCard. */
export const contactExtras = (contact: Contact): Partial<Contact> =>
  Object.fromEntries(extraFields.flatMap((field) => (contact[field] === undefined ? [] : [[field, contact[field]]])));
