import { type Contact, contactStatuses, type Temperature } from '@steps/shared';
import type { Tone } from '@steps/shared/ui';
import type { SortValues } from '../lists/RecordTab';
import { searchOver } from '../lists/searchRules';

/** Full-text search: everything a person might remember of a contact. */
export const searchContacts = searchOver((contact: Contact) =>
  [
    ...[
      contact.name,
      contact.email,
      contact.company,
      contact.phone,
      contact.phone.replace(/\s/g, ''),
      contact.title,
      contact.status,
    ],
    ...contact.tags,
  ].join(' '),
);

const warmth: Record<Temperature, number> = { cold: 0, warm: 1, hot: 2 };

/** What each column is ordered by. */
export const contactSortValues: SortValues<Contact> = {
  name: (contact) => contact.name,
  company: (contact) => contact.company,
  status: (contact) => contact.status,
  temperature: (contact) => warmth[contact.temperature],
  score: (contact) => contact.score,
  lastContact: (contact) => contact.lastContact,
  created: (contact) => contact.createdAt,
};

/** Status values to choose from: the specification's, and what imported contacts brought along. Case makes no other status. */
export function statusesOf(contacts: readonly Contact[]): string[] {
  const all = [...contactStatuses, ...new Set(contacts.map((contact) => contact.status))].filter(Boolean);
  const byWord = new Map<string, string>();
  for (const status of all) if (!byWord.has(status.toLowerCase())) byWord.set(status.toLowerCase(), status);
  return [...byWord.values()];
}

/** All tags in use, in alphabetical order. */
export function tagsOf(contacts: readonly Contact[]): string[] {
  return [...new Set(contacts.flatMap((contact) => contact.tags))].sort((one, other) =>
    one.localeCompare(other, 'en-GB'),
  );
}

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
