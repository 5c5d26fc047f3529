import type { Contact } from '@steps/shared';
import { propertyHeader } from '../import/importPropertyRules';
import { writeCsv } from './csvFile';
import { joinNames } from './listCell';

/** Column names are what `importLayouts` knows as our own, so that an export comes back whole. */
const columns: readonly (readonly [string, (contact: Contact) => string | number])[] = [
  ['Steps ID', (contact) => contact.id],
  ['Name', (contact) => contact.name],
  ['Email', (contact) => contact.email],
  ['Phone', (contact) => contact.phone],
  ['Job title', (contact) => contact.title],
  ['Role', (contact) => contact.role],
  ['Company', (contact) => contact.company],
  ['Status', (contact) => contact.status],
  ['Temperature', (contact) => contact.temperature],
  ['Lead score', (contact) => contact.score],
  ['Tags', (contact) => joinNames(contact.tags)],
  ['Lists', (contact) => joinNames(contact.lists ?? [])],
  ['Last contact', (contact) => contact.lastContact ?? ''],
  ['Website', (contact) => contact.website],
  ['LinkedIn', (contact) => contact.linkedin],
  ['Twitter', (contact) => contact.twitter],
  ['Address', (contact) => contact.address],
  ['Source', (contact) => contact.source],
  ['Owner', (contact) => contact.owner],
  ['Notes', (contact) => contact.notes],
  ['Created', (contact) => contact.createdAt],
  ['Archived', (contact) => contact.archivedAt ?? ''],
];

/** Contacts as CSV text, in the order given; custom properties stand in columns of their own behind the rest. */
export function contactsCsv(contacts: readonly Contact[]): string {
  const names = [...new Set(contacts.flatMap((contact) => Object.keys(contact.properties)))];
  const headers = names.map((name) =>
    propertyHeader(
      name,
      contacts.map((contact) => contact.properties[name]),
    ),
  );
  const rows = contacts.map((contact) => [
    ...columns.map(([, value]) => value(contact)),
    ...names.map((name) => String(contact.properties[name] ?? '')),
  ]);
  return writeCsv([...columns.map(([header]) => header), ...headers], rows);
}
