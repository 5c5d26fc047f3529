import { NotBuiltYet } from '@steps/shared/ui';

/** Module sales. */
export const SalesPage = () => (
  <NotBuiltYet name="Sales" meanwhile="Contacts, companies, deals, activities and tasks work already, in the CRM." />
);
