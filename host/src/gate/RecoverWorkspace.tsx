import { FormField } from '@steps/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { GateCard } from './GateCard';
import { GateFailure } from './GateFailure';
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
  const [file, setFile] = useState<File>();
  const [typed, setTyped] = useState({ passphrase: '', again: '' });
  const [errors, setErrors] = useState<RecoveryErrors>({});

  const submit = async () => {
    const found = {
      file: file ? undefined : 'Choose the recovery file you saved when the passphrase was set.',
      ...passphraseErrors(typed.passphrase, typed.again),
    };
    setErrors(found);
    if (file && isFine(found)) await recover(await file.text(), typed.passphrase);
  };

  return (
    <GateCard
      title={`Recover ${workspaceName}`}
      text="Choose your recovery file and set a new passphrase."
      attempt={badRecoveryFile ?? errors}
      onSubmit={() => void submit()}
    >
      <FormField label="Recovery file" error={errors.file ?? badRecoveryFile} required>
        {(control) => (
          <input
            {...control}
            className="s-input g-file"
            type="file"
            accept=".txt,.json,text/plain,application/json"
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        )}
      </FormField>
      <NewPassphrase {...typed} errors={errors} onChange={setTyped} />
      <GateFailure />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        Set passphrase and open
      </Button>
      <div className="g-quiet">
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
