import { type Contact, paths, useAllContacts } from '@steps/shared';
import { ButtonLink, EmptyState } from '@steps/shared/ui';
import { Users } from 'lucide-react';
import { useMemo } from 'react';
import { useUnlessPaused } from '../lists/listPause';
import { type ListFilter, RecordTab } from '../lists/RecordTab';
import { ContactBulkActions } from './ContactBulkActions';
import { contactColumns } from './contactColumns';
import {
  contactSortValues,
  searchContacts,
  statusesOf,
  statusLabel,
  tagsOf,
  temperatureLabels,
} from './contactListRules';
import { ExportContacts } from './ExportContacts';

const nameOf = (contact: Contact) => contact.name;
const hrefOf = (contact: Contact) => paths.contact.href(contact.id);
const sort = { column: 'name', direction: 'ascending' } as const;

/** The list of contacts; archived ones only when asked for. */
export function ContactsTab() {
  const all = useUnlessPaused(useAllContacts());
  const filters = useMemo(() => contactFilters(all), [all]);
  return (
    <RecordTab
      label="Contacts"
      noun="contact"
      records={all}
      nameOf={nameOf}
      hrefOf={hrefOf}
      search={searchContacts}
      columns={contactColumns}
      sortValues={contactSortValues}
      sort={sort}
      filters={filters}
      tools={(shown) => <ExportContacts contacts={shown} />}
      bulk={(ids, clear) => <ContactBulkActions ids={ids} onDone={clear} />}
      empty={<NoContacts />}
    />
  );
}

function NoContacts() {
  return (
    <EmptyState
      icon={Users}
      title="No contacts yet"
      purpose="Contacts are the people you sell to and work with. Bring them over from another CRM, an address book or a spreadsheet, or add the first one by hand."
      action={
        <>
          <ButtonLink primary to={paths.module.href('crm', { tab: 'contacts', import: '1' })}>
            Import contacts
          </ButtonLink>
          <ButtonLink to={paths.module.href('crm', { tab: 'contacts', new: 'contact' })}>Add contact</ButtonLink>
        </>
      }
    />
  );
}

const archive: ListFilter<Contact> = {
  id: 'archive',
  label: 'Archive',
  any: 'Not archived',
  options: [{ value: 'archived', label: 'Archived' }],
  unset: (contact) => !contact.archivedAt,
  matches: (contact) => contact.archivedAt !== undefined,
};

function contactFilters(all: readonly Contact[]): readonly ListFilter<Contact>[] {
  return [
    {
      id: 'status',
      label: 'Status',
      options: statusesOf(all).map((value) => ({ value, label: statusLabel(value) })),
      matches: (contact, value) => contact.status.toLowerCase() === value.toLowerCase(),
    },
    {
      id: 'temperature',
      label: 'Temperature',
      options: Object.entries(temperatureLabels).map(([value, label]) => ({ value, label })),
      matches: (contact, value) => contact.temperature === value,
    },
    {
      id: 'tag',
      label: 'Tag',
      options: tagsOf(all).map((value) => ({ value, label: value })),
      matches: (contact, value) => contact.tags.includes(value),
    },
    ...(all.some((contact) => contact.archivedAt) ? [archive] : []),
  ];
}
