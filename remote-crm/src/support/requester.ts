import { companies, contacts, hasEmail } from '@steps/business';
import type { Ticket } from '../tickets';

/** Who asks, as far as known; unknown parts are empty. */
export interface Requester {
  readonly name: string;
  readonly email: string;
  readonly company: string;
}

/** The requester of a ticket: its contact, or else what was typed. */
export function requesterOf(ticket: Ticket): Requester {
  const contact = ticket.contactId ? contacts.get(ticket.contactId) : undefined;
  const company = companies.get(ticket.companyId ?? contact?.companyId ?? '');
  // The address that the requester wrote from, as long as it is one of theirs.
  const isOfContact = contact !== undefined && hasEmail(contact, ticket.requesterEmail ?? '');
  return {
    name: contact?.name ?? ticket.requesterName ?? '',
    email: isOfContact ? (ticket.requesterEmail ?? '') : contact?.email || ticket.requesterEmail || '',
    company: company?.name ?? contact?.company ?? '',
  };
}

/** The requester's name in lists. */
export function requesterLabel(ticket: Ticket): string {
  const { name, email, company } = requesterOf(ticket);
  return name || email || company || 'No requester';
}
