import { defineCollection } from '@steps/platform/src/core/store/collection';
import { RecordIndex } from '@steps/platform/src/core/store/recordIndex';
import * as v from 'valibot';

/** Kinds of activity. `proposal` is shown as email and `demo` as meeting (spec 2, section 2.17). */
export const activityTypes = ['call', 'email', 'meeting', 'note', 'task', 'proposal', 'demo', 'change'] as const;

/** Outcome of a call that nobody took. */
export const noAnswer = 'No answer';

/** Something done, said or due (spec 2, section 3). Times are UTC, ISO 8601. */
export const activitySchema = v.object({
  id: v.string(),
  /** `change` is a field change, written into the timeline by the application. */
  type: v.picklist(activityTypes),
  subject: v.string(),
  body: v.string(),
  dueDate: v.optional(v.string()),
  completedAt: v.optional(v.string()),
  contactId: v.optional(v.string()),
  companyId: v.optional(v.string()),
  dealId: v.optional(v.string()),
  ticketId: v.optional(v.string()),
  owner: v.string(),
  /** Who wrote it and on which device, where several share the business. */
  by: v.optional(v.string()),
  outcome: v.string(),
  pinned: v.boolean(),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type Activity = Readonly<v.InferOutput<typeof activitySchema>>;
export type ActivityType = Activity['type'];
/** What a new activity can be given; its type and a subject or body at least. */
export type ActivityInput = { type: ActivityType } & Partial<Omit<Activity, 'id' | 'type' | 'by' | 'updatedAt'>>;
export type ActivityPatch = Partial<Omit<Activity, 'id' | 'by' | 'createdAt' | 'updatedAt'>>;

const ofMeeting = 'activity-of-';

/** Id of the one activity that shows a meeting in the timelines of its contact, company and deal. */
export const meetingActivityId = (meetingId: string): string => `${ofMeeting}${meetingId}`;

/** The meeting that an activity shows; `undefined` for any other activity. Such an activity changes only with its meeting. */
export const meetingOfActivity = (activityId: string): string | undefined =>
  activityId.startsWith(ofMeeting) ? activityId.slice(ofMeeting.length) : undefined;

const ofMail = 'activity-mail-';

/** Id of the one activity that shows an email in timelines: it goes when the email is taken back. */
export const mailActivityId = (mailId: string): string => `${ofMail}${mailId}`;

/** The record that an activity is deleted and restored with. */
function wholeOf(activityId: string): string | undefined {
  const meeting = meetingOfActivity(activityId);
  if (meeting) return `meetings/${meeting}`;
  return activityId.startsWith(ofMail) ? `outgoingMail/${activityId.slice(ofMail.length)}` : undefined;
}

/** Activities of the open client. */
export const activities = defineCollection({
  name: 'activities',
  module: ['crm', 'sales', 'calendar', 'support', 'marketing'],
  schema: activitySchema,
  version: 1,
  restorable: { partOf: wholeOf },
});
export const activitiesByContact = new RecordIndex(activities, (activity) => activity.contactId);
