import { useContacts } from '@steps/business';
import { PersonPicker } from '@steps/platform/fields';
import { describeContact } from './recordChoices';

interface ContactFieldProps {
  /** Id of a contact; empty for none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** A contact, chosen by name, email or company. */
export function ContactField({ value, onChange }: ContactFieldProps) {
  return (
    <PersonPicker
      label="Contact"
      required={false}
      records={useContacts()}
      describe={describeContact}
      value={value}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}
