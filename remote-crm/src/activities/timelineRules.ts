import { type Activity, type ActivityType, displayedType, formatDay, shownAt, timelineOrder } from '@steps/shared';

/** A day of the timeline; what is pinned stands before all days. */
export interface TimelineDay {
  /** "Pinned", "Today", "Tue 3 Nov". */
  readonly label: string;
  readonly activities: readonly Activity[];
}

/** The activities of one kind, as shown (a proposal is an email); all of them without a kind. */
export const ofKind = (activities: readonly Activity[], kind: ActivityType | ''): readonly Activity[] =>
  kind ? activities.filter((activity) => displayedType(activity.type) === kind) : activities;

/** Groups by local day of the time shown (the due date, else when it was made), newest first. */
export function timelineDays(activities: readonly Activity[], now: Date): TimelineDay[] {
  const days = new Map<string, Activity[]>();
  for (const activity of timelineOrder(activities)) {
    const label = activity.pinned ? 'Pinned' : sentence(formatDay(shownAt(activity), now));
    const day = days.get(label);
    if (day) day.push(activity);
    else days.set(label, [activity]);
  }
  return [...days].map(([label, inDay]) => ({ label, activities: inDay }));
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
