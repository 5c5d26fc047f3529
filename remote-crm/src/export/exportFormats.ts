import { type Company, type Contact, companies } from '@steps/business';
import { csvFormat, type ExportFormat } from '../records/csv/exportFormat';

const json = {
  id: 'json',
  label: 'JSON',
  detail: 'Everything, to be imported back',
  type: 'application/json',
} as const;

/** How contacts and companies can be exported. */
export const exportFormats: {
  readonly contacts: readonly ExportFormat<Contact>[];
  readonly companies: readonly ExportFormat<Company>[];
} = {
  contacts: [
    { ...csvFormat, write: async (contacts) => (await import('./recordCsv')).contactsCsv(contacts) },
    {
      id: 'vcf',
      label: 'vCard',
      detail: 'For address books and phones',
      type: 'text/vcard',
      write: async (contacts) => (await import('./contactVcard')).contactVcard(contacts),
    },
    {
      ...json,
      write: async (contacts) =>
        (await import('./contactJson')).recordsJson({ contacts, companies: companiesOf(contacts) }),
    },
  ],
  companies: [
    { ...csvFormat, write: async (records) => (await import('./recordCsv')).companiesCsv(records) },
    { ...json, write: async (records) => (await import('./contactJson')).recordsJson({ companies: records }) },
  ],
};

/** The companies of these contacts, so that an import restores their links. */
function companiesOf(contacts: readonly Contact[]): Company[] {
  const ids = new Set(contacts.flatMap((contact) => contact.companyId ?? []));
  return [...ids].flatMap((id) => companies.get(id) ?? []);
}
