import type { Ticket } from '@steps/business';
import { defineCollection } from '@steps/platform';
import * as v from 'valibot';

export type TicketMessage = Ticket['messages'][number];

export type TicketStatus = Ticket['status'];

export type TicketPriority = Ticket['priority'];

/** Words to add to a conversation. */
export type NewMessage = Pick<TicketMessage, 'by' | 'from' | 'body'> & { readonly internal?: boolean };

/** What a new ticket can be given; a subject at least. */
export type TicketInput = Partial<Omit<Ticket, 'id' | 'number' | 'createdAt' | 'updatedAt'>>;

/** The last number used, so that none is used twice: customers have it in their emails. One record, `tickets`. */
export const ticketCounters = defineCollection({
  name: 'ticketCounters',
  module: 'support',
  everyoneReads: true,
  schema: v.object({ id: v.string(), last: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  version: 1,
});
