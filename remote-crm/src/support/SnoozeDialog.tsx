import { momentFrom, RuleError } from '@steps/platform';
import { MomentField } from '@steps/platform/fields';
import { useState } from 'react';
import { FormDialog } from '../records/forms/FormDialog';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import { type Ticket, updateTicket } from '../tickets';

interface SnoozeDialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

/** Until when a ticket is hidden. */
export function SnoozeDialog({ ticket, onClose }: SnoozeDialogProps) {
  const [typed, setTyped] = useState('');
  const { error, clearError, submit } = useSubmit(() => {
    const until = momentFrom(typed);
    if (Number.isNaN(until.getTime()) || until.getTime() <= Date.now()) {
      throw new RuleError('Choose a time that is still to come.');
    }
    updateTicket(ticket.id, { snoozedUntil: until.toISOString() });
    notifyStep('Ticket snoozed');
    onClose();
  }, 'The ticket could not be snoozed. Please try again.');
  return (
    <FormDialog title="Snooze until a time" action="Snooze ticket" error={error} onSubmit={submit} onClose={onClose}>
      <MomentField
        label="Until"
        value={typed}
        onChange={(next) => {
          setTyped(next);
          clearError();
        }}
      />
    </FormDialog>
  );
}
