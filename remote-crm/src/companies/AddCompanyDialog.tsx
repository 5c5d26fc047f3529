import { type CompanySize, type CompanyStatus, createCompany, RuleError } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { useState } from 'react';
import { companyMatches } from '../duplicates/duplicateIndex';
import { MatchNotice } from '../duplicates/MatchNotice';
import { FormDialog } from '../forms/FormDialog';
import { useFormDraft } from '../forms/formDraft';
import { notifyStep } from '../notices/stepNotice';
import { CompanyFormFields } from './CompanyFormFields';

const fields = ['name', 'industry', 'location', 'phone', 'website'] as const;

type Typed = Readonly<Record<(typeof fields)[number], string>> & {
  readonly status: CompanyStatus;
  readonly size: CompanySize;
};

const blank: Typed = {
  name: '',
  industry: '',
  location: '',
  phone: '',
  website: '',
  status: 'prospect',
  size: 'small',
};

/** Adds a company; one that may be there already (same name or website) only when asked twice. */
export function AddCompanyDialog({ onClose }: { readonly onClose: () => void }) {
  const { typed, foundFrom, change, forget } = useFormDraft('company', blank);
  const [error, setError] = useState<string>();
  const matches = companyMatches(typed);
  const submit = (): boolean => {
    try {
      notifyStep(`${createCompany(typed).name} added`);
      forget();
      onClose();
      return true;
    } catch (failure) {
      if (!(failure instanceof RuleError)) console.error('The company could not be added.', failure);
      setError(failure instanceof RuleError ? failure.message : 'The company could not be added. Please try again.');
      return false;
    }
  };
  return (
    <FormDialog
      title="Add company"
      action={matches.length > 0 ? 'Add anyway' : 'Add company'}
      error={error}
      onSubmit={submit}
      onClose={onClose}
      onCancel={forget}
      foundFrom={foundFrom}
    >
      <CompanyFormFields
        {...{ fields, typed }}
        onChange={(patch) => {
          change(patch);
          setError(undefined);
        }}
      />
      <MatchNotice matches={matches} noun="company" hrefOf={paths.company.href} />
    </FormDialog>
  );
}
