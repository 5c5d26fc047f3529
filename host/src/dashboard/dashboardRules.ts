import {
  type Activity,
  type Contact,
  type Deal,
  dealProbability,
  isOpenDeal,
  isOverdue,
  type Moment,
  newContactsSince,
  paths,
  pipelineByStage,
} from '@steps/shared';

const day = 24 * 60 * 60 * 1000;
/** Days that "new contacts" looks back (our choice: a month, whatever its length). */
export const newContactDays = 30;
/** Months of the forecast, the present one first. */
export const forecastMonths = 6;

/** New contacts of the last 30 days, and of the 30 days before them. */
export function newContactFigures(contacts: readonly Contact[], now: Moment): { count: number; before: number } {
  const daysAgo = (days: number) => new Date(new Date(now).getTime() - days * day).toISOString();
  const count = newContactsSince(contacts, daysAgo(newContactDays)).length;
  return { count, before: newContactsSince(contacts, daysAgo(2 * newContactDays)).length - count };
}

/** One month of the forecast. */
export interface ForecastMonth {
  /** `2026-11`. */
  readonly id: string;
  /** "Nov". */
  readonly label: string;
  readonly pence: number;
}

export interface Forecast {
  readonly months: readonly ForecastMonth[];
  /** Weighted pence of open deals whose close date is missing, past or later than the months shown. */
  readonly otherPence: number;
}

/** Open deals, each times its stage's chance, by the month of the close date, in pence. */
export function forecastByMonth(deals: readonly Deal[], now: Moment, count = forecastMonths): Forecast {
  const start = new Date(now);
  const sums = new Map(
    Array.from({ length: count }, (_, at) => [monthId(new Date(start.getFullYear(), start.getMonth() + at, 1)), 0]),
  );
  let other = 0;
  for (const deal of deals) {
    if (!isOpenDeal(deal)) continue;
    const pence = (deal.valuePence * dealProbability(deal)) / 100;
    // A close date is a calendar day, so its month is read from the text: no time zone moves it.
    const month = deal.closeDate?.slice(0, 7) ?? '';
    const isLate = deal.closeDate !== undefined && deal.closeDate < dayId(start);
    const sum = isLate ? undefined : sums.get(month);
    if (sum === undefined) other += pence;
    else sums.set(month, sum + pence);
  }
  const months = [...sums].map(([id, pence]) => ({ id, label: monthLabel(id), pence: Math.round(pence) }));
  return { months, otherPence: Math.round(other) };
}

/** Open stages with what is in them, for the bars. */
export const openStages = (deals: readonly Deal[]) => pipelineByStage(deals).filter((stage) => stage.kind === 'open');

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

const two = (value: number) => String(value).padStart(2, '0');
const monthId = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}`;
const dayId = (date: Date) => `${monthId(date)}-${two(date.getDate())}`;
const monthLabel = (id: string) => new Date(`${id}-15T12:00:00`).toLocaleDateString('en-GB', { month: 'short' });
