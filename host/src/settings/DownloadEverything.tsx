import { setPreference, stamp, usePreference } from '@steps/shared';
import { DateText, notify, Section } from '@steps/shared/ui';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { backupFileName, makeBackup } from '../backup/backup';
import { downloadText } from '../files/fileDownload';
import { useGate } from '../gate/gateState';
import { errorText } from './errorText';
import styles from './settings.module.css';

const lastBackup = 'lastBackupAt';

/** One file with the whole workspace. */
export function DownloadEverything() {
  const { workspaceName } = useGate();
  const at = usePreference(lastBackup, v.optional(v.string()), undefined);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const backup = await makeBackup(workspaceName);
      downloadText(backupFileName(backup), JSON.stringify(backup));
      setPreference(lastBackup, stamp());
    } catch (error) {
      notify({ tone: 'destructive', title: 'The backup was not made', description: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title="Download everything" purpose="All businesses with all their records, in one JSON file.">
      <div className={styles.form}>
        <p>Last backup: {at ? <DateText value={at} /> : <strong>never</strong>}</p>
        <p className="s-muted">
          The file is not encrypted: whoever has it can read it. Files attached to records are not in it.
        </p>
        <div>
          <Button
            type="primary"
            icon={<Download size={16} aria-hidden />}
            loading={busy}
            onClick={() => void download()}
          >
            Download everything
          </Button>
        </div>
      </div>
    </Section>
  );
}
