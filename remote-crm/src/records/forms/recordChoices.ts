import type { Company, Contact } from '@steps/business';
import type { InlineFieldRecords } from '../recordPage/inlineFieldProps';

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

// Each list has records of one kind, which the type of a fact does not express.
const describeAsCompany = describeCompany as InlineFieldRecords['describe'];
const describeAsContact = describeContact as InlineFieldRecords['describe'];

export const companyRecords = (all: readonly Company[]): InlineFieldRecords => ({ all, describe: describeAsCompany });
export const contactRecords = (all: readonly Contact[]): InlineFieldRecords => ({
  all,
  describe: describeAsContact,
  avatar: true,
});
