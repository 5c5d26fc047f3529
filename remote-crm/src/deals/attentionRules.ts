import { type Activity, type Deal, type DealStage, isOpenDeal } from '@steps/business';
import { counted, daysBetween, ownDay } from '@steps/platform';

/** Why an open deal needs somebody: nothing is planned, nothing happens, or its close date has passed. */
export type Need = 'no-step' | 'stale' | 'late';

export const needLabels: Readonly<Record<Need, string>> = {
  'no-step': 'No next step',
  stale: 'Gone stale',
  late: 'Close date passed',
};

/** When something last happened with a deal: its last change, or a later activity that is not in the future. */
export function lastTouch(deal: Deal, activities: readonly Activity[], now: Date): string {
  const until = now.toISOString();
  return activities.reduce((latest, activity) => {
    const at = activity.dueDate ?? activity.createdAt;
    return at > latest && at <= until ? at : latest;
  }, deal.updatedAt);
}

interface NeedContext {
  readonly stages: readonly DealStage[];
  readonly now: Date;
  /** A deal is stale after this many days in which nothing happened. */
  readonly staleDays: number;
  readonly activitiesOf: (dealId: string) => readonly Activity[];
}

/** What an open deal needs; nothing for won and lost ones. */
export function needsOf(deal: Deal, { stages, now, staleDays, activitiesOf }: NeedContext): Need[] {
  if (!isOpenDeal(deal, stages)) return [];
  const silentDays = daysBetween(lastTouch(deal, activitiesOf(deal.id), now), now);
  return [
    ...(deal.nextStep.trim() ? [] : (['no-step'] as const)),
    ...(silentDays >= staleDays ? (['stale'] as const) : []),
    ...(deal.closeDate && deal.closeDate < ownDay(now) ? (['late'] as const) : []),
  ];
}

/** The rule behind each need, in words. */
export const needRule = (need: Need, staleDays: number): string =>
  ({
    'no-step': 'Open deals whose next step is empty.',
    stale: `Open deals with no change and no activity for ${counted(staleDays, 'day')} or more.`,
    late: 'Open deals whose close date is before today.',
  })[need];
