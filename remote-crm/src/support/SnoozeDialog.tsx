import { momentFrom } from '@steps/shared';
import { MomentField } from '@steps/shared/fields';
import { useState } from 'react';
import { FormDialog } from '../ground/forms/FormDialog';

interface SnoozeDialogProps {
  /** Returns whether it worked. */
  readonly onSnooze: (until: Date) => boolean;
  readonly onClose: () => void;
}

/** Until when a ticket stays out of sight. */
export function SnoozeDialog({ onSnooze, onClose }: SnoozeDialogProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = (): boolean => {
    const until = momentFrom(typed);
    if (Number.isNaN(until.getTime()) || until.getTime() <= Date.now()) {
      setError('Choose a time that is still to come.');
      return false;
    }
    const done = onSnooze(until);
    if (done) onClose();
    return done;
  };
  return (
    <FormDialog title="Snooze until a time" action="Snooze ticket" error={error} onSubmit={submit} onClose={onClose}>
      <MomentField label="Until" value={typed} onChange={setTyped} />
    </FormDialog>
  );
}
