import { type Activity, type Contact, type Deal, type DealStage, isOverdue, pipelineByStage } from '@steps/business';
import { newContactsSince } from '@steps/business/host';
import { type Moment, ownDay, startOfOwnDay } from '@steps/platform';
import { paths } from '@steps/platform/paths';

/** Days that "new contacts" looks back (our choice: a month, whatever its length). */
export const newContactDays = 30;

/** New contacts of today and the 30 days before it, as the list of contacts filters them, and of the 30 days before those. */
export function newContactFigures(contacts: readonly Contact[], now: Moment): { count: number; before: number } {
  const daysAgo = (days: number) => startOfOwnDay(now, -days).toISOString();
  const count = newContactsSince(contacts, daysAgo(newContactDays)).length;
  return { count, before: newContactsSince(contacts, daysAgo(2 * newContactDays)).length - count };
}

const crm = (params: Record<string, string>) => paths.module.href('crm', params);

/** The lists that hold exactly what the figures count. */
export const countedIn = {
  openDeals: () => crm({ tab: 'deals', state: 'open' }),
  /** A month such as `2026-11`: what should have closed before today is told apart from it. */
  dealsClosingIn: (month: string) =>
    crm({ tab: 'deals', view: 'list', closes: month, state: 'open', need: 'not:late' }),
  newContacts: () => crm({ tab: 'contacts', created: `last:${newContactDays}` }),
  tasksDue: (now: Moment) =>
    crm({ tab: 'tasks', done: 'open|overdue', due: `before:${ownDay(startOfOwnDay(now, 1))}` }),
  meetings: (now: Moment) => paths.module.href('calendar', { view: 'day', date: ownDay(new Date(now)) }),
  reviews: () => paths.module.href('human-loop'),
};

/** Open stages with what is in them, for the bars. */
export const openStages = (deals: readonly Deal[], stages: readonly DealStage[]) =>
  pipelineByStage(deals, stages).filter((stage) => stage.kind === 'open');

/** "2 overdue" under the number of tasks. */
export function taskHint(tasks: readonly Activity[], now: Moment): string {
  const overdue = tasks.filter((task) => isOverdue(task, now)).length;
  if (tasks.length === 0) return 'Nothing left for today';
  return overdue > 0 ? `${overdue} overdue` : 'All due today';
}

/** "4 more than in the 30 days before". */
export function newContactHint({ count, before }: { count: number; before: number }): string {
  const difference = count - before;
  if (difference === 0) return `As many as in the ${newContactDays} days before`;
  return `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than in the ${newContactDays} days before`;
}

/** Where an activity belongs: its contact, else its company, else its deal, else the list of tasks or of activities. */
export function activityHref({ type, contactId, companyId, dealId }: Activity): string {
  if (contactId) return paths.contact.href(contactId);
  if (companyId) return paths.company.href(companyId);
  if (dealId) return crm({ tab: 'deals', deal: dealId });
  return crm({ tab: type === 'task' ? 'tasks' : 'activities' });
}
