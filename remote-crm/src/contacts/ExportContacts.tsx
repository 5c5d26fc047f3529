import type { Contact } from '@steps/business';
import { exportFormats } from '../export/exportFormats';
import { ExportMenu } from '../records/csv/ExportMenu';

interface ExportContactsProps {
  /** Called when a file is written. */
  readonly contacts: () => readonly Contact[];
  readonly count: number;
  /** They are the selected ones, not all that the list shows. */
  readonly selected?: boolean;
}

/** Exports contacts as CSV, vCard or JSON. */
export function ExportContacts({ contacts, ...rest }: ExportContactsProps) {
  return <ExportMenu noun="contact" plural="contacts" formats={exportFormats.contacts} records={contacts} {...rest} />;
}
