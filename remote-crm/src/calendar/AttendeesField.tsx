import { sameEmail, useContacts } from '@steps/business';
import { cleanEmail, isEmailAddress } from '@steps/platform';
import { SuggestField } from '@steps/platform/fields';
import { IconButton, Row } from '@steps/platform/ui';
import { X } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { searchContacts } from '../contacts/contactSearch';
import { meetingCatalogue } from '../nouns/meetingCatalogue';
import crmStyles from '../records/crm.module.css';
import { type MeetingDraft, unclearWords } from './meetingDraft';

interface AttendeesFieldProps {
  readonly draft: MeetingDraft;
  readonly onChange: (patch: Partial<MeetingDraft>) => void;
}

/** Contacts offered at once. */
const offered = 8;

/** Who comes: contacts by name, or any email address. What is typed and is neither is kept, and refused on saving. */
export function AttendeesField({ draft, onChange }: AttendeesFieldProps) {
  const { attendees, unclear } = draft;
  const contacts = useContacts();
  const typed = unclear ?? '';
  const [isRefused, refuse] = useState(false);
  /** Enter chose a suggestion, so it is not for what was typed. */
  const hasChosen = useRef(false);
  const suggest = useCallback(
    (text: string) =>
      text.trim().length < 2
        ? []
        : searchContacts(contacts, text.trim())
            .filter(({ archivedAt, email }) => !archivedAt && email)
            .slice(0, offered)
            .map((contact) => ({ value: textOf(contact), label: contact.name, detail: contact.email })),
    [contacts],
  );
  const type = (text: string, people = attendees) => {
    refuse(false);
    onChange({ attendees: people, unclear: text });
  };
  const add = (text: string): void => {
    const person = personOf(text);
    if (!person) {
      refuse(true);
      return;
    }
    const isThere = attendees.some(({ email }) => sameEmail(email, person.email));
    type('', isThere ? attendees : [...attendees, person]);
  };
  return (
    <div className={crmStyles.wide}>
      <SuggestField
        label={meetingCatalogue.attendees.label}
        required={false}
        error={isRefused && typed.trim() ? unclearWords(typed) : undefined}
        help="Choose a contact or type an email address, then press Enter."
        suggestions={suggest}
        value={typed}
        onChange={(text) => {
          hasChosen.current = false;
          type(text);
        }}
        onChoose={(text) => {
          hasChosen.current = true;
          add(text);
        }}
        input={{
          onKeyDown: (event) => {
            if (event.key !== 'Enter' || !typed.trim() || hasChosen.current) return;
            event.preventDefault();
            add(typed);
          },
          onBlur: () => typed.trim() && add(typed),
        }}
      />
      {attendees.length > 0 && (
        <Row as="ul" gap={1} wrap marginTop={2} className="s-plain" aria-label="Attendees chosen">
          {attendees.map(({ name, email, organiser }) => (
            <Row
              as="li"
              inline
              align="center"
              maxWidth="full"
              paddingStart={2}
              radius="control"
              background="sunken"
              size={13}
              breakWords
              key={email || name}
            >
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
            </Row>
          ))}
        </Row>
      )}
    </div>
  );
}

const textOf = ({ name, email }: { readonly name: string; readonly email: string }) => `${name} <${email}>`;

/** "Priya Nair <priya@fenwick.example>" or the address alone. */
function personOf(text: string): MeetingDraft['attendees'][number] | undefined {
  const [, name = '', inside] = /^(.*?)\s*<([^<>]*)>$/.exec(text.trim()) ?? [];
  const email = cleanEmail(inside ?? text);
  return isEmailAddress(email) ? { name, email } : undefined;
}
