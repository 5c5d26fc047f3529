import type { Contact } from '@steps/shared';
import { Menu, notify } from '@steps/shared/ui';
import { ChevronDown, Download } from 'lucide-react';
import { countedAs } from '../lists/countRules';

interface ExportContactsProps {
  /** Asked for when a file is written. */
  readonly contacts: () => readonly Contact[];
  readonly count: number;
  /** They are the selected ones, rather than what the list shows. */
  readonly selected?: boolean;
}

interface Format {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly type: string;
  /** The writer is loaded when it is first used. */
  readonly write: (contacts: readonly Contact[]) => Promise<string>;
}

const formats: readonly Format[] = [
  {
    id: 'csv',
    label: 'CSV',
    detail: 'For spreadsheets and other CRMs',
    type: 'text/csv',
    write: async (contacts) => (await import('../export/contactCsv')).contactsCsv(contacts),
  },
  {
    id: 'vcf',
    label: 'vCard',
    detail: 'For address books and phones',
    type: 'text/vcard',
    write: async (contacts) => (await import('../export/contactVcard')).contactVcard(contacts),
  },
  {
    id: 'json',
    label: 'JSON',
    detail: 'Everything, to be imported back',
    type: 'application/json',
    write: async (contacts) => (await import('../export/contactJson')).recordsJson({ contacts }),
  },
];

const counted = countedAs('contact');

/** Writes exactly the contacts that the list shows, in its order, or the selected ones, as a file. */
export function ExportContacts({ contacts, count, selected = false }: ExportContactsProps) {
  if (count === 0) return null;
  return (
    <Menu
      label={selected ? 'Export the selected contacts' : `Export ${counted(count)}`}
      align="end"
      trigger={
        <>
          <Download size={16} aria-hidden /> Export <ChevronDown size={14} aria-hidden />
        </>
      }
      items={formats.map((format) => ({
        id: format.id,
        label: format.label,
        detail: format.detail,
        onSelect: () => void run(format, contacts()),
      }))}
    />
  );
}

async function run({ id, type, write }: Format, contacts: readonly Contact[]): Promise<void> {
  try {
    const [text, { downloadText }] = await Promise.all([write(contacts), import('../export/downloadText')]);
    downloadText(`contacts-${new Date().toISOString().slice(0, 10)}.${id}`, text, type);
    notify({ title: `${counted(contacts.length)} exported`, description: 'The file is in your downloads.' });
  } catch (error) {
    console.error('The export failed.', error);
    notify({
      title: 'Export failed',
      description: 'The file could not be written. Please try again.',
      tone: 'destructive',
    });
  }
}
