import { type Deal, stageOf, useDealStages } from '@steps/business';
import { formatPence } from '@steps/platform';
import { Row, Stack } from '@steps/platform/ui';
import { type ReactNode, useState } from 'react';
import type { Quote } from '../nouns/quote';
import crmStyles from '../records/crm.module.css';
import { FormDialog } from '../records/forms/FormDialog';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import { quoteTotals } from './quoteRules';
import { setQuoteStatus } from './quoteState';
import quotesStyles from './quotes.module.css';

interface AcceptDialogProps {
  readonly quote: Quote;
  readonly deal: Deal;
  readonly onClose: () => void;
}

/** Asks what an accepted quote should change in its deal. */
export function AcceptDialog({ quote, deal, onClose }: AcceptDialogProps) {
  const open = stageOf(deal.stage, useDealStages()).kind !== 'won';
  const { netPence } = quoteTotals(quote);
  const differs = netPence !== deal.valuePence;
  const [setValue, chooseValue] = useState(differs);
  const [markWon, chooseWon] = useState(open);
  const { error, submit } = useSubmit(() => {
    setQuoteStatus(quote.id, 'accepted', { setValue, markWon });
    notifyStep('Quote accepted', markWon && open ? `${deal.name} is won.` : undefined);
    onClose();
  }, 'The quote could not be changed. Please try again.');
  return (
    <FormDialog
      title={`${quote.number} was accepted`}
      action="Mark as accepted"
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap={4} bound alignContent="start" className={crmStyles.wide}>
        {differs && (
          <Choice chosen={setValue} onChoose={chooseValue}>
            Set the value of “{deal.name}” to {formatPence(netPence)}, the net sum (now {formatPence(deal.valuePence)})
          </Choice>
        )}
        {open && (
          <Choice chosen={markWon} onChoose={chooseWon}>
            Mark “{deal.name}” as won
          </Choice>
        )}
        {!differs && !open && <p>“{deal.name}” is won already, with this value.</p>}
      </Stack>
    </FormDialog>
  );
}

interface ChoiceProps {
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
  readonly children: ReactNode;
}

const Choice = ({ chosen, onChoose, children }: ChoiceProps) => (
  <Row as="label" gap={2} align="start" className={quotesStyles.acceptChoice}>
    <input type="checkbox" checked={chosen} onChange={({ target }) => onChoose(target.checked)} />
    <span>{children}</span>
  </Row>
);
