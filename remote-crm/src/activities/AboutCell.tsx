import { type Activity, useCompany, useContact } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';

/** Who an activity or a deal is about: the contact, or else the company. */
export function AboutCell({ contactId, companyId }: Pick<Activity, 'contactId' | 'companyId'>) {
  const contact = useContact(contactId);
  const company = useCompany(companyId);
  if (contact) return <Link to={paths.contact.href(contact.id)}>{contact.name}</Link>;
  if (company) return <Link to={paths.company.href(company.id)}>{company.name}</Link>;
  return <span className="s-faint">–</span>;
}
