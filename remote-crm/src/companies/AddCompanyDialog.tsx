import { companySizeLabels, companyStatusLabels, createCompany, paths, RuleError } from '@steps/shared';
import { useState } from 'react';
import { companyMatches } from '../duplicates/duplicateIndex';
import { MatchNotice } from '../duplicates/MatchNotice';
import { FormDialog } from '../forms/FormDialog';
import { ChoiceField, optionsOf, TextField } from '../forms/TextField';
import { notifyStep } from '../notices/stepNotice';

const blank = {
  name: '',
  industry: '',
  location: '',
  phone: '',
  website: '',
  status: 'prospect',
  size: 'small',
} as const;
type Typed = { -readonly [Key in keyof typeof blank]: string } & {
  status: keyof typeof companyStatusLabels;
  size: keyof typeof companySizeLabels;
};

/** Adds a company; one that may be there already (same name or website) only when asked twice. */
export function AddCompanyDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState<Typed>(blank);
  const [error, setError] = useState<string>();
  const set = (patch: Partial<Typed>) => {
    setTyped({ ...typed, ...patch });
    setError(undefined);
  };
  const matches = companyMatches(typed);
  const submit = (): boolean => {
    try {
      notifyStep(`${createCompany(typed).name} added`);
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
    >
      <TextField label="Name" value={typed.name} onChange={(name) => set({ name })} />
      <TextField label="Industry" value={typed.industry} onChange={(industry) => set({ industry })} required={false} />
      <TextField label="Location" value={typed.location} onChange={(location) => set({ location })} required={false} />
      <TextField label="Phone" type="tel" value={typed.phone} onChange={(phone) => set({ phone })} required={false} />
      <TextField label="Website" value={typed.website} onChange={(website) => set({ website })} required={false} />
      <ChoiceField
        label="Status"
        value={typed.status}
        options={optionsOf(companyStatusLabels)}
        onChange={(status) => set({ status })}
      />
      <ChoiceField
        label="Size"
        value={typed.size}
        options={optionsOf(companySizeLabels)}
        onChange={(size) => set({ size })}
      />
      <MatchNotice matches={matches} noun="company" hrefOf={paths.company.href} />
    </FormDialog>
  );
}
