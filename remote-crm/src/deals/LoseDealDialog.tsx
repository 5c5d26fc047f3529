import type { Deal } from '@steps/business';
import { useState } from 'react';
import { moveDeal } from '../nouns/dealState';
import { FormDialog } from '../records/forms/FormDialog';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
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
  const { error, clearError, submit } = useSubmit(() => {
    moveDeal(deal.id, stage, { lostReason: reasonText(reason) });
    notifyStep('Deal lost', `${deal.name} was lost: ${reasonText(reason)}.`);
    onClose();
  }, 'The deal could not be moved. Please try again.');
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
          clearError();
        }}
      />
    </FormDialog>
  );
}
