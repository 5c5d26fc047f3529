import { type Deal, moveDeal } from '@steps/shared';
import { useState } from 'react';
import { FormDialog } from '../ground/forms/FormDialog';
import { problemOf } from '../ground/forms/problemOf';
import { notifyStep } from '../ground/notices/stepNotice';
import { LostReasonFields, noReason, reasonText } from './LostReasonFields';

interface LoseDealDialogProps {
  readonly deal: Deal;
  /** Id of the lost stage. */
  readonly stage: string;
  readonly onClose: () => void;
}

/** Asks why a deal was lost, and moves it. */
export function LoseDealDialog({ deal, stage, onClose }: LoseDealDialogProps) {
  const [reason, setReason] = useState(noReason);
  const [error, setError] = useState<string>();
  const submit = (): boolean => {
    try {
      moveDeal(deal.id, stage, { lostReason: reasonText(reason) });
    } catch (problem) {
      setError(problemOf(problem, 'The deal could not be moved. Please try again.'));
      return false;
    }
    notifyStep('Deal lost', `${deal.name} was lost: ${reasonText(reason)}.`);
    onClose();
    return true;
  };
  return (
    <FormDialog
      title={`Why was “${deal.name}” lost?`}
      action="Mark as lost"
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <LostReasonFields
        value={reason}
        onChange={(next) => {
          setReason(next);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
