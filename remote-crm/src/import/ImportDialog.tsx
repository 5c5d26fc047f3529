import { Dialog, ProgressBar, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect } from 'react';
import { ImportChoose } from './ImportChoose';
import { ImportColumns } from './ImportColumns';
import { ImportPreview } from './ImportPreview';
import { ImportSummary } from './ImportSummary';
import styles from './import.module.css';
import { cancelImport, resetImport, useImport } from './importState';

const steps = {
  choose: ImportChoose,
  reading: ImportProgress,
  columns: ImportColumns,
  preview: ImportPreview,
  importing: ImportProgress,
  done: ImportSummary,
};

/** Imports contacts from a file: choose it, check the columns, preview, import, see the result. */
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

/** While the file is read, or the contacts are written. */
function ImportProgress() {
  const { step, fileName, progress } = useImport();
  const label = step === 'reading' ? `Reading ${fileName}` : 'Importing contacts';
  return (
    <Stack gap={4} justifyItems="center" paddingY={8}>
      <p role="status">{label}…</p>
      <p className="s-muted" aria-hidden>
        {Math.round(progress * 100)} %
      </p>
      <div className={styles.waitBar}>
        <ProgressBar label={label} value={progress * 100} />
      </div>
      <Button onClick={step === 'reading' ? resetImport : () => void cancelImport()}>Cancel</Button>
    </Stack>
  );
}
