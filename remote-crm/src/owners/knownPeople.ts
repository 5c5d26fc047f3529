import { contacts, deals } from '@steps/business';
import { tickets } from '../tickets';

/** Offered at once; more than this nobody reads. */
const offered = 30;

/** People typed before: who looks after tickets, then after contacts and deals; oneself first. */
export function knownPeople(me: string): string[] {
  const names = [me, ...tickets.all().map(({ assignee }) => assignee)];
  const owners = [...contacts.all(), ...deals.all()].slice(0, 2000).map(({ owner }) => owner);
  return [...new Set([...names, ...owners].map((name) => name.trim()).filter(Boolean))].slice(0, offered);
}
