import { createContactAtCompany, RuleError, type Temperature } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { notify } from '@steps/shared/ui';
import { useState } from 'react';
import styles from '../crm.module.css';
import { contactMatches } from '../duplicates/duplicateIndex';
import { MatchNotice } from '../duplicates/MatchNotice';
import { CompanyField } from '../forms/CompanyField';
import { FormDialog } from '../forms/FormDialog';
import { useFormDraft } from '../forms/formDraft';
import { ChoiceField, optionsOf, TextField } from '../forms/TextField';
import { notifyStep } from '../notices/stepNotice';
import { statusesOf, statusLabel, temperatureLabels } from './contactListRules';

const blank = { name: '', email: '', phone: '', title: '', status: 'lead', temperature: 'cold' as Temperature };
const statuses = statusesOf([]).map((value) => ({ value, label: statusLabel(value) }));

interface AddContactDialogProps {
  /** The company the contact is added to; it cannot be changed then. */
  readonly company?: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Adds a contact; one that may be there already (same email, phone, or name at the company) only when asked twice. */
export function AddContactDialog({ company, onClose }: AddContactDialogProps) {
  const start = { ...blank, company: company?.name ?? '' };
  const { typed, foundFrom, change, forget } = useFormDraft(`contact:${company?.id ?? ''}`, start);
  const [error, setError] = useState<string>();
  const set = (patch: Partial<typeof typed>) => {
    change(patch);
    setError(undefined);
  };
  const matches = contactMatches(typed);

  const submit = (): boolean => {
    try {
      const contact = createContactAtCompany({ ...typed, ...(company ? { companyId: company.id } : {}) });
      notifyStep('Contact Created', createdText(contact.name, contact.company));
      forget();
      onClose();
      return true;
    } catch (failure) {
      if (failure instanceof RuleError) {
        setError(failure.message);
        return false;
      }
      console.error('The contact could not be created.', failure);
      notify({
        title: 'Failed to Create Contact',
        description: 'There was an error creating the contact. Please try again.',
        tone: 'destructive',
      });
      return false;
    }
  };

  // On a company's page the specification names it (spec 2, section 2.18).
  const title = company ? 'Add Contact' : 'Add contact';
  return (
    <FormDialog
      title={title}
      action={matches.length > 0 ? 'Add anyway' : title}
      error={error}
      onSubmit={submit}
      onClose={onClose}
      onCancel={forget}
      foundFrom={foundFrom}
    >
      <TextField
        label="Name"
        value={typed.name}
        onChange={(name) => set({ name })}
        autoComplete="off"
        help="A name or an email is enough."
      />
      <TextField
        label="Email"
        type="email"
        value={typed.email}
        onChange={(email) => set({ email })}
        autoComplete="off"
      />
      <TextField
        label="Phone"
        type="tel"
        value={typed.phone}
        onChange={(phone) => set({ phone })}
        required={false}
        autoComplete="off"
      />
      <TextField
        label="Job title"
        value={typed.title}
        onChange={(title) => set({ title })}
        required={false}
        autoComplete="off"
      />
      {company ? (
        <p className={`${styles.wide} s-muted`}>The contact is added to {company.name}.</p>
      ) : (
        <CompanyField
          value={typed.company}
          onChange={(name) => set({ company: name })}
          help="A name that is not known yet becomes a new company."
        />
      )}
      <ChoiceField label="Status" value={typed.status} options={statuses} onChange={(status) => set({ status })} />
      <ChoiceField
        label="Temperature"
        value={typed.temperature}
        options={optionsOf(temperatureLabels)}
        onChange={(temperature) => set({ temperature })}
      />
      <MatchNotice matches={matches} noun="contact" hrefOf={paths.contact.href} />
    </FormDialog>
  );
}

/** Spec 2, section 8. */
const createdText = (name: string, company: string) =>
  company ? `${name} has been added and associated with ${company}.` : `${name} has been added.`;
