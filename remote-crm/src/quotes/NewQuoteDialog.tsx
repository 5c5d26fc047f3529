import { isOpenDeal, useDealStages, useDeals } from '@steps/business';
import { useNavigate } from '@steps/platform/router';
import { ChoiceField } from '@steps/platform/ui';
import { useState } from 'react';
import { CompanyPicker, knownCompany } from '../companies/CompanyField';
import styles from '../records/crm.module.css';
import { FormDialog } from '../records/forms/FormDialog';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import { quoteHref } from './quoteAddress';
import { createQuote } from './quoteState';

/** Most open deals offered, the latest changed first: more would be no list to choose from. */
const mostOffered = 200;

/** Asks who a new quote is for, creates it and opens it. */
export function NewQuoteDialog({ onClose }: { readonly onClose: () => void }) {
  const stages = useDealStages();
  const open = useDeals().filter((deal) => isOpenDeal(deal, stages));
  const latest = [...open].sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1)).slice(0, mostOffered);
  const [dealId, setDealId] = useState('');
  const [companyId, setCompanyId] = useState('');
  const navigate = useNavigate();
  const { error, submit } = useSubmit(() => {
    const companyOf = dealId ? undefined : knownCompany(companyId);
    const quote = createQuote({ ...(dealId && { dealId }), ...(companyOf && { companyId: companyOf.id }) });
    notifyStep('Quote added', quote.number);
    navigate(quoteHref(quote.id), { replace: true });
  }, 'The quote could not be added. Please try again.');
  return (
    <FormDialog title="Add quote" action="Add quote" error={error} onSubmit={submit} onClose={onClose}>
      <div className={styles.wide}>
        <ChoiceField
          label="For the deal"
          value={dealId}
          options={[{ value: '', label: 'No deal' }, ...latest.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={setDealId}
        />
      </div>
      {!dealId && (
        <CompanyPicker value={companyId} onChange={setCompanyId} help="You can leave it empty and choose later." />
      )}
    </FormDialog>
  );
}
