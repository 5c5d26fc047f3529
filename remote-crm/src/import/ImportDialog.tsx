import { Dialog } from '@steps/platform/ui';
import { useEffect } from 'react';
import { ImportChoose } from './ImportChoose';
import { ImportColumns } from './ImportColumns';
import { ImportPreview } from './ImportPreview';
import { ImportProgress } from './ImportProgress';
import { ImportSummary } from './ImportSummary';
import { cancelImport, resetImport, useImport } from './importState';

const steps = {
  choose: ImportChoose,
  reading: ImportProgress,
  columns: ImportColumns,
  preview: ImportPreview,
  importing: ImportProgress,
  done: ImportSummary,
};

/** Brings contacts in from a file: choose it, check the columns, look at what will happen, import, see what happened. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { step } = useImport();
  useEffect(() => resetImport, []);
  const Step = steps[step];
  return (
    <Dialog
      open
      size="large"
      title="Import contacts"
      description="From a CSV file, a vCard or an export of Steps."
      onClose={step === 'importing' ? () => void cancelImport() : onClose}
    >
      <Step onClose={onClose} />
    </Dialog>
  );
}
