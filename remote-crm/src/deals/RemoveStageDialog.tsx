import { type DealStage, deals, useDealStages } from '@steps/business';
import { counted } from '@steps/platform';
import { ChoiceField } from '@steps/platform/ui';
import { useState } from 'react';
import styles from '../records/crm.module.css';
import { FormDialog } from '../records/forms/FormDialog';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import { removeStage } from '../stages/stageState';

/** Removes a stage, asking where its deals go. */
export function RemoveStageDialog({ stage, onClose }: { readonly stage: DealStage; readonly onClose: () => void }) {
  const others = useDealStages().filter(({ id, kind }) => kind === 'open' && id !== stage.id);
  const count = deals.all().filter((deal) => deal.stage === stage.id).length;
  const [to, setTo] = useState(others[0]?.id ?? '');
  const { error, submit } = useSubmit(() => {
    const moved = removeStage(stage.id, to);
    notifyStep('Stage removed', moved > 0 ? `${counted(moved, 'deal')} moved.` : undefined);
    onClose();
  }, 'The stage could not be removed. Please try again.');
  return (
    <FormDialog
      title={`Remove the stage “${stage.label}”?`}
      action="Remove stage"
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {count === 0 ? (
        <p className={styles.wide}>No deal is in it. Deals that passed through it keep their history.</p>
      ) : (
        <ChoiceField
          label={count === 1 ? 'Its deal moves to' : `Its ${count} deals move to`}
          value={to}
          options={others.map(({ id, label }) => ({ value: id, label }))}
          onChange={setTo}
        />
      )}
    </FormDialog>
  );
}
