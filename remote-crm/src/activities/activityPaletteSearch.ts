import { type Activity, shownAt } from '@steps/business';
import { formatMoment } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { findAll } from '../records/search/indexedSearch';
import { provider } from '../records/search/provider';
import { aboutName } from './aboutRules';
import { activityLook } from './activityLabels';
import { searchActivities } from './activitySearch';

const nameOf = ({ subject, type }: Activity) => subject || activityLook(type).label;
const found = async (query: string, signal: AbortSignal, wanted: (activity: Activity) => boolean) =>
  (await findAll(searchActivities, query, signal)).filter(wanted);
const latestFirst = (one: Activity, other: Activity) => (shownAt(one) < shownAt(other) ? 1 : -1);

/** Leads to its line in the list: the page of who it is about is a hit of its own already. */
const hrefOf = (activity: Activity, tab: 'tasks' | 'activities', filter = {}) =>
  paths.module.href('crm', { tab, q: `${nameOf(activity)} ${aboutName(activity)}`.trim(), ...filter });

/** Tasks in the palette. */
export const taskSearch = provider(
  'crm.tasks',
  'Tasks',
  // Still to do before done, then the next one first.
  async (query, signal) =>
    (await found(query, signal, ({ type }) => type === 'task')).sort(
      (one, other) => Number(Boolean(one.completedAt)) - Number(Boolean(other.completedAt)) || -latestFirst(one, other),
    ),
  (task) => ({
    id: task.id,
    title: nameOf(task),
    detail: [
      aboutName(task),
      task.completedAt ? 'done' : task.dueDate && `due ${formatMoment(task.dueDate, new Date())}`,
    ]
      .filter(Boolean)
      .join(' · '),
    href: hrefOf(task, 'tasks', { done: 'open|overdue|yes' }),
  }),
  'task',
);

/** Other activities in the palette. */
export const activitySearch = provider(
  'crm.activities',
  'Activities',
  async (query, signal) =>
    (await found(query, signal, ({ type }) => type !== 'task' && type !== 'change')).sort(latestFirst),
  (activity) => ({
    id: activity.id,
    title: nameOf(activity),
    detail: [activityLook(activity.type).label, aboutName(activity), formatMoment(shownAt(activity), new Date())]
      .filter(Boolean)
      .join(' · '),
    href: hrefOf(activity, 'activities'),
  }),
  'activity',
);
