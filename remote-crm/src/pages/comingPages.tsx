import { NotBuiltYet } from '@steps/shared/ui';

const meanwhile = 'Contacts, companies, deals, activities and tasks work already, in the CRM.';

/** Module calendar. */
export const CalendarPage = () => <NotBuiltYet name="Calendar" meanwhile={meanwhile} />;
/** Module sales. */
export const SalesPage = () => <NotBuiltYet name="Sales" meanwhile={meanwhile} />;
/** Module support. */
export const SupportPage = () => <NotBuiltYet name="Support" meanwhile={meanwhile} />;
/** /crm/settings */
export const CrmSettingsPage = () => <NotBuiltYet name="CRM settings" meanwhile={meanwhile} />;
