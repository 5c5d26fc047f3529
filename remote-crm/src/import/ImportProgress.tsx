import { ProgressBar, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import styles from './import.module.css';
import { cancelImport, resetImport, useImport } from './importState';

/** While the file is read, or the contacts are written. */
export function ImportProgress() {
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
