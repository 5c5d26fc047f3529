import { type Activity, type ActivityType, displayedType, shownAt } from '@steps/business';
import { byTime, foldText, formatDay, ownDay, searchText } from '@steps/platform';
import { activityText } from './activitySearch';

/** A day of the timeline; pinned entries come before all days. */
export interface TimelineDay {
  /** "Pinned", "Today", "Tue 3 Nov". */
  readonly label: string;
  readonly activities: readonly Activity[];
}

/** What a timeline shows. */
export interface TimelineFilter {
  /** By the kind shown: a proposal is an email. Empty means all kinds. */
  readonly kinds: readonly ActivityType[];
  /** Every word must be in subject, details, outcome or owner. */
  readonly text: string;
  readonly pinnedOnly: boolean;
}

export const noFilter: TimelineFilter = { kinds: [], text: '', pinnedOnly: false };

/** One page of a timeline: this many days, but no more entries than a screen can show at once. */
export const pageDays = 30;
export const pageEntries = 100;

export const isFiltered = ({ kinds, text, pinnedOnly }: TimelineFilter): boolean =>
  kinds.length > 0 || pinnedOnly || text.trim() !== '';

/** The activities that a filter accepts, in the order of a timeline: pinned first, then the newest. */
export function filteredTimeline(activities: readonly Activity[], filter: TimelineFilter): readonly Activity[] {
  const words = foldText(filter.text).split(/\s+/).filter(Boolean);
  const matches = (activity: Activity) => {
    if (filter.kinds.length > 0 && !filter.kinds.includes(displayedType(activity.type))) return false;
    if (filter.pinnedOnly && !activity.pinned) return false;
    if (words.length === 0) return true;
    const text = searchText(activityText(activity));
    return words.every((word) => text.includes(word));
  };
  return timelineOrder(isFiltered(filter) ? activities.filter(matches) : activities);
}

/** How many of the ordered activities `pages` pages show: 30 days or 100 entries each, whichever ends first. */
export function shownCount(ordered: readonly Activity[], pages: number): number {
  const days = new Set<string>();
  let count = 0;
  for (const activity of ordered) {
    if (count === pages * pageEntries) return count;
    if (!activity.pinned) days.add(ownDay(shownAt(activity)));
    if (days.size > pages * pageDays) return count;
    count += 1;
  }
  return count;
}

/** Groups by local day of the time shown (the due date, else when it was made); keeps the order. */
export function timelineDays(ordered: readonly Activity[], now: Date): TimelineDay[] {
  const days = new Map<string, Activity[]>();
  for (const activity of ordered) {
    const label = activity.pinned ? 'Pinned' : sentence(formatDay(shownAt(activity), now));
    const day = days.get(label);
    if (day) day.push(activity);
    else days.set(label, [activity]);
  }
  return [...days].map(([label, inDay]) => ({ label, activities: inDay }));
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A timeline: pinned first, then the newest. */
export function timelineOrder(activities: readonly Activity[]): Activity[] {
  const sorted = newestFirst(activities);
  return [...sorted.filter((activity) => activity.pinned), ...sorted.filter((activity) => !activity.pinned)];
}

const newestFirst = (activities: readonly Activity[]) =>
  [...activities].sort((one, other) => byTime(shownAt(other), shownAt(one)));
