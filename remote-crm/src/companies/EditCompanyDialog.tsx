import { type Company, updateCompany } from '@steps/shared';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import styles from '../ground/crm.module.css';
import { FieldInputs } from '../ground/forms/FieldInputs';
import { FormDialog } from '../ground/forms/FormDialog';
import { TextArea } from '../ground/forms/TextArea';
import { TextField } from '../ground/forms/TextField';
import { useSubmit } from '../ground/forms/useSubmit';
import { changeWithToast, updateFailed } from '../ground/notices/saveWithToast';
import { companyChoices } from '../nouns/companyWords';
import { type CompanyTyped, changedMeanwhile, companyPatch, editedFields, typedOf } from './companyFormRules';

interface EditCompanyDialogProps {
  readonly company: Company;
  readonly onClose: () => void;
}

const lines = editedFields.filter(([, { kind }]) => kind === 'lines');
const inputs = editedFields.filter(([, { kind }]) => kind !== 'lines' && kind !== 'choice' && kind !== 'score');
const chosen = editedFields.filter(([, { kind }]) => kind === 'choice');

/** All fields of a company in one form, saved as one step. */
export function EditCompanyDialog({ company, onClose }: EditCompanyDialogProps) {
  const [before] = useState(() => typedOf(company));
  const [typed, setTyped] = useState<CompanyTyped>(before);
  const conflicts = changedMeanwhile(before, typed, typedOf(company));
  const set = (patch: Partial<CompanyTyped>) => {
    setTyped({ ...typed, ...patch });
    clearError();
  };
  const { error, clearError, submit } = useSubmit(() => {
    changeWithToast('company', () => void updateCompany(company.id, companyPatch(before, typed)));
    onClose();
  }, updateFailed('company'));
  return (
    <FormDialog title="Edit company" action="Save changes" error={error} onSubmit={submit} onClose={onClose}>
      {conflicts.length > 0 && (
        <div className={`${styles.alert} ${styles.wide}`} role="alert">
          <CircleAlert size={16} aria-hidden />
          <p>
            Changed in the meantime. Saving replaces:{' '}
            {conflicts.map(({ label, value }) => `${label} “${value || 'not set'}”`).join(', ')}
          </p>
        </div>
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
          <TextArea label={label} value={typed[key] ?? ''} onChange={(text) => set({ [key]: text })} />
        </div>
      ))}
    </FormDialog>
  );
}
