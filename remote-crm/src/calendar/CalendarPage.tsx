import { NotBuiltYet } from '@steps/shared/ui';

/** Module calendar. */
export const CalendarPage = () => (
  <NotBuiltYet name="Calendar" meanwhile="Contacts, companies, deals, activities and tasks work already, in the CRM." />
);
