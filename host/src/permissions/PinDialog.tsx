import type { Person } from '@steps/shared';
import { Dialog, notify } from '@steps/shared/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { PinField } from '../people/PinField';
import { setPin } from '../people/peopleState';
import styles from './permissions.module.css';
import { useSaveForm } from './useSaveForm';

interface PinDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Asks for the digits that a person types before this device changes to them. */
export function PinDialog({ person, onClose }: PinDialogProps) {
  const id = useId();
  const [pin, setTyped] = useState('');
  const { error, busy, onSubmit } = useSaveForm(async () => {
    await setPin(person.id, pin);
    notify({ title: `The PIN of ${person.name} is set` });
    onClose();
  });
  return (
    <Dialog
      open
      title={`PIN of ${person.name}`}
      description="Asked for before this device changes to them. It keeps colleagues apart; it does not encrypt anything."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={id} loading={busy}>
            Set PIN
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={onSubmit}>
        <PinField label="New PIN" help="4 to 12 digits." error={error} value={pin} onChange={setTyped} />
      </form>
    </Dialog>
  );
}
