import { activitySchema } from '../nouns/activities/activity';
import { companySchema } from '../nouns/companies/company';
import { contactSchema } from '../nouns/contacts/contact';
import { dealSchema } from '../nouns/deals/deal';
import { meetingSchema } from '../nouns/meetings/meeting';
import { ticketSchema } from '../nouns/tickets/ticket';

/** Schemas whose keys a remote compares with what it knows of a noun. */
export const nounSchemas = {
  contact: contactSchema,
  company: companySchema,
  deal: dealSchema,
  ticket: ticketSchema,
  activity: activitySchema,
  meeting: meetingSchema,
};
