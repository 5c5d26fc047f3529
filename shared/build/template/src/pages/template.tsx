import { useContacts } from '@steps/shared';
import { Page } from '@steps/shared/ui';

/** The first page: replace its content. */
export function __component__Page() {
  const contacts = useContacts();
  return (
    <Page title="__title__" purpose="What people do here, in one short line.">
      <p>This workspace has {contacts.length} contacts.</p>
    </Page>
  );
}
