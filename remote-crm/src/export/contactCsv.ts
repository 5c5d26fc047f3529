import type { Contact } from '@steps/shared';
import { writeCsv } from './csvFile';

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
  ['Tags', (contact) => contact.tags.join('; ')],
  ['Last contact', (contact) => contact.lastContact ?? ''],
  ['Website', (contact) => contact.website],
  ['LinkedIn', (contact) => contact.linkedin],
  ['Twitter', (contact) => contact.twitter],
  ['Address', (contact) => contact.address],
  ['Source', (contact) => contact.source],
  ['Owner', (contact) => contact.owner],
  ['Notes', (contact) => contact.notes],
  ['Created', (contact) => contact.createdAt],
];

/** Contacts as CSV text, in the order given; custom properties stand in columns of their own behind the rest. */
export function contactsCsv(contacts: readonly Contact[]): string {
  const properties = [...new Set(contacts.flatMap((contact) => Object.keys(contact.properties)))];
  const rows = contacts.map((contact) => [
    ...columns.map(([, value]) => value(contact)),
    ...properties.map((name) => String(contact.properties[name] ?? '')),
  ]);
  return writeCsv([...columns.map(([header]) => header), ...properties.map((name) => `Custom: ${name}`)], rows);
}
