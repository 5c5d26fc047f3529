import type { Contact } from '@steps/shared';
import { notify } from '@steps/shared/ui';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';

/** Writes the contacts that the list shows, in its order, as a CSV file. The writer is loaded when it is first used. */
export function ExportContacts({ contacts }: { readonly contacts: readonly Contact[] }) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const [{ contactsCsv }, { downloadText }] = await Promise.all([
        import('../export/contactCsv'),
        import('../export/downloadText'),
      ]);
      downloadText(`contacts-${new Date().toISOString().slice(0, 10)}.csv`, contactsCsv(contacts), 'text/csv');
      notify({
        title: `${contacts.length.toLocaleString('en-GB')} contacts exported`,
        description: 'The file is in your downloads.',
      });
    } catch (error) {
      console.error('The export failed.', error);
      notify({
        title: 'Export failed',
        description: 'The file could not be written. Please try again.',
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      loading={busy}
      disabled={contacts.length === 0}
      icon={<Download size={16} aria-hidden />}
      onClick={() => void run()}
    >
      Export CSV
    </Button>
  );
}
