import { companies, companyWithName, contacts, contactWithEmail, RuleError } from '@steps/shared';
import { folded } from '../lists/searchRules';
import type { Quote } from './quote';

/** Name and address of who a quote is for, a line each; of one that was sent as they were then. */
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

/** Id of the company with a typed name, none for nothing. `RuleError` for an unknown one. */
export function companyIdOf(typed: string): string | undefined {
  if (!typed.trim()) return undefined;
  const known = companyWithName(typed);
  if (!known) throw new RuleError(`There is no company named “${typed.trim()}”. Add it first.`);
  return known.id;
}

/** Id of the contact with a typed name or email, none for nothing. `RuleError` for an unknown one. */
export function contactIdOf(typed: string): string | undefined {
  const wanted = folded(typed.trim());
  if (!wanted) return undefined;
  const known = contactWithEmail(typed.trim()) ?? contacts.all().find(({ name }) => folded(name) === wanted);
  if (!known) throw new RuleError(`There is no contact with the name or email “${typed.trim()}”. Add it first.`);
  return known.id;
}
