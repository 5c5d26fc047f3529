import { type Deal, useCompanies, useContacts, useDeals } from '@steps/shared';
import { useDeferredValue, useId, useMemo } from 'react';
import { searchCompanies } from '../companies/companySearch';
import { searchContacts } from '../contacts/contactListRules';
import { TextField } from '../forms/TextField';
import { searchOver } from '../lists/searchRules';
import { type MeetingDraft, unclearWords } from './meetingDraft';

/** Records offered at once. */
const offered = 8;
const searchDeals = searchOver(({ name }: Deal) => name);

interface TieFieldsProps {
  readonly draft: MeetingDraft;
  readonly onChange: (patch: Partial<MeetingDraft>) => void;
}

/** The contact, the company and the deal that the meeting is about. */
export function TieFields({ draft, onChange }: TieFieldsProps) {
  const contacts = useContacts();
  const companies = useCompanies();
  const deals = useDeals();
  const common = { draft, onChange };
  return (
    <>
      <TieField
        label="Contact"
        records={contacts}
        id={draft.contactId}
        nameOf={({ name, email }) => (email ? `${name} · ${email}` : name)}
        search={searchContacts}
        tie={(contact) => ({
          contactId: contact?.id,
          ...(contact?.companyId && !draft.companyId ? { companyId: contact.companyId } : {}),
          ...(contact?.email && !draft.attendees.some(({ email }) => email === contact.email)
            ? { attendees: [...draft.attendees, { name: contact.name, email: contact.email }] }
            : {}),
        })}
        {...common}
      />
      <TieField
        label="Company"
        records={companies}
        id={draft.companyId}
        nameOf={({ name }) => name}
        search={searchCompanies}
        tie={(company) => ({ companyId: company?.id })}
        {...common}
      />
      <TieField
        label="Deal"
        records={deals}
        id={draft.dealId}
        nameOf={({ name }) => name}
        search={searchDeals}
        tie={(deal) => ({ dealId: deal?.id })}
        {...common}
      />
    </>
  );
}

interface TieFieldProps<T extends { readonly id: string }> extends TieFieldsProps {
  readonly label: string;
  readonly records: readonly T[];
  readonly id: string | undefined;
  readonly nameOf: (record: T) => string;
  readonly search: (records: readonly T[], query: string) => readonly T[];
  readonly tie: (record: T | undefined) => Partial<MeetingDraft>;
}

/** One record by its name. What is typed counts when it is a record's whole name; empty unties. */
function TieField<T extends { readonly id: string }>(props: TieFieldProps<T>) {
  const { label, records, id, nameOf, search, tie, draft, onChange } = props;
  const list = useId();
  const tied = id ? records.find((record) => record.id === id) : undefined;
  const unclear = draft.unclear?.[label] ?? '';
  const text = unclear || (tied ? nameOf(tied) : '');
  const query = useDeferredValue(text.trim());
  const found = useMemo(
    () => (query.length < 2 ? records.slice(0, offered) : search(records, query.replace('·', ' ')).slice(0, offered)),
    [records, query, search],
  );
  const change = (next: string) => {
    const match = [...found, ...search(records, next.replace('·', ' ')).slice(0, offered)].find(
      (record) => nameOf(record).toLowerCase() === next.trim().toLowerCase(),
    );
    onChange({
      ...(match || !next.trim() ? tie(match) : {}),
      unclear: { ...draft.unclear, [label]: match ? '' : next },
    });
  };
  return (
    <>
      <TextField
        label={label}
        list={list}
        autoComplete="off"
        value={text}
        required={false}
        error={unclear.trim() ? unclearWords(label, unclear) : undefined}
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
