import { isEmailAddress, useContacts } from '@steps/shared';
import { FormField, IconButton } from '@steps/shared/ui';
import { X } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { searchContacts } from '../contacts/contactListRules';
import { attendeesLabel as label, type MeetingDraft, unclearWords } from './meetingDraft';

interface AttendeesFieldProps {
  readonly draft: MeetingDraft;
  readonly onChange: (patch: Partial<MeetingDraft>) => void;
}

/** Contacts offered at once. */
const offered = 8;

/** Who comes: contacts by name, or any email address. What is typed and is neither is kept, and refused on saving. */
export function AttendeesField({ draft, onChange }: AttendeesFieldProps) {
  const { attendees, unclear } = draft;
  const list = useId();
  const contacts = useContacts();
  const typed = unclear?.[label] ?? '';
  const [isRefused, refuse] = useState(false);
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
  const type = (text: string, people = attendees) => {
    refuse(false);
    onChange({ attendees: people, unclear: { ...unclear, [label]: text } });
  };
  const add = (text: string): void => {
    const person = personOf(text);
    if (!person) {
      refuse(true);
      return;
    }
    const isThere = attendees.some(({ email }) => email.toLowerCase() === person.email.toLowerCase());
    type('', isThere ? attendees : [...attendees, person]);
  };
  const change = (text: string) => {
    // Choosing from the list fills in the whole text at once.
    if (found.some((contact) => textOf(contact) === text)) add(text);
    else type(text);
  };
  return (
    <div className="c-wide">
      <FormField
        label={label}
        required={false}
        error={isRefused && typed.trim() ? unclearWords(label, typed) : undefined}
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
            onBlur={() => typed.trim() && add(typed)}
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
          {attendees.map(({ name, email, organiser }) => (
            <li key={email || name}>
              <span title={email}>
                {name || email}
                {organiser && <span className="s-faint"> organiser</span>}
              </span>
              <IconButton
                label={`Remove ${name || email}`}
                icon={X}
                onClick={() =>
                  type(
                    typed,
                    attendees.filter((one) => one.email !== email || one.name !== name),
                  )
                }
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
function personOf(text: string): MeetingDraft['attendees'][number] | undefined {
  const [, name = '', inside] = /^(.*?)\s*<([^<>]*)>$/.exec(text.trim()) ?? [];
  const email = (inside ?? text).trim();
  return isEmailAddress(email) ? { name, email } : undefined;
}
