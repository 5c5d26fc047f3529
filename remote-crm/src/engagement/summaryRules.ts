import { type Activity, type Deal, type DealStage, isOverdue } from '@steps/business';

/** The state of things with a contact or company. */
export interface Summary {
  /** The next planned task, call, email or meeting. */
  readonly next?: Activity;
  /** Open tasks that were due on earlier days. */
  readonly overdue: number;
  readonly openDeals: number;
  readonly openPence: number;
  readonly wonDeals: number;
  readonly wonPence: number;
}

/** What is planned, overdue and open, from the activities and deals. */
export function summaryOf(
  activities: readonly Activity[],
  deals: readonly Deal[],
  kindOf: (deal: Deal) => DealStage['kind'],
  now: string,
): Summary {
  const [next] = activities
    .filter(({ type, completedAt, dueDate }) => type !== 'change' && !completedAt && dueDate && dueDate >= now)
    .sort((one, other) => ((one.dueDate ?? '') < (other.dueDate ?? '') ? -1 : 1));
  const open = deals.filter((deal) => kindOf(deal) === 'open');
  const won = deals.filter((deal) => kindOf(deal) === 'won');
  return {
    next,
    overdue: activities.filter((activity) => isOverdue(activity, now)).length,
    openDeals: open.length,
    openPence: sumOf(open),
    wonDeals: won.length,
    wonPence: sumOf(won),
  };
}

const sumOf = (deals: readonly Deal[]) => deals.reduce((sum, deal) => sum + deal.valuePence, 0);
