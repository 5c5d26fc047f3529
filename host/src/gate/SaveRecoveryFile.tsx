import { saveFile } from '@steps/platform';
import { Button } from 'antd';
import { CircleAlert, Download } from 'lucide-react';
import { useState } from 'react';
import { GateCard } from './GateCard';
import { GateFailure } from './GateFailure';
import styles from './gate.module.css';
import { finishRecoveryFile, useGate } from './gateState';

/** After a passphrase was set: the file that opens the workspace when the passphrase is forgotten. */
export function SaveRecoveryFile() {
  const { recoveryFile, busy } = useGate();
  const [kept, setKept] = useState(false);
  const [refused, setRefused] = useState(0);
  if (!recoveryFile) return null;
  const submit = () => {
    if (kept) void finishRecoveryFile();
    else setRefused(refused + 1);
  };
  const wrong = refused > 0 && !kept;
  return (
    <GateCard
      title="Keep your recovery file"
      text="If you forget the passphrase, this file is the only way back in. Nobody can reset the passphrase for you."
      attempt={refused}
      onSubmit={submit}
    >
      <Button
        size="large"
        block
        icon={<Download size={16} aria-hidden />}
        // biome-ignore lint/plugin/allowExport: a key of the person’s own is theirs to save
        onClick={() => saveFile(recoveryFile.fileName, recoveryFile.text, 'text/plain')}
      >
        Download recovery file
      </Button>
      <p className="s-muted">Keep it away from this device: on a memory stick, in a password manager, or printed.</p>
      <div className={styles.check}>
        <label>
          <input
            type="checkbox"
            checked={kept}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? 'recovery-kept-error' : undefined}
            onChange={(event) => setKept(event.target.checked)}
          />
          I have stored the recovery file in a safe place
        </label>
        {wrong && (
          <div className="s-field__error" id="recovery-kept-error">
            <CircleAlert size={14} aria-hidden />
            Confirm that you have stored the file; it is offered again in Settings.
          </div>
        )}
      </div>
      <GateFailure />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        Open workspace
      </Button>
    </GateCard>
  );
}
