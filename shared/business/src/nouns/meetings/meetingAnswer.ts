import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** How an invitation can be answered (PARTSTAT, RFC 5545, section 3.2.12). */
export const attendances = ['accepted', 'tentative', 'declined'] as const;

const meetingAnswerSchema = v.object({
  id: v.string(),
  /** The meeting's `meetingUid`, as in its invitation. */
  uid: v.string(),
  /** The address that the answer came from, in lower case. */
  address: v.string(),
  attendance: v.picklist(attendances),
  /** The occurrence of a series that it is about, by the start that the rule gives; absent means all. */
  original: v.optional(v.string()),
  /** SEQUENCE of the invitation that it answers. */
  sequence: v.number(),
  /** When it was given; the latest of several counts. */
  stamped: v.string(),
  /** The mail server that took it in says that it came from the domain of `address`. Without it anybody may have written it. */
  isConfirmed: v.optional(v.literal(true)),
});
export type MeetingAnswer = Readonly<v.InferOutput<typeof meetingAnswerSchema>>;

/**
 * Answers to invitations that came by email (iMIP, RFC 6047). A post office takes in answers from people it has sent an
 * invitation to; whether they are in the meeting is checked by readers. Times are UTC, ISO 8601.
 */
export const meetingAnswers = defineCollection({
  name: 'meetingAnswers',
  module: 'calendar',
  schema: meetingAnswerSchema,
  version: 1,
  indivisible: true,
});
