import { type Activity, formatMoment, type SearchProvider, shownAt } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { aboutName } from '../activities/aboutRules';
import { activityLook } from '../activities/activityLabels';
import { searchActivities } from '../activities/activitySearch';
import { countedAs } from '../ground/countRules';
import { findAll } from '../ground/search/indexedSearch';
import { provider } from '../ground/search/provider';
import { folded, wordsOf } from '../ground/search/searchRules';
import { allLists } from '../staticLists/contactListState';

const nameOf = ({ subject, type }: Activity) => subject || activityLook(type).label;
const found = async (query: string, signal: AbortSignal, wanted: (activity: Activity) => boolean) =>
  (await findAll(searchActivities, query, signal)).filter(wanted);
const latestFirst = (one: Activity, other: Activity) => (shownAt(one) < shownAt(other) ? 1 : -1);

/** To its line in the list: the page of who it is about is a hit of its own already. */
const hrefOf = (activity: Activity, tab: 'tasks' | 'activities', filter = {}) =>
  paths.module.href('crm', { tab, q: `${nameOf(activity)} ${aboutName(activity)}`.trim(), ...filter });

/** Tasks, activities and lists of contacts in the palette. */
export const activitySearches: readonly SearchProvider[] = [
  provider(
    'crm.tasks',
    'Tasks',
    // Still to do before done, then the next one first.
    async (query, signal) =>
      (await found(query, signal, ({ type }) => type === 'task')).sort(
        (one, other) =>
          Number(Boolean(one.completedAt)) - Number(Boolean(other.completedAt)) || -latestFirst(one, other),
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
  ),
  provider(
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
  ),
  provider(
    'crm.lists',
    'Lists',
    (query) => allLists().filter(({ name }) => wordsOf(query).every((word) => folded(name).includes(word))),
    ({ name, count }) => ({
      id: name,
      title: name,
      detail: countedAs('contact')(count),
      href: paths.module.href('crm', { tab: 'contacts', list: name.replace(/[\\|]/g, '\\$&') }),
    }),
    'list',
  ),
];
