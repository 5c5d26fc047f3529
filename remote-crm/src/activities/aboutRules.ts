import { type Activity, companies, contacts } from '@steps/business';

/** Name of the contact an activity is about, or else of the company; empty for neither. */
export const aboutName = ({ contactId = '', companyId = '' }: Pick<Activity, 'contactId' | 'companyId'>): string =>
  contacts.get(contactId)?.name ?? companies.get(companyId)?.name ?? '';
