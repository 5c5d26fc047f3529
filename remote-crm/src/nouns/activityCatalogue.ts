import type { Activity } from '@steps/business';
import type { Catalogue } from '../records/catalogue/catalogue';

/**
 * Every field of an activity: form, search, what AI may ask for, and the lists of activities and of tasks are derived from
 * it.
 */
export const activityCatalogue = {
  id: { label: 'Activity ID', kind: 'id' },
  type: {
    ...{ label: 'Kind', kind: 'choice', width: 110, ai: true, also: ['type', 'sort'] },
    values: ['call', 'email', 'meeting', 'note', 'task', 'proposal', 'demo', 'change'],
  },
  subject: { label: 'Subject', kind: 'text', width: 260, form: true, search: true, ai: true },
  dueDate: { label: 'Due', kind: 'moment', id: 'due', width: 240, ai: true, also: ['due by', 'due date'] },
  owner: {
    label: 'Owner',
    kind: 'words',
    width: 120,
    search: true,
    ai: true,
    also: ['owned by', 'assigned', 'assigned to', 'belongs to', 'team', 'of us'],
  },
  by: { label: 'Written by', kind: 'words', width: 120, search: true },
  completedAt: {
    label: 'Done on',
    kind: 'moment',
    id: 'completed',
    width: 120,
    ai: true,
    also: ['completed', 'done', 'finished'],
  },
  body: { label: 'Details', kind: 'lines', width: 220, form: true, search: true, ai: true, also: ['wording'] },
  outcome: { label: 'Outcome', kind: 'text', width: 150, form: true, search: true, ai: true, also: ['result'] },
  contactId: { label: 'Contact', kind: 'id' },
  companyId: { label: 'Company', kind: 'id' },
  dealId: { label: 'Deal', kind: 'id' },
  ticketId: { label: 'Ticket', kind: 'id' },
  pinned: { label: 'Pinned', kind: 'flag', width: 80, ai: true },
  createdAt: { label: 'Added', kind: 'moment', ai: true, also: ['created', 'new', 'add'] },
  updatedAt: { label: 'Changed', kind: 'moment' },
} as const satisfies Catalogue<Activity>;

export type ActivityCatalogue = typeof activityCatalogue;
