import type { Person } from '@steps/shared';
import { Dialog, notify } from '@steps/shared/ui';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '../gate/errorText';
import { PinField } from '../people/PinField';
import { setPin } from '../people/peopleState';
import styles from './permissions.module.css';

interface PinDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Asks for the digits that a person types before this device changes to them. */
export function PinDialog({ person, onClose }: PinDialogProps) {
  const id = useId();
  const [pin, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await setPin(person.id, pin);
      notify({ title: `The PIN of ${person.name} is set` });
      onClose();
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
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
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <PinField label="New PIN" help="4 to 12 digits." error={error} value={pin} onChange={setTyped} />
      </form>
    </Dialog>
  );
}
