import { type Activity, type ActivityInput, type ActivityPatch, activityTypes, shownAt } from '@steps/business';
import { momentFrom, ownLocal } from '@steps/platform';
import * as v from 'valibot';

/** An activity as the form has it. */
export const activityDraftSchema = v.object({
  type: v.picklist(activityTypes),
  subject: v.string(),
  body: v.string(),
  outcome: v.string(),
  /** Local time, `2026-11-03T14:05`, as in the field; empty means now. */
  at: v.string(),
});

export type ActivityDraft = Readonly<v.InferOutput<typeof activityDraftSchema>>;

/** An activity about which nothing is typed yet. */
export const blankActivity: ActivityDraft = { type: 'note', subject: '', body: '', outcome: '', at: '' };

/** The activity as its form edits it. */
export const draftOf = (activity: Activity): ActivityDraft => ({
  type: activity.type,
  subject: activity.subject,
  body: activity.body,
  outcome: activity.outcome,
  at: localTime(shownAt(activity)),
});

/** A new activity from the form. */
export const inputOf = ({ at, ...rest }: ActivityDraft): ActivityInput => ({
  ...rest,
  ...(at ? { dueDate: utcTime(at) } : {}),
});

/** Only what the form changed: what somebody else changed meanwhile stays. The time changes only if it was edited. */
export function patchOf(base: ActivityDraft, draft: ActivityDraft): ActivityPatch {
  const { at, ...rest } = draft;
  const changed = Object.entries(rest).filter(([field, value]) => base[field as keyof ActivityDraft] !== value);
  return { ...Object.fromEntries(changed), ...(at === base.at ? {} : { dueDate: at ? utcTime(at) : undefined }) };
}

/** A moment in local time, in the form of a field of day and time. */
export const localTime = (moment: string): string => (Number.isNaN(Date.parse(moment)) ? '' : ownLocal(moment));

const utcTime = (local: string) => momentFrom(local).toISOString();
