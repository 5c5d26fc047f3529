import { useContacts } from '@steps/shared';
import { useDeferredValue, useId, useMemo } from 'react';
import { searchContacts } from '../contacts/contactListRules';
import { contactText } from './contactText';
import { TextField } from './TextField';

interface ContactFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Offered at once, as `CompanyField` does. */
const offered = 30;

/** A contact by name; `typedContact` says which one was meant. */
export function ContactField({ value, onChange }: ContactFieldProps) {
  const list = useId();
  const contacts = useContacts();
  const query = useDeferredValue(value.trim());
  const found = useMemo(
    () => (query ? searchContacts(contacts, query.replace('·', ' ')) : contacts).slice(0, offered),
    [contacts, query],
  );
  return (
    <>
      <TextField label="Contact" value={value} onChange={onChange} list={list} required={false} autoComplete="off" />
      <datalist id={list}>
        {found.map((contact) => (
          <option key={contact.id} value={contactText(contact)} />
        ))}
      </datalist>
    </>
  );
}
