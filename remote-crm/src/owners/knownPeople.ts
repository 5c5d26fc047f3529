import { contacts, deals, tickets } from '@steps/business';

/** Names offered at once; nobody reads more. */
const offered = 30;

/** Names used before: owners of tickets, then of contacts and deals; oneself first. */
export function knownPeople(me: string): string[] {
  const names = [me, ...tickets.all().map(({ assignee }) => assignee)];
  const owners = [...contacts.all(), ...deals.all()].slice(0, 2000).map(({ owner }) => owner);
  return [...new Set([...names, ...owners].map((name) => name.trim()).filter(Boolean))].slice(0, offered);
}
