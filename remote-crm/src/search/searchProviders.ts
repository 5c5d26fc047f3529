import type { SearchProvider } from '@steps/shared';

/** Groups of the palette, in their order. */
const groups = [
  ['crm.contacts', 'Contacts'],
  ['crm.companies', 'Companies'],
  ['crm.deals', 'Deals'],
  ['crm.quotes', 'Quotes'],
  ['crm.meetings', 'Meetings'],
  ['crm.tickets', 'Tickets'],
] as const;

/** What the palette finds of this remote. The searches come with the first letter typed: the door stays small. */
export const searchProviders: readonly SearchProvider[] = groups.map(([id, title]) => ({
  id,
  title,
  search: async (query, signal) => {
    const { searches } = await import('./searches');
    const found = await searches.find((search) => search.id === id)?.search(query, signal);
    return found ?? [];
  },
}));
