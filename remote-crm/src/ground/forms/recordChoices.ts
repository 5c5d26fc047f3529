import type { Company, Contact } from '@steps/shared';
import type { FactRecords } from '../recordPage/factProps';

/** Name and place: enough to tell two companies of one name apart. */
export const describeCompany = ({ name, industry, location }: Company) => ({
  label: name,
  detail: [industry, location].filter(Boolean).join(', '),
});

/** Name, and what tells people of one name apart. */
export const describeContact = ({ name, email, company }: Contact) => ({
  label: name || email,
  detail: [name && email, company].filter(Boolean).join(' · '),
});

// The records of each list are of its own kind, which the type of a fact does not say.
const describeAsCompany = describeCompany as FactRecords['describe'];
const describeAsContact = describeContact as FactRecords['describe'];

export const companyRecords = (all: readonly Company[]): FactRecords => ({ all, describe: describeAsCompany });
export const contactRecords = (all: readonly Contact[]): FactRecords => ({
  all,
  describe: describeAsContact,
  avatar: true,
});
