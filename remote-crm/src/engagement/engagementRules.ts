import { type Activity, displayedType, isTouch, touchedAt } from '@steps/business';
import { daysBetween, formatMonth, ownDay, ownFields, ownMoment } from '@steps/platform';

/** With fewer calls, emails and meetings than this, a trend means nothing (our choice). */
export const fewestTouches = 3;
/** The two spans that are compared, in days. */
export const trendDays = 90;
/** Months of the chart, the current one last. */
const monthsShown = 6;

export type TouchKind = 'call' | 'email' | 'meeting';

/** What the activities show about contact with a person or company. */
export interface Engagement {
  /** Calls, emails and meetings that have taken place. */
  readonly touches: number;
  /** The last of them: UTC, ISO 8601. */
  readonly lastAt?: string;
  /** Whole local days since then. */
  readonly daysSince?: number;
  /** By local month, oldest first. */
  readonly months: readonly { readonly label: string; readonly count: number }[];
  /** By kind, most first. */
  readonly kinds: readonly { readonly kind: TouchKind; readonly count: number }[];
  /** In the last 90 days, and in the 90 days before. */
  readonly recent: number;
  readonly before: number;
  readonly trend: 'more' | 'fewer' | 'same';
}

/** Counts what has taken place by `now`; not planned activities, unanswered calls, notes, tasks and field changes. */
export function engagementOf(activities: readonly Activity[], now: string): Engagement {
  const times = new Map<string, Activity>();
  for (const activity of activities) {
    if (isTouch(activity) && touchedAt(activity) <= now) times.set(activity.id, activity);
  }
  const touches = [...times.values()];
  const lastAt = touches.map(touchedAt).sort().at(-1);
  const within = (from: string, to: string) =>
    touches.filter((touch) => touchedAt(touch) > from && touchedAt(touch) <= to).length;
  const recent = within(daysBefore(now, trendDays), now);
  const before = within(daysBefore(now, 2 * trendDays), daysBefore(now, trendDays));
  return {
    touches: touches.length,
    lastAt,
    daysSince: lastAt === undefined ? undefined : daysBetween(lastAt, now),
    months: byMonth(touches, now),
    kinds: byKind(touches),
    recent,
    before,
    trend: recent > before ? 'more' : recent < before ? 'fewer' : 'same',
  };
}

/**
 * When anybody was last in touch: by the activities, or by the record itself for contact that no activity shows (UTC, ISO
 * 8601).
 */
export function lastTouch(activities: readonly Activity[], now: string, known?: string): string | undefined {
  const { lastAt } = engagementOf(activities, now);
  return lastAt && lastAt > (known ?? '') ? lastAt : known;
}

function byMonth(touches: readonly Activity[], now: string): { label: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const touch of touches) {
    const month = ownDay(new Date(touchedAt(touch))).slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  const { year, month } = ownFields(now);
  return Array.from({ length: monthsShown }, (_, index) => {
    const first = ownMoment({ year, month: month - (monthsShown - 1 - index) });
    return {
      label: formatMonth(first),
      count: counts.get(ownDay(first).slice(0, 7)) ?? 0,
    };
  });
}

function byKind(touches: readonly Activity[]): { kind: TouchKind; count: number }[] {
  return (['call', 'email', 'meeting'] as const)
    .map((kind) => ({ kind, count: touches.filter(({ type }) => displayedType(type) === kind).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

const daysBefore = (moment: string, days: number) => new Date(Date.parse(moment) - days * 86_400_000).toISOString();
