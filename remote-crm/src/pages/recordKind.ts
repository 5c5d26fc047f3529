import { paths } from '@steps/platform/paths';
import { archiveCompanies, deleteCompanies, duplicateCompany, restoreCompanies } from '../nouns/companyState';
import { archiveContacts, deleteContacts, duplicateContact, restoreContacts } from '../nouns/contactState';

/** A contact or a company, with what their pages have in common. */
export interface PageRecord {
  readonly id: string;
  readonly name: string;
  /** UTC, ISO 8601. */
  readonly archivedAt?: string | undefined;
}

/** The differences between the pages of contacts and of companies, besides their content. */
export interface RecordKind {
  readonly noun: 'Contact' | 'Company';
  readonly plural: 'Contacts' | 'Companies';
  /** Also the name of the list's tab. */
  readonly collection: 'contacts' | 'companies';
  readonly listHref: string;
  readonly hrefOf: (id: string) => string;
  /** What is said if it does not exist, and where to go from there. */
  readonly missing: { readonly purpose: string; readonly back: string; readonly backHref: string };
  /** What stays of other records when one is deleted. */
  readonly kept?: string;
  readonly duplicate: (id: string) => PageRecord;
  readonly archive: (ids: readonly string[]) => unknown;
  readonly restore: (ids: readonly string[]) => unknown;
  readonly remove: (ids: readonly string[]) => unknown;
}

const contactsHref = paths.module.href('crm', { tab: 'contacts' });

export const contactKind: RecordKind = {
  noun: 'Contact',
  plural: 'Contacts',
  collection: 'contacts',
  listHref: contactsHref,
  hrefOf: (id) => paths.contact.href(id),
  missing: {
    purpose: "The contact you're looking for doesn't exist or has been removed.",
    back: 'Back to Contacts',
    backHref: contactsHref,
  },
  duplicate: (id) => duplicateContact(id),
  archive: (ids) => archiveContacts(ids),
  restore: (ids) => restoreContacts(ids),
  remove: (ids) => deleteContacts(ids),
};

export const companyKind: RecordKind = {
  noun: 'Company',
  plural: 'Companies',
  collection: 'companies',
  listHref: paths.module.href('crm', { tab: 'companies' }),
  hrefOf: (id) => paths.company.href(id),
  missing: {
    purpose: 'The company may have been removed.',
    back: 'Back to CRM',
    backHref: paths.module.href('crm'),
  },
  kept: 'Its contacts, deals and activities stay.',
  duplicate: (id) => duplicateCompany(id),
  archive: (ids) => archiveCompanies(ids),
  restore: (ids) => restoreCompanies(ids),
  remove: (ids) => deleteCompanies(ids),
};

/** What is said if a record could not be changed although no rule was broken. */
export const notSaved = ({ noun }: RecordKind) => ({
  title: 'Not saved',
  description: `The ${noun.toLowerCase()} could not be changed. Please try again.`,
});
