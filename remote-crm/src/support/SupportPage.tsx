import { NotBuiltYet } from '@steps/shared/ui';

/** Module support. */
export const SupportPage = () => (
  <NotBuiltYet name="Support" meanwhile="Contacts, companies, deals, activities and tasks work already, in the CRM." />
);
