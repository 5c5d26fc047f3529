import { notify, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { replacePassphrase } from '../gate/gateState';
import { NewPassphrase } from '../gate/NewPassphrase';
import { PassphraseField } from '../gate/PassphraseField';
import { usePassphraseForm } from '../gate/passphraseForm';
import { changeErrors } from '../gate/passphraseRules';

const empty = { passphrase: '', again: '' };

/** Replaces the passphrase of an encrypted workspace. */
export function ChangePassphrase() {
  const { form, errors, busy, clear, submit } = usePassphraseForm();
  const [current, setCurrent] = useState('');
  const [typed, setTyped] = useState(empty);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void submit(changeErrors(current, typed.passphrase, typed.again), async () => {
      await replacePassphrase(current, typed.passphrase);
      setCurrent('');
      setTyped(empty);
      notify({ title: 'Passphrase changed', description: 'Your recovery file still works.' });
    });
  };
  return (
    <Section title="Change passphrase" purpose="Your data stays the same; only the passphrase changes.">
      <Stack ref={form} as="form" bound gap={4} maxWidth={480} noValidate onInput={clear} onSubmit={save}>
        <PassphraseField
          label="Current passphrase"
          autoComplete="current-password"
          value={current}
          error={errors.current}
          onChange={setCurrent}
        />
        <NewPassphrase label="New passphrase" {...typed} errors={errors} onChange={setTyped} />
        <div>
          <Button htmlType="submit" loading={busy}>
            Change passphrase
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
