import type { Company } from '@steps/business';
import { draftsOf } from '@steps/platform';
import { TextArea, TextField } from '@steps/platform/ui';
import * as v from 'valibot';
import { updateCompany } from '../nouns/companyState';
import { companyChoices } from '../nouns/companyWords';
import styles from '../records/crm.module.css';
import { FormAlert } from '../records/FormAlert';
import { FieldInputs } from '../records/forms/FieldInputs';
import { FormDialog } from '../records/forms/FormDialog';
import { useSubmit } from '../records/forms/useSubmit';
import { changeWithToast, updateFailed } from '../records/notices/saveWithToast';
import { type CompanyTyped, changedMeanwhile, companyPatch, editedFields, typedOf } from './companyFormRules';

interface EditCompanyDialogProps {
  readonly company: Company;
  readonly onClose: () => void;
}

const lines = editedFields.filter(([, { kind }]) => kind === 'lines');
const inputs = editedFields.filter(([, { kind }]) => kind !== 'lines' && kind !== 'choice' && kind !== 'score');
const chosen = editedFields.filter(([, { kind }]) => kind === 'choice');

/** `before`: the company when the typing began, so that what others change meanwhile is noticed. */
interface EditDraft {
  readonly before: CompanyTyped;
  readonly typed: CompanyTyped;
}
const words = v.record(v.string(), v.string());
const useEditDraft = draftsOf('edit-company', v.object({ before: words, typed: words }));

/** All fields of a company in one form, saved as one step. */
export function EditCompanyDialog({ company, onClose }: EditCompanyDialogProps) {
  const now = typedOf(company);
  const { draft, foundFrom, keep } = useEditDraft(company.id);
  const { before, typed }: EditDraft = draft ?? { before: now, typed: now };
  const forget = () => keep(undefined);
  const conflicts = changedMeanwhile(before, typed, now);
  const set = (patch: Partial<CompanyTyped>) => {
    keep({ before, typed: { ...typed, ...patch } });
    clearError();
  };
  const { error, clearError, submit } = useSubmit(() => {
    changeWithToast('company', () => void updateCompany(company.id, companyPatch(before, typed)));
    forget();
    onClose();
  }, updateFailed('company'));
  return (
    <FormDialog
      title="Edit company"
      action="Save changes"
      error={error}
      onSubmit={submit}
      onClose={onClose}
      onCancel={forget}
      foundFrom={foundFrom}
    >
      {conflicts.length > 0 && (
        <FormAlert wide>
          <p>
            Changed in the meantime. Saving replaces:{' '}
            {conflicts.map(({ label, value }) => `${label} “${value || 'not set'}”`).join(', ')}
          </p>
        </FormAlert>
      )}
      <FieldInputs
        fields={[...inputs, ...chosen]}
        choices={companyChoices}
        typed={typed}
        onChange={set}
        needed={{ name: undefined }}
      />
      <TextField label="Score" inputMode="numeric" value={typed.score ?? ''} onChange={(score) => set({ score })} />
      {lines.map(([key, { label }]) => (
        <div key={key} className={styles.wide}>
          <TextArea required={false} label={label} value={typed[key] ?? ''} onChange={(text) => set({ [key]: text })} />
        </div>
      ))}
    </FormDialog>
  );
}
