import type { CompanyInput } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { companyMatches } from '../duplicates/duplicateIndex';
import { MatchNotice } from '../duplicates/MatchNotice';
import { companyCatalogue } from '../nouns/companyCatalogue';
import { createCompany } from '../nouns/companyState';
import { companyChoices } from '../nouns/companyWords';
import { fieldsOf } from '../records/catalogue/catalogue';
import { FieldInputs } from '../records/forms/FieldInputs';
import { FormDialog } from '../records/forms/FormDialog';
import { useFormDraft } from '../records/forms/formDraft';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';

const fields = fieldsOf(companyCatalogue).filter(([, { form, kind }]) => form || kind === 'choice');
const blank = {
  ...Object.fromEntries(fields.map(([key]) => [key, ''])),
  ...{ name: '', website: '', status: 'prospect', size: 'small' },
};

/** Adds a company; if it may exist already (same name or website), only when asked twice. */
export function AddCompanyDialog({ onClose }: { readonly onClose: () => void }) {
  const { typed, foundFrom, change, forget } = useFormDraft('company', blank);
  const matches = companyMatches(typed);
  const { error, clearError, submit } = useSubmit(() => {
    // The options of the choices are exactly their values.
    notifyStep(`${createCompany(typed as CompanyInput).name} added`);
    forget();
    onClose();
  }, 'The company could not be added. Please try again.');
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
      <FieldInputs
        {...{ fields, typed }}
        choices={companyChoices}
        needed={{ name: undefined }}
        onChange={(patch) => {
          change(patch);
          clearError();
        }}
      />
      <MatchNotice matches={matches} noun="company" hrefOf={paths.company.href} />
    </FormDialog>
  );
}
