import { saveFile } from '@steps/platform';
import { notify, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { replaceRecoveryFile } from '../gate/gateState';
import { PassphraseField } from '../gate/PassphraseField';
import { usePassphraseForm } from '../gate/passphraseForm';

/** A recovery file for whoever lost the first one. */
export function RenewRecoveryFile() {
  const { form, errors, busy, clear, submit } = usePassphraseForm();
  const [current, setCurrent] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    void submit({ current: current ? undefined : 'Enter your passphrase.' }, async () => {
      const { fileName, text } = await replaceRecoveryFile(current);
      // biome-ignore lint/plugin/allowExport: a key of the person’s own is theirs to save
      saveFile(fileName, text, 'application/json');
      setCurrent('');
      notify({
        title: 'New recovery file downloaded',
        description: 'The earlier file no longer opens this workspace.',
      });
    });
  };
  return (
    <Section
      title="Recovery file"
      purpose="Opens the workspace when the passphrase is forgotten. A new file makes the earlier one useless."
    >
      <Stack ref={form} as="form" bound gap={4} maxWidth={480} noValidate onInput={clear} onSubmit={save}>
        <PassphraseField
          label="Your passphrase"
          autoComplete="current-password"
          value={current}
          error={errors.current}
          onChange={setCurrent}
        />
        <div>
          <Button htmlType="submit" loading={busy} icon={<Download size={16} aria-hidden />}>
            Download a new recovery file
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
