import { Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { protectWorkspace } from '../gate/gateState';
import { NewPassphrase } from '../gate/NewPassphrase';
import { usePassphraseForm } from '../gate/passphraseForm';
import { passphraseErrors } from '../gate/passphraseRules';

/** The first passphrase of a workspace that had none. */
export function SetPassphrase() {
  const { form, errors, busy, clear, submit } = usePassphraseForm();
  const [typed, setTyped] = useState({ passphrase: '', again: '' });
  const save = (event: FormEvent) => {
    event.preventDefault();
    void submit(passphraseErrors(typed.passphrase, typed.again), () => protectWorkspace(typed.passphrase));
  };
  return (
    <Section
      title="Set a passphrase"
      purpose="There is none: anyone who can use this browser can read the data. With a passphrase everything stored is encrypted."
    >
      <Stack ref={form} as="form" bound gap={4} maxWidth={480} noValidate onInput={clear} onSubmit={save}>
        <NewPassphrase {...typed} errors={errors} onChange={setTyped} />
        <p className="s-faint">
          You are taken back to the gate to save your recovery file, then the workspace opens again.
        </p>
        <div>
          <Button htmlType="submit" loading={busy}>
            Set passphrase and encrypt
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
