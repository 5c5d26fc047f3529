import type { Person } from '@steps/business/host';
import { Dialog, notify, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { givePassphraseTo } from '../gate/gateState';
import { NewPassphrase } from '../gate/NewPassphrase';
import { PassphraseField } from '../gate/PassphraseField';
import { usePassphraseForm } from '../gate/passphraseForm';
import { changeErrors } from '../gate/passphraseRules';

interface PassphraseDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

const empty = { passphrase: '', again: '' };

/** Gives a person a passphrase that opens the same data. */
export function PassphraseDialog({ person, onClose }: PassphraseDialogProps) {
  const id = useId();
  const { form, errors, busy, clear, submit } = usePassphraseForm();
  const [current, setCurrent] = useState('');
  const [typed, setTyped] = useState(empty);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void submit(changeErrors(current, typed.passphrase, typed.again), async () => {
      await givePassphraseTo(person.id, current, typed.passphrase);
      notify({ title: `${person.name} has a passphrase`, description: 'It opens this workspace as them.' });
      onClose();
    });
  };
  return (
    <Dialog
      open
      title={`Passphrase for ${person.name}`}
      description="It opens the same data as yours, and Steps then knows who is at work. Let them type it themselves."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={id} loading={busy}>
            Give passphrase
          </Button>
        </>
      }
    >
      <Stack id={id} ref={form} as="form" bound gap={4} noValidate onInput={clear} onSubmit={save}>
        <PassphraseField
          label="Your passphrase"
          autoComplete="current-password"
          value={current}
          error={errors.current}
          onChange={setCurrent}
        />
        <NewPassphrase label={`New passphrase for ${person.name}`} {...typed} errors={errors} onChange={setTyped} />
      </Stack>
    </Dialog>
  );
}
