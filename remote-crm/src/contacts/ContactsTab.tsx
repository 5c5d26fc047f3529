import { type Contact, contacts } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { ButtonLink, EmptyState } from '@steps/platform/ui';
import { Users } from 'lucide-react';
import { useMemo } from 'react';
import { WritersNotice } from '../mail/WritersNotice';
import { setContactCompany, updateContact, useAllContacts } from '../nouns/contactState';
import { propertyFields } from '../properties/propertyFields';
import { usePropertiesOf } from '../properties/propertyState';
import { notifyStep } from '../records/notices/stepNotice';
import type { ListField } from '../records/recordTable/listField';
import { useUnlessPaused } from '../records/recordTable/listPause';
import { RecordTab } from '../records/recordTable/RecordTab';
import { ContactBulkActions } from './ContactBulkActions';
import { contactColumns, contactFields } from './contactFields';
import { searchContacts } from './contactSearch';
import { ExportContacts } from './ExportContacts';

const nameOf = (contact: Contact) => contact.name;
const hrefOf = (contact: Contact) => paths.contact.href(contact.id);
const sorts = [{ column: 'name', direction: 'ascending' }] as const;

/** The list of contacts; archived ones only when asked for. */
export function ContactsTab() {
  const all = useUnlessPaused(useAllContacts());
  const own = usePropertiesOf('contact');
  const fields = useMemo(() => [...contactFields, ...propertyFields<Contact>(own)], [own]);
  return (
    <>
      <WritersNotice />
      <RecordTab
        collection="contacts"
        label="Contacts"
        noun="contact"
        records={all}
        opensWith={contacts}
        {...{ nameOf, hrefOf, fields, sorts, onEdit }}
        search={searchContacts}
        columns={contactColumns}
        tools={(shown) => <ExportContacts contacts={() => shown} count={shown.length} />}
        archivable
        bulk={(ids, clear) => <ContactBulkActions ids={ids} fields={fields} onDone={clear} />}
        empty={<NoContacts />}
      />
    </>
  );
}

function onEdit(contact: Contact, field: ListField<Contact>, typed: string): void {
  // A company that is not known yet is created, as on the contact's page.
  if (field.id === 'company') setContactCompany(contact.id, typed);
  else updateContact(contact.id, field.patch?.(typed, contact) ?? {});
  notifyStep('Contact Updated', 'Changes saved successfully.');
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
