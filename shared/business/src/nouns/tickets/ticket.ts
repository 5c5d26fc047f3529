import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** One entry of a ticket's conversation; `internal` notes are never shown to the requester. */
const messageSchema = v.object({
  id: v.string(),
  at: v.string(),
  by: v.string(),
  from: v.picklist(['requester', 'team']),
  body: v.string(),
  internal: v.boolean(),
  /** The entry of the review ledger that the words came from. */
  aiResultId: v.optional(v.string()),
});

const statuses = ['open', 'waiting', 'solved', 'closed'] as const;

/** A request for help. Times are UTC, ISO 8601. */
export const ticketSchema = v.object({
  id: v.string(),
  /** Counts up from 1 within a client; what people call it by. */
  number: v.pipe(v.number(), v.integer()),
  subject: v.string(),
  contactId: v.optional(v.string()),
  companyId: v.optional(v.string()),
  /** Who asks, as typed, when there is no contact. */
  requesterName: v.optional(v.string()),
  requesterEmail: v.optional(v.string()),
  /** `waiting`: for the requester; the clocks are paused meanwhile. */
  status: v.picklist(statuses),
  /** Each status with the time it began, oldest first; tickets of earlier versions have none. */
  statusHistory: v.optional(v.array(v.object({ status: v.picklist(statuses), at: v.string() }))),
  priority: v.picklist(['low', 'normal', 'high', 'urgent']),
  assignee: v.string(),
  tags: v.array(v.string()),
  messages: v.array(messageSchema),
  /** 1 to 5, given by the requester. */
  satisfaction: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  satisfactionComment: v.optional(v.string()),
  satisfactionAt: v.optional(v.string()),
  /** Hidden from the views until then. */
  snoozedUntil: v.optional(v.string()),
  /** The ticket that it was merged into. */
  mergedIntoId: v.optional(v.string()),
  firstReplyAt: v.optional(v.string()),
  resolvedAt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type Ticket = Readonly<v.InferOutput<typeof ticketSchema>>;
/** Tickets of the open client. */
export const tickets = defineCollection({
  name: 'tickets',
  module: 'support',
  schema: ticketSchema,
  version: 1,
  restorable: true,
  personalFields: ['status', 'statusHistory', 'firstReplyAt', 'resolvedAt', 'by', 'from', 'internal'],
});
