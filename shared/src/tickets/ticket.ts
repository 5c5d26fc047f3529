import * as v from 'valibot';
import { defineCollection } from '../store/collection';
import { RecordIndex } from '../store/recordIndex';

/** One entry of a ticket's conversation; `internal` notes are never shown to the requester. */
const messageSchema = v.object({
  id: v.string(),
  at: v.string(),
  by: v.string(),
  from: v.picklist(['requester', 'team']),
  body: v.string(),
  internal: v.boolean(),
});

/** A request for help. Times are UTC, ISO 8601. */
export const ticketSchema = v.object({
  id: v.string(),
  /** Counts up from 1 within a client; what people call it by. */
  number: v.pipe(v.number(), v.integer()),
  subject: v.string(),
  contactId: v.optional(v.string()),
  companyId: v.optional(v.string()),
  status: v.picklist(['open', 'waiting', 'solved', 'closed']),
  priority: v.picklist(['low', 'normal', 'high', 'urgent']),
  assignee: v.string(),
  tags: v.array(v.string()),
  messages: v.array(messageSchema),
  /** 1 to 5, given by the requester. */
  satisfaction: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  firstReplyAt: v.optional(v.string()),
  resolvedAt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type Ticket = Readonly<v.InferOutput<typeof ticketSchema>>;
export type TicketMessage = Ticket['messages'][number];
export type TicketStatus = Ticket['status'];
export type TicketPriority = Ticket['priority'];
/** What a new ticket can be given; a subject at least. */
export type TicketInput = Partial<Omit<Ticket, 'id' | 'number' | 'createdAt' | 'updatedAt'>>;

/** Tickets of the open client. */
export const tickets = defineCollection({ name: 'tickets', schema: ticketSchema, version: 1 });
/** Tickets by requester. */
export const ticketsByContact = new RecordIndex(tickets, (ticket) => ticket.contactId);
