import { activities, contacts, deals } from '@steps/business';
import { RecordIndex } from '@steps/platform';

// Records by what they belong to.
export const contactsByCompany = new RecordIndex(contacts, (contact) => contact.companyId);
export const dealsByCompany = new RecordIndex(deals, (deal) => deal.companyId);
export const dealsByContact = new RecordIndex(deals, (deal) => deal.contactId);
export const activitiesByCompany = new RecordIndex(activities, (activity) => activity.companyId);
export const activitiesByDeal = new RecordIndex(activities, (activity) => activity.dealId);
