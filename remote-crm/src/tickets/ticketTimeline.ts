import { type Activity, activities, lastContactAfter, type Ticket } from '@steps/business';
import { newId, put, type RowChange, stamp } from '@steps/platform';
import { isDone } from './ticketRules';

/**
 * What a change to a ticket adds to the timeline of its contact and company: that it was opened, each new answer to the
 * requester, and that it was solved. Nothing for a ticket without either. `openedId`: id of the first of these, if several
 * browsers write it.
 */
export function ticketEntries(before: Ticket | undefined, after: Ticket, openedId?: string): RowChange[] {
  if ((!after.contactId && !after.companyId) || after.mergedIntoId) return [];
  const name = `ticket #${after.number}`;
  const entries: RowChange[] = [];
  if (!before) entries.push(...entry(after, 'change', `Opened ${name}: ${after.subject}`, { id: openedId }));
  const known = new Set(before?.messages.map(({ id }) => id));
  const replies = after.messages.filter(({ id, from, internal }) => from === 'team' && !internal && !known.has(id));
  for (const { by, body } of before ? replies : []) {
    entries.push(...entry(after, 'email', `Answered ${name}: ${after.subject}`, { body, owner: by }));
  }
  if (before && !isDone(before.status) && isDone(after.status)) {
    entries.push(...entry(after, 'change', `Solved ${name}: ${after.subject}`));
  }
  return entries;
}

interface More {
  readonly id?: string | undefined;
  readonly body?: string;
  readonly owner?: string;
}

function entry(ticket: Ticket, type: Activity['type'], subject: string, more: More = {}) {
  const { id = newId('activity'), body = '', owner = ticket.assignee } = more;
  const at = stamp();
  const activity: Activity = {
    id,
    type,
    subject,
    body,
    owner,
    outcome: '',
    pinned: false,
    ticketId: ticket.id,
    ...(ticket.contactId ? { contactId: ticket.contactId } : {}),
    ...(ticket.companyId ? { companyId: ticket.companyId } : {}),
    createdAt: at,
    updatedAt: at,
  };
  return [put(activities, activity), ...lastContactAfter([], [activity])];
}
