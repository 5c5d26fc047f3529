import { type Contact, contactStatuses, contacts, type Temperature } from '@steps/shared';
import type { Tone } from '@steps/shared/ui';
import { wordsUsed } from '../lists/fieldOptions';
import { indexedSearch } from '../search/indexedSearch';

/** Full-text search: everything a person might remember of a contact. */
export const searchContacts = indexedSearch(contacts, (contact) =>
  [
    ...[
      contact.name,
      contact.email,
      contact.company,
      contact.phone,
      contact.phone.replace(/\s/g, ''),
      contact.title,
      contact.status,
      contact.role,
      contact.address,
      contact.website,
      contact.source,
      contact.owner,
      contact.notes,
    ],
    ...contact.tags,
    ...(contact.lists ?? []),
    ...Object.values(contact.properties),
  ].join(' '),
);

/** Temperatures in their order. */
export const warmth: Record<Temperature, number> = { cold: 0, warm: 1, hot: 2 };

/** Status values to choose from: the specification's, and what imported contacts brought along. Case makes no other status. */
export function statusesOf(all: readonly Contact[]): string[] {
  const known = [...contactStatuses.map((status) => [status]), wordsUsed(all, ({ status }) => [status])].flat();
  return known.filter(
    (status, index) => known.findIndex((one) => one.toLowerCase() === status.toLowerCase()) === index,
  );
}

/** All tags in use, in alphabetical order. */
export const tagsOf = (all: readonly Contact[]): string[] => wordsUsed(all, ({ tags }) => tags);

/** Meaning of a status by its words: other CRMs bring their own. */
export function statusTone(status: string): Tone {
  const word = status.toLowerCase();
  if (word === 'customer') return 'success';
  if (word === 'opportunity' || word === 'prospect') return 'info';
  if (word === 'hot lead') return 'danger';
  if (word === 'warm lead') return 'warning';
  return 'neutral';
}

/** A status as shown: sentence case ("lead" is "Lead"). */
export const statusLabel = (status: string): string =>
  status ? status.charAt(0).toUpperCase() + status.slice(1) : 'No status';

export const temperatureLabels: Readonly<Record<Temperature, string>> = { cold: 'Cold', warm: 'Warm', hot: 'Hot' };
