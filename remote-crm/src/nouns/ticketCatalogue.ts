import type { Ticket } from '@steps/business';
import type { Catalogue } from '../records/catalogue/catalogue';

/** Every field of a ticket: list, plain facts, search and what AI may ask for are derived from it. */
export const ticketCatalogue = {
  id: { label: 'Ticket ID', kind: 'id' },
  number: { label: 'Number', kind: 'count', ai: true, also: ['ticket number'] },
  subject: {
    label: 'Subject',
    short: 'Ticket',
    kind: 'text',
    width: 168,
    section: 'facts',
    form: true,
    search: true,
    ai: true,
  },
  contactId: { label: 'Contact', kind: 'id' },
  companyId: { label: 'Company', kind: 'id' },
  requesterName: { label: 'Name', kind: 'text', section: 'requester' },
  requesterEmail: { label: 'Email', kind: 'email', section: 'requester', form: true },
  status: { label: 'Status', kind: 'choice', values: ['open', 'waiting', 'solved', 'closed'], width: 92, ai: true },
  statusHistory: { label: 'Statuses', kind: 'parts' },
  priority: { label: 'Priority', kind: 'choice', values: ['low', 'normal', 'high', 'urgent'], width: 92, ai: true },
  assignee: {
    label: 'Assignee',
    kind: 'words',
    width: 104,
    search: true,
    ai: true,
    also: ['owner', 'agent', 'assigned', 'assigned to', 'looks after', 'look after', 'looked after', 'team', 'of us'],
  },
  tags: { label: 'Tags', kind: 'tags', id: 'tag', width: 140, search: true, ai: true, also: ['tag', 'tagged'] },
  messages: { label: 'Conversation', kind: 'parts' },
  updatedAt: { label: 'Updated', kind: 'moment', id: 'updated', width: 96 },
  createdAt: {
    label: 'Opened',
    kind: 'moment',
    id: 'opened',
    width: 96,
    section: 'facts',
    ai: true,
    also: ['new', 'created', 'raised', 'came in', 'added'],
  },
  satisfaction: {
    label: 'Satisfaction',
    kind: 'count',
    width: 96,
    ai: true,
    also: ['rating', 'satisfied', 'rated', 'mark', 'CSAT', 'satisfaction score', 'CSAT score'],
  },
  satisfactionComment: { label: 'Comment', kind: 'lines', ai: true },
  satisfactionAt: { label: 'Rated', kind: 'moment' },
  snoozedUntil: { label: 'Snoozed until', kind: 'moment', ai: true },
  mergedIntoId: { label: 'Merged into', kind: 'id' },
  firstReplyAt: { label: 'First reply', kind: 'moment', ai: true },
  resolvedAt: { label: 'Solved', kind: 'moment', ai: true, also: ['resolved', 'solved on'] },
} as const satisfies Catalogue<Ticket>;

export type TicketCatalogue = typeof ticketCatalogue;
