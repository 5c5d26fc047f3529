import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** What those invited can say (PARTSTAT, RFC 5545, section 3.2.12). */
export const attendances = ['accepted', 'tentative', 'declined'] as const;

const meetingAnswerSchema = v.object({
  id: v.string(),
  /** Of the meeting, as its invitation said it: `meetingUid`. */
  uid: v.string(),
  /** Who answered, in lower case: the address that the answer came from. */
  address: v.string(),
  attendance: v.picklist(attendances),
  /** The time of a series that it is about, as the rule gives it; without one it is about all. */
  original: v.optional(v.string()),
  /** SEQUENCE of the invitation that it answers. */
  sequence: v.number(),
  /** When it was given; of several the latest counts. */
  stamped: v.string(),
});
export type MeetingAnswer = Readonly<v.InferOutput<typeof meetingAnswerSchema>>;

/**
 * Answers to invitations that came by email (iMIP, RFC 6047). A post office takes them in of those it has sent an invitation to; whether
 * somebody is in the meeting is for whoever reads them to say. Times are UTC, ISO 8601.
 */
export const meetingAnswers = defineCollection({
  name: 'meetingAnswers',
  module: 'calendar',
  schema: meetingAnswerSchema,
  version: 1,
  indivisible: true,
});
