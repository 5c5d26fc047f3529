import { useContacts } from '@steps/shared';
import type { Meeting } from '@steps/shared/meetings';
import { FormField, IconButton } from '@steps/shared/ui';
import { X } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { searchContacts } from '../contacts/contactListRules';

interface AttendeesFieldProps {
  readonly attendees: Meeting['attendees'];
  readonly onChange: (attendees: Meeting['attendees']) => void;
}

/** Contacts offered at once. */
const offered = 8;

/** Who comes: contacts by name, or any email address. */
export function AttendeesField({ attendees, onChange }: AttendeesFieldProps) {
  const list = useId();
  const contacts = useContacts();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const query = useDeferredValue(typed.trim());
  const found = useMemo(
    () =>
      query.length < 2
        ? []
        : searchContacts(contacts, query)
            .filter(({ archivedAt }) => !archivedAt)
            .slice(0, offered),
    [contacts, query],
  );
  const add = (text: string): void => {
    const person = personOf(text);
    setError(person ? undefined : 'Give an email address, such as priya@fenwick.example, or choose a contact.');
    if (!person) return;
    setTyped('');
    if (attendees.some(({ email }) => email.toLowerCase() === person.email.toLowerCase())) return;
    onChange([...attendees, person]);
  };
  const change = (text: string) => {
    setError(undefined);
    // Choosing from the list fills in the whole text at once.
    if (found.some((contact) => textOf(contact) === text)) add(text);
    else setTyped(text);
  };
  return (
    <div className="c-wide">
      <FormField
        label="Attendees"
        required={false}
        error={error}
        help="Choose a contact or type an email address, then press Enter."
      >
        {(control) => (
          <input
            {...control}
            className="s-input"
            list={list}
            value={typed}
            autoComplete="off"
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !typed.trim()) return;
              event.preventDefault();
              add(typed);
            }}
            onBlur={() => personOf(typed) && add(typed)}
          />
        )}
      </FormField>
      <datalist id={list}>
        {found
          .filter(({ email }) => email)
          .map((contact) => (
            <option key={contact.id} value={textOf(contact)} />
          ))}
      </datalist>
      {attendees.length > 0 && (
        <ul className="s-plain c-cal-people" aria-label="Attendees chosen">
          {attendees.map(({ name, email }) => (
            <li key={email || name}>
              <span title={email}>{name || email}</span>
              <IconButton
                label={`Remove ${name || email}`}
                icon={X}
                onClick={() => onChange(attendees.filter((one) => one.email !== email || one.name !== name))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const textOf = ({ name, email }: { readonly name: string; readonly email: string }) => `${name} <${email}>`;

/** "Priya Nair <priya@fenwick.example>" or the address alone. */
function personOf(text: string): Meeting['attendees'][number] | undefined {
  const [, name = '', inside] = /^(.*?)\s*<([^<>]*)>$/.exec(text.trim()) ?? [];
  const email = (inside ?? text).trim();
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? { name, email } : undefined;
}
