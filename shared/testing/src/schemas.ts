import { activitySchema } from '@steps/business/src/nouns/activities/activity';
import { companySchema } from '@steps/business/src/nouns/companies/company';
import { contactSchema } from '@steps/business/src/nouns/contacts/contact';
import { dealSchema } from '@steps/business/src/nouns/deals/deal';
import { meetingSchema } from '@steps/business/src/nouns/meetings/meeting';
import { ticketSchema } from '@steps/business/src/nouns/tickets/ticket';

/** Schemas whose keys a remote compares with what it knows about a noun. */
export const nounSchemas = {
  contact: contactSchema,
  company: companySchema,
  deal: dealSchema,
  ticket: ticketSchema,
  activity: activitySchema,
  meeting: meetingSchema,
};
