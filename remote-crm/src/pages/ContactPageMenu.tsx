import {
  archiveContacts,
  type Contact,
  deleteContacts,
  duplicateContact,
  exportFile,
  fileTitle,
  restoreContacts,
  useMay,
} from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { useNavigate } from '@steps/shared/router';
import { attempt, attemptLater, Menu, type MenuItem, notify } from '@steps/shared/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { AddToListDialog } from '../contacts/AddToListDialog';
import { archivedNote, deletedNote } from '../ground/notices/keptNotes';
import { notifyStep } from '../ground/notices/stepNotice';
import { isShown } from '../ground/recordPage/isShown';

const contactsHref = paths.module.href('crm', { tab: 'contacts' });
const failure = { title: 'Not saved', description: 'The contact could not be changed. Please try again.' };

interface ContactPageMenuProps {
  readonly contact: Contact;
  readonly onScheduleDemo: () => void;
}

/** What can be done with a contact (spec 2, section 2.17); each change is one step that can be undone. */
export function ContactPageMenu({ contact, onScheduleDemo }: ContactPageMenuProps) {
  const may = useMay();
  const navigate = useNavigate();
  const [listing, setListing] = useState(false);
  const ids = [contact.id];
  const duplicate = () => {
    const copy = duplicateContact(contact.id);
    const page = paths.contact.href(copy.id);
    notifyStep(`${copy.name} added`, undefined, () => {
      // Whoever still looks at the copy goes back to where it was made.
      if (isShown(page)) navigate(paths.contact.href(contact.id));
    });
    navigate(page);
  };
  const archive = () => {
    if (contact.archivedAt) {
      restoreContacts(ids);
      notifyStep(`${contact.name} restored`);
    } else {
      archiveContacts(ids);
      notifyStep(`${contact.name} archived`, archivedNote('contacts'));
    }
  };
  const remove = () => {
    navigate(contactsHref);
    deleteContacts(ids);
    notifyStep(`${contact.name} deleted`, deletedNote(), () => {
      // Whoever still looks at the list that deleting led to goes back to the contact.
      if (isShown(contactsHref)) navigate(paths.contact.href(contact.id));
    });
  };
  const campaign = () => {
    navigate(`${paths.marketingEmail.href()}?${new URLSearchParams({ contact: contact.id })}`);
    notify({
      title: `Email campaign for ${contact.name}`,
      description: contact.email
        ? 'It begins in the Email Marketing Studio. Nothing has been sent.'
        : 'It begins in the Email Marketing Studio. The contact has no email address yet.',
    });
  };
  const items: MenuItem[] = [
    ...(may('add', 'calendar') ? [{ id: 'demo', label: 'Schedule Demo', onSelect: onScheduleDemo }] : []),
    ...(may('view', 'marketing') ? [{ id: 'campaign', label: 'Send Email Campaign', onSelect: campaign }] : []),
    ...(may('change', 'crm') ? [{ id: 'list', label: 'Add to List', onSelect: () => setListing(true) }] : []),
    ...(may('export', 'crm')
      ? [{ id: 'export', label: 'Export Contact', onSelect: () => void exportContact(contact) }]
      : []),
    ...(may('add', 'crm')
      ? [{ id: 'duplicate', label: 'Duplicate Contact', onSelect: () => attempt(failure, duplicate) }]
      : []),
    ...(may('change', 'crm')
      ? [
          {
            id: 'archive',
            label: contact.archivedAt ? 'Restore Contact' : 'Archive Contact',
            onSelect: () => attempt(failure, archive),
          },
        ]
      : []),
    ...(may('delete', 'crm')
      ? [
          {
            id: 'delete',
            label: 'Delete Contact',
            tone: 'danger' as const,
            separated: true,
            onSelect: () => attempt(failure, remove),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={`Actions for ${contact.name}`}
        align="end"
        className="s-icon-button"
        trigger={<Ellipsis size={16} aria-hidden />}
        items={items}
      />
      {listing && <AddToListDialog ids={ids} onClose={() => setListing(false)} />}
    </>
  );
}

async function exportContact(contact: Contact): Promise<void> {
  const failure = { title: 'Export failed', description: 'The contact could not be exported. Please try again.' };
  await attemptLater(failure, async () => {
    const { contactVcard } = await import('../export/contactVcard');
    const file = `${fileTitle(contact.name, 'contact')}.vcf`;
    exportFile('crm', file, contactVcard([contact]), 'text/vcard');
    notify({ title: 'Contact exported', description: `${file} is in your downloads.` });
  });
}
