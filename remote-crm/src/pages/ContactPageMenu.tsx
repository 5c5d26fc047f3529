import { type Contact, exportFile, useMay } from '@steps/business';
import { fileTitle } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useNavigate } from '@steps/platform/router';
import { attemptLater, lazyPart, type MenuItem, notify } from '@steps/platform/ui';
import { Suspense, useState } from 'react';
import { RecordMenu } from './RecordMenu';
import { contactKind } from './recordKind';

const AddToListDialog = lazyPart(async () => (await import('../contacts/AddToListDialog')).AddToListDialog);

interface ContactPageMenuProps {
  readonly contact: Contact;
  readonly onScheduleDemo: () => void;
}

/** What can be done with a contact (spec 2, section 2.17). */
export function ContactPageMenu({ contact, onScheduleDemo }: ContactPageMenuProps) {
  const may = useMay();
  const navigate = useNavigate();
  const [listing, setListing] = useState(false);
  const campaign = () => {
    navigate(`${paths.marketingEmail.href()}?${new URLSearchParams({ contact: contact.id })}`);
    notify({
      title: `Email campaign for ${contact.name}`,
      description: contact.email
        ? 'It begins in the Email Marketing Studio. Nothing has been sent.'
        : 'It begins in the Email Marketing Studio. The contact has no email address yet.',
    });
  };
  const first: readonly MenuItem[] = [
    ...(may('add', 'calendar') ? [{ id: 'demo', label: 'Schedule Demo', onSelect: onScheduleDemo }] : []),
    ...(may('view', 'marketing') ? [{ id: 'campaign', label: 'Send Email Campaign', onSelect: campaign }] : []),
    ...(may('change', 'crm') ? [{ id: 'list', label: 'Add to List', onSelect: () => setListing(true) }] : []),
    ...(may('export', 'crm')
      ? [{ id: 'export', label: 'Export Contact', onSelect: () => void exportContact(contact) }]
      : []),
  ];
  return (
    <>
      <RecordMenu kind={contactKind} record={contact} first={first} />
      {listing && (
        <Suspense>
          <AddToListDialog ids={[contact.id]} onClose={() => setListing(false)} />
        </Suspense>
      )}
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
