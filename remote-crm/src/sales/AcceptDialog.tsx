import { type Deal, formatPence, stageOf, useDealStages } from '@steps/shared';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { problemOf } from '../deals/dealInput';
import { FormDialog } from '../forms/FormDialog';
import { notifyStep } from '../notices/stepNotice';
import type { Quote } from './quote';
import { quoteTotals } from './quoteRules';
import { setQuoteStatus } from './quoteState';

interface AcceptDialogProps {
  readonly quote: Quote;
  readonly deal: Deal;
  readonly onClose: () => void;
}

/** Asks what an accepted quote does to its deal. */
export function AcceptDialog({ quote, deal, onClose }: AcceptDialogProps) {
  const open = stageOf(deal.stage, useDealStages()).kind !== 'won';
  const { netPence } = quoteTotals(quote);
  const [setValue, chooseValue] = useState(netPence !== deal.valuePence);
  const [markWon, chooseWon] = useState(open);
  const [error, setError] = useState<string>();
  const submit = (): boolean => {
    try {
      setQuoteStatus(quote.id, 'accepted', { setValue, markWon });
    } catch (problem) {
      setError(problemOf(problem, 'The quote could not be changed. Please try again.'));
      return false;
    }
    notifyStep('Quote accepted', markWon && open ? `${deal.name} is won.` : undefined);
    onClose();
    return true;
  };
  return (
    <FormDialog
      title={`${quote.number} was accepted`}
      action="Mark as accepted"
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="c-wide s-stack">
        <Checkbox checked={setValue} onChange={({ target }) => chooseValue(target.checked)}>
          Set the value of “{deal.name}” to {formatPence(netPence)}, the net sum (now {formatPence(deal.valuePence)})
        </Checkbox>
        {open && (
          <Checkbox checked={markWon} onChange={({ target }) => chooseWon(target.checked)}>
            Mark “{deal.name}” as won
          </Checkbox>
        )}
      </div>
    </FormDialog>
  );
}
