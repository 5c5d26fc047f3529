import { companies, contacts } from '@steps/business';
import type { Quote } from '../nouns/quote';

/** Name and address of who a quote is for, a line each; after sending, as they were then. */
export function customerLines({ contactId, companyId, customer }: Quote): readonly string[] {
  if (customer) return customer;
  const contact = contactId ? contacts.get(contactId) : undefined;
  const company = companyId ? companies.get(companyId) : undefined;
  const address = company?.address || company?.location || contact?.address || '';
  return [company?.name, contact?.name, ...address.split(/\n|, /), contact?.email].flatMap(
    (line) => line?.trim() || [],
  );
}

/** Who a quote is for, in words. */
export const customerName = ({ contactId, companyId }: Quote): string =>
  [contactId && contacts.get(contactId)?.name, companyId && companies.get(companyId)?.name].filter(Boolean).join(', ');

/** The address a quote is sent to: the contact's, or else the company's; empty if neither has one. */
export const customerEmail = ({ contactId, companyId }: Quote): string =>
  (contactId && contacts.get(contactId)?.email) || (companyId && companies.get(companyId)?.email) || '';
