import {
  type Activity,
  type Contact,
  type Deal,
  type DealStage,
  isOverdue,
  type Moment,
  newContactsSince,
  paths,
  pipelineByStage,
} from '@steps/shared';

const day = 24 * 60 * 60 * 1000;
/** Days that "new contacts" looks back (our choice: a month, whatever its length). */
export const newContactDays = 30;

/** New contacts of the last 30 days, and of the 30 days before them. */
export function newContactFigures(contacts: readonly Contact[], now: Moment): { count: number; before: number } {
  const daysAgo = (days: number) => new Date(new Date(now).getTime() - days * day).toISOString();
  const count = newContactsSince(contacts, daysAgo(newContactDays)).length;
  return { count, before: newContactsSince(contacts, daysAgo(2 * newContactDays)).length - count };
}

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

/** Where an activity belongs: its contact, else its company, else the list of deals or activities. */
export function activityHref({ contactId, companyId, dealId }: Activity): string {
  if (contactId) return paths.contact.href(contactId);
  if (companyId) return paths.company.href(companyId);
  return paths.module.href('crm', { tab: dealId ? 'deals' : 'activities' });
}
