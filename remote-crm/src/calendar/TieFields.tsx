import { useCompanies, useContacts, useDeals } from '@steps/shared';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { searchCompanies } from '../companies/companySearch';
import { searchContacts } from '../contacts/contactListRules';
import { TextField } from '../forms/TextField';
import { searchOver } from '../lists/searchRules';
import type { MeetingDraft } from './meetingDraft';

/** Records offered at once. */
const offered = 8;
const searchDeals = searchOver(({ name }: { readonly name: string }) => name);

interface TieFieldsProps {
  readonly draft: MeetingDraft;
  readonly onChange: (patch: Partial<MeetingDraft>) => void;
}

/** The contact, the company and the deal that the meeting is about. */
export function TieFields({ draft, onChange }: TieFieldsProps) {
  const contacts = useContacts();
  const companies = useCompanies();
  const deals = useDeals();
  return (
    <>
      <TieField
        label="Contact"
        records={contacts}
        id={draft.contactId}
        nameOf={({ name, email }) => (email ? `${name} · ${email}` : name)}
        search={searchContacts}
        onChange={(contact) =>
          onChange({
            contactId: contact?.id,
            ...(contact?.companyId && !draft.companyId ? { companyId: contact.companyId } : {}),
            ...(contact?.email && !draft.attendees.some(({ email }) => email === contact.email)
              ? { attendees: [...draft.attendees, { name: contact.name, email: contact.email }] }
              : {}),
          })
        }
      />
      <TieField
        label="Company"
        records={companies}
        id={draft.companyId}
        nameOf={({ name }) => name}
        search={searchCompanies}
        onChange={(company) => onChange({ companyId: company?.id })}
      />
      <TieField
        label="Deal"
        records={deals}
        id={draft.dealId}
        nameOf={({ name }) => name}
        search={searchDeals}
        onChange={(deal) => onChange({ dealId: deal?.id })}
      />
    </>
  );
}

interface TieFieldProps<T extends { readonly id: string }> {
  readonly label: string;
  readonly records: readonly T[];
  readonly id: string | undefined;
  readonly nameOf: (record: T) => string;
  readonly search: (records: readonly T[], query: string) => readonly T[];
  readonly onChange: (record: T | undefined) => void;
}

/** One record by its name. What is typed counts when it is a record's whole name; empty unties. */
function TieField<T extends { readonly id: string }>({
  label,
  records,
  id,
  nameOf,
  search,
  onChange,
}: TieFieldProps<T>) {
  const list = useId();
  const tied = id ? records.find((record) => record.id === id) : undefined;
  const name = tied ? nameOf(tied) : '';
  const [typed, setTyped] = useState<string>();
  const text = typed ?? name;
  const query = useDeferredValue(text.trim());
  const found = useMemo(
    () => (query.length < 2 ? records.slice(0, offered) : search(records, query.replace('·', ' ')).slice(0, offered)),
    [records, query, search],
  );
  const change = (next: string) => {
    const match = [...found, ...search(records, next.replace('·', ' ')).slice(0, offered)].find(
      (record) => nameOf(record).toLowerCase() === next.trim().toLowerCase(),
    );
    setTyped(match ? undefined : next);
    if (match || !next.trim()) onChange(match);
  };
  return (
    <>
      <TextField
        label={label}
        list={list}
        autoComplete="off"
        value={text}
        required={false}
        error={typed?.trim() ? `No ${label.toLowerCase()} has exactly this name. Choose one from the list.` : undefined}
        onChange={change}
      />
      <datalist id={list}>
        {found.map((record) => (
          <option key={record.id} value={nameOf(record)} />
        ))}
      </datalist>
    </>
  );
}
