import { type Activity, activities, activitiesByContact } from '@steps/business';
import { useVersion } from '@steps/platform';
import { useMemo } from 'react';
import { useCompanyContacts } from '../nouns/contactState';
import { activitiesByCompany, contactsByCompany } from '../nouns/recordLinks';

/** Activities of a company and of its present contacts, each once. */
export function companyTimeline(companyId: string): readonly Activity[] {
  const own = activitiesByCompany.of(companyId);
  const known = new Set(own.map(({ id }) => id));
  const ofContacts = contactsByCompany.of(companyId).flatMap((contact) => activitiesByContact.of(contact.id));
  return [...own, ...ofContacts.filter(({ id }) => !known.has(id))];
}

/** `companyTimeline`, in render. */
export function useCompanyTimeline(companyId: string): readonly Activity[] {
  const contacts = useCompanyContacts(companyId);
  const edition = useVersion(activities);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read through the indexes, which change with these two
  return useMemo(() => companyTimeline(companyId), [companyId, contacts, edition]);
}
