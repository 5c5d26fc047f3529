import type { Person } from '@steps/business/host';
import { notify } from '@steps/platform/ui';
import { useState } from 'react';
import { PinField } from '../people/PinField';
import { setPin } from '../people/peopleState';
import { SaveDialog } from './SaveDialog';

interface PinDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Asks for the digits that a person types before this device changes to them. */
export function PinDialog({ person, onClose }: PinDialogProps) {
  const [pin, setTyped] = useState('');
  const save = async () => {
    await setPin(person.id, pin);
    notify({ title: `PIN set for ${person.name}` });
    onClose();
  };
  return (
    <SaveDialog
      title={`PIN for ${person.name}`}
      description="Asked for before this device changes to them. It keeps colleagues apart; it does not encrypt anything."
      action="Set PIN"
      save={save}
      onClose={onClose}
    >
      {(error) => <PinField label="New PIN" help="4 to 12 digits." error={error} value={pin} onChange={setTyped} />}
    </SaveDialog>
  );
}
