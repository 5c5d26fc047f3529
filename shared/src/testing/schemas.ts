import { companySchema } from '../nouns/companies/company';
import { contactSchema } from '../nouns/contacts/contact';

/** Schemas whose keys a remote compares with what it knows of a noun. */
export const nounSchemas = { contact: contactSchema, company: companySchema };
