import { NotBuiltYet } from '@steps/shared/ui';

/** /crm/settings */
export const CrmSettingsPage = () => (
  <NotBuiltYet
    name="CRM settings"
    meanwhile="Contacts, companies, deals, activities and tasks work already, in the CRM."
  />
);
