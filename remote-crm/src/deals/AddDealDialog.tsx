import { useDealStages } from '@steps/business';
import { amountText, currencyWords } from '@steps/platform/numbers';
import { ChoiceField } from '@steps/platform/ui';
import { useState } from 'react';
import { CompanyPicker, knownCompany } from '../companies/CompanyField';
import { dealCatalogue } from '../nouns/dealCatalogue';
import { createDeal } from '../nouns/dealState';
import { fieldsOf } from '../records/catalogue/catalogue';
import { FieldInputs } from '../records/forms/FieldInputs';
import { FormDialog } from '../records/forms/FormDialog';
import { useFormDraft } from '../records/forms/formDraft';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import { LostReasonFields, noReason, reasonText } from './LostReasonFields';

const fields = fieldsOf(dealCatalogue).filter(([, { form }]) => form);

interface AddDealDialogProps {
  /** Who the deal is with, if it is added on their page. */
  readonly contactId?: string;
  readonly company?: { readonly id: string; readonly name: string };
  /** The stage it starts in, if it is added in a column of the board. */
  readonly stage?: string;
  readonly onClose: () => void;
}

/** Adds a deal. */
export function AddDealDialog({ contactId, company, stage, onClose }: AddDealDialogProps) {
  const stages = useDealStages();
  const form = ['deal', contactId, company?.id, stage].filter(Boolean).join(':');
  const { typed, foundFrom, change, forget } = useFormDraft(form, {
    name: '',
    valuePence: '',
    stage: stage ?? stages[0]?.id ?? '',
    closeDate: '',
    nextStep: '',
    companyId: '',
  });
  const [reason, setReason] = useState(noReason);
  const set = (patch: Partial<typeof typed>) => {
    change(patch);
    clearError();
  };
  const lost = stages.find(({ id }) => id === typed.stage)?.kind === 'lost';
  const { error, clearError, submit } = useSubmit(
    () => {
      const deal = createDeal({
        name: typed.name,
        stage: typed.stage,
        valuePence: Number(typed.valuePence),
        lostReason: lost ? reasonText(reason) : '',
        nextStep: typed.nextStep.trim(),
        closeDate: typed.closeDate || undefined,
        companyId: company?.id ?? knownCompany(typed.companyId)?.id,
        contactId,
      });
      notifyStep('Deal Created', `${deal.name} has been added.`);
      forget();
      onClose();
    },
    { title: 'Failed to Create Deal', description: 'There was an error creating the deal. Please try again.' },
  );
  // On a company's page the specification gives these words (spec 2, section 2.18).
  const title = company && !contactId ? 'Create Deal' : 'Add deal';
  return (
    <FormDialog {...{ title, error, foundFrom, onClose }} action={title} onSubmit={submit} onCancel={forget}>
      <FieldInputs
        fields={fields}
        typed={typed}
        onChange={set}
        needed={{ name: undefined }}
        help={{
          valuePence: `In ${currencyWords()}, for example ${amountText.show(125_000)}.`,
          nextStep: 'What you do next, for example “Send the quote”.',
        }}
        own={{
          stage: (
            <>
              <ChoiceField
                label={dealCatalogue.stage.label}
                value={typed.stage}
                options={stages.map(({ id, label }) => ({ value: id, label }))}
                onChange={(id) => set({ stage: id })}
              />
              {lost && <LostReasonFields value={reason} onChange={setReason} />}
            </>
          ),
          companyId: !company && !contactId && (
            <CompanyPicker value={typed.companyId} onChange={(id) => set({ companyId: id })} />
          ),
        }}
      />
    </FormDialog>
  );
}
