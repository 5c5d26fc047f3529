import { type ContactInput, createContactAtCompany } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { CompanyField } from '../companies/CompanyField';
import { contactMatches } from '../duplicates/duplicateIndex';
import { MatchNotice } from '../duplicates/MatchNotice';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { contactChoices } from '../nouns/contactWords';
import { fieldsOf } from '../records/catalogue/catalogue';
import styles from '../records/crm.module.css';
import { FieldInputs } from '../records/forms/FieldInputs';
import { FormDialog } from '../records/forms/FormDialog';
import { useFormDraft } from '../records/forms/formDraft';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';

const fields = fieldsOf(contactCatalogue);
const inputs = fields.filter(([, { form }]) => form);
const chosen = fields.filter(([, { kind }]) => kind === 'choice');
const blank = {
  ...Object.fromEntries(inputs.map(([key]) => [key, ''])),
  ...{ name: '', email: '', phone: '', status: 'lead', temperature: 'cold' },
};

interface AddContactDialogProps {
  /** The company the contact is added to; then it cannot be changed. */
  readonly company?: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Adds a contact; if they may exist already (same email, phone, or name at the company), only when asked twice. */
export function AddContactDialog({ company, onClose }: AddContactDialogProps) {
  const start = { ...blank, company: company?.name ?? '' };
  const { typed, foundFrom, change, forget } = useFormDraft(`contact:${company?.id ?? ''}`, start);
  const set = (patch: Partial<typeof typed>) => {
    change(patch);
    clearError();
  };
  const matches = contactMatches(typed);

  const { error, clearError, submit } = useSubmit(
    () => {
      // The options of the choices are exactly their values.
      const contact = createContactAtCompany({ ...typed, companyId: company?.id } as ContactInput);
      notifyStep('Contact Created', createdText(contact.name, contact.company));
      forget();
      onClose();
    },
    {
      title: 'Failed to Create Contact',
      description: 'There was an error creating the contact. Please try again.',
    },
  );

  const shared = { typed, choices: contactChoices, onChange: set };
  // On a company's page the specification gives these words (spec 2, section 2.18).
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
      <FieldInputs fields={inputs} {...shared} needed={{ name: 'A name or an email is enough.', email: undefined }} />
      {company ? (
        <p className={`${styles.wide} s-muted`}>The contact is added to {company.name}.</p>
      ) : (
        <CompanyField
          value={typed.company}
          onChange={(name) => set({ company: name })}
          help="A name that is not known yet becomes a new company."
        />
      )}
      <FieldInputs fields={chosen} {...shared} needed={{}} />
      <MatchNotice matches={matches} noun="contact" hrefOf={paths.contact.href} />
    </FormDialog>
  );
}

/** Spec 2, section 8. */
const createdText = (name: string, company: string) =>
  company ? `${name} has been added and associated with ${company}.` : `${name} has been added.`;
