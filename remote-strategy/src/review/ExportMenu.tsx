import { type AiResult, activeClient, exportFile } from '@steps/business';
import { ownDay } from '@steps/platform';
import { Menu, notify } from '@steps/platform/ui';
import { FileJson, FileSpreadsheet } from 'lucide-react';
import { ledgerJson, trailCsv } from './reviewExport';

/** Saves the whole trail as a file, whatever the filters show. */
export function ExportMenu({ results }: { readonly results: readonly AiResult[] }) {
  const save = (extension: 'csv' | 'json') => {
    const now = new Date();
    const business = activeClient()?.businessName ?? '';
    const text = extension === 'csv' ? trailCsv(results) : ledgerJson(results, business, now);
    const name = `review-trail-${ownDay(now)}.${extension}`;
    if (!exportFile('human-loop', name, text, extension === 'csv' ? 'text/csv' : 'application/json')) return;
    notify({
      title: 'Review trail exported',
      description: `${results.length.toLocaleString('en-GB')} entries in ${name}.`,
    });
  };
  return (
    <Menu
      label="Export the review trail"
      trigger="Export"
      align="end"
      items={[
        {
          id: 'csv',
          label: 'Trail as CSV',
          detail: 'One line for each thing that happened',
          icon: FileSpreadsheet,
          onSelect: () => save('csv'),
        },
        {
          id: 'json',
          label: 'Ledger as JSON',
          detail: 'With prompts, inputs and texts',
          icon: FileJson,
          onSelect: () => save('json'),
        },
      ]}
    />
  );
}
