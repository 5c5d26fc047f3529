import { readText } from '@steps/platform';
import { UploadField } from '@steps/platform/fields';
import { Button } from 'antd';
import { useState } from 'react';
import { GateCard } from './GateCard';
import { GateFailure } from './GateFailure';
import styles from './gate.module.css';
import { recover, showGateScreen, useGate } from './gateState';
import { NewPassphrase } from './NewPassphrase';
import { isFine, passphraseErrors } from './passphraseRules';

interface RecoveryErrors {
  readonly file?: string | undefined;
  readonly passphrase?: string | undefined;
  readonly again?: string | undefined;
}

/** A forgotten passphrase: the recovery file opens the workspace and a new passphrase replaces the old one. */
export function RecoverWorkspace() {
  const { workspaceName, busy, badRecoveryFile } = useGate();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [file] = files;
  const [typed, setTyped] = useState({ passphrase: '', again: '' });
  const [attempts, setAttempts] = useState(0);
  const errors: RecoveryErrors = attempts > 0 ? check(file, typed) : {};

  const submit = async () => {
    setAttempts(attempts + 1);
    if (file && isFine(check(file, typed))) await recover((await readText(file)).text, typed.passphrase);
  };

  return (
    <GateCard
      title={`Recover ${workspaceName}`}
      text="Choose your recovery file and set a new passphrase."
      attempt={badRecoveryFile ?? attempts}
      onSubmit={() => void submit()}
    >
      <UploadField
        label="Recovery file"
        help="The file you saved when the passphrase was set."
        accept=".json,.txt,application/json,text/plain"
        kind="recovery file (.json)"
        error={errors.file ?? badRecoveryFile}
        value={files}
        onChange={setFiles}
      />
      <NewPassphrase {...typed} errors={errors} onChange={setTyped} />
      <GateFailure />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        Set passphrase and open
      </Button>
      <div className={styles.quiet}>
        <Button type="text" onClick={() => showGateScreen('unlock')}>
          Use the passphrase instead
        </Button>
      </div>
      <p className="s-faint">
        Without the passphrase or this file nobody can read the data. To start afresh, clear the data of this site in
        the settings of your browser.
      </p>
    </GateCard>
  );
}

const check = (file: File | undefined, typed: { passphrase: string; again: string }): RecoveryErrors => ({
  file: file ? undefined : 'Choose the recovery file you saved when the passphrase was set.',
  ...passphraseErrors(typed.passphrase, typed.again),
});
