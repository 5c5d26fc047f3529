import { byTime, daysBetween, type Moment } from '@steps/platform/src/core/dates';
import { patched, stamp } from '@steps/platform/src/core/store/recordChange';
import { cleanRecord } from '../cleanRecord';
import { type Activity, type ActivityPatch, type ActivityType, noAnswer } from './activity';

/** The type shown: a proposal is shown as email, a demo as meeting (spec 2, section 2.17). */
export function displayedType(type: ActivityType): ActivityType {
  if (type === 'proposal') return 'email';
  if (type === 'demo') return 'meeting';
  return type;
}

/** The time shown: the due date, else when it was made (spec 2, section 2.17). */
export const shownAt = (activity: Activity): string => activity.dueDate ?? activity.createdAt;

/** Open tasks due by the end of the local day, the most overdue first. */
export function tasksDue(activities: readonly Activity[], today: Moment): Activity[] {
  return activities
    .filter((activity) => isOpenTask(activity) && activity.dueDate && daysBetween(today, activity.dueDate) <= 0)
    .sort((one, other) => byTime(shownAt(one), shownAt(other)));
}

/** Whether a task should have been done on an earlier day. */
export const isOverdue = (activity: Activity, today: Moment): boolean =>
  isOpenTask(activity) && activity.dueDate !== undefined && daysBetween(today, activity.dueDate) < 0;

/** What happened last, newest first: nothing that lies ahead, no open tasks. */
export function recentActivities(activities: readonly Activity[], now: Moment, limit: number): Activity[] {
  const until = new Date(now).toISOString();
  // A few of 200,000: each is put in its place among those few, instead of sorting them all.
  const newest: Activity[] = [];
  for (const activity of activities) {
    const at = shownAt(activity);
    const last = newest[limit - 1];
    if (at > until || isOpenTask(activity) || (last && at <= shownAt(last))) continue;
    const place = newest.findIndex((one) => shownAt(one) < at);
    newest.splice(place < 0 ? newest.length : place, 0, activity);
    newest.length = Math.min(newest.length, limit);
  }
  return newest;
}

const isOpenTask = (activity: Activity) => activity.type === 'task' && !activity.completedAt;
/** Activities in which a contact was spoken or written to; a note or a task is not. */
export const touchTypes: ReadonlySet<ActivityType> = new Set(['call', 'email', 'meeting', 'proposal', 'demo']);

/** Whether an activity, once it has taken place, was contact: a call that nobody took was none. */
export const isTouch = ({ type, outcome }: Activity): boolean =>
  touchTypes.has(type) && !(type === 'call' && outcome.trim().toLowerCase() === noAnswer.toLowerCase());

/** When an activity took place (UTC, ISO 8601): completed, else planned, else written down. */
export const touchedAt = (activity: Activity): string => activity.completedAt ?? activity.dueDate ?? activity.createdAt;

/** The activity with the patch on it, not saved; the same object when nothing differs. */
export function changedActivity(before: Activity, patch: ActivityPatch): Activity {
  const after = patched<Activity>(before, cleanRecord(patch));
  return after === before ? before : { ...after, updatedAt: stamp() };
}
