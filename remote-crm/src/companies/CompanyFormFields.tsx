import { companySizeLabels, companyStatusLabels } from '@steps/shared';
import { ChoiceField, optionsOf, TextField } from '../forms/TextField';
import { type CompanyTextField, type CompanyTyped, companyTextFields } from './companyFormRules';

type Typed = Pick<CompanyTyped, 'status' | 'size'> & Partial<Record<CompanyTextField, string>>;

interface CompanyFieldsProps {
  /** The text fields in their order. */
  readonly fields: readonly CompanyTextField[];
  readonly typed: Typed;
  readonly onChange: (patch: Partial<Typed>) => void;
}

const inputTypes: Partial<Record<CompanyTextField, string>> = { phone: 'tel', email: 'email', website: 'url' };

/** What the forms of a company have in common. */
export const CompanyFormFields = ({ fields, typed, onChange }: CompanyFieldsProps) => (
  <>
    {fields.map((field) => (
      <TextField
        key={field}
        label={companyTextFields[field]}
        value={typed[field] ?? ''}
        onChange={(value) => onChange({ [field]: value })}
        {...(inputTypes[field] ? { type: inputTypes[field] } : {})}
        {...(field === 'name' ? {} : { required: false })}
      />
    ))}
    <ChoiceField
      label="Status"
      value={typed.status}
      options={optionsOf(companyStatusLabels)}
      onChange={(status) => onChange({ status })}
    />
    <ChoiceField
      label="Size"
      value={typed.size}
      options={optionsOf(companySizeLabels)}
      onChange={(size) => onChange({ size })}
    />
  </>
);
