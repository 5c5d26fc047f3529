import { useCompanies, useContacts, useDeals } from '@steps/business';
import { useMemo } from 'react';
import { findRecords, type PaletteEntry } from './paletteRules';
import { type IconProvider, useProviderHits } from './remotePalette';

/** What the search finds: the host's records, and what the remotes' providers know beside them. */
export function useFoundEntries(
  query: string,
  providers: readonly IconProvider[],
  navigate: (href: string) => void,
): PaletteEntry[] {
  const contacts = useContacts();
  const companies = useCompanies();
  const deals = useDeals();
  const records = useMemo(
    () => findRecords(query, { contacts, companies, deals }),
    [query, contacts, companies, deals],
  );
  const provided = useProviderHits(providers, query);

  // A provider may know the same records: each address is shown once.
  const shown = new Set(records.map(({ href }) => href));
  const others = provided.flatMap(({ title: group, icon, hits }) =>
    hits.filter(({ href }) => !shown.has(href)).map((hit) => ({ ...hit, group, icon })),
  );
  return [...records.map((hit) => ({ ...hit, group: 'Records' })), ...others].map((hit) => ({
    ...hit,
    id: `hit ${hit.group} ${hit.id}`,
    run: () => navigate(hit.href),
  }));
}
