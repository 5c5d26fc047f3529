export { type Ticket, tickets } from '@steps/business';
export type { TicketInput, TicketMessage, TicketPriority, TicketStatus } from './ticket';
export { isDone, statusAfter, statusHistoryOf, ticketPriorities, withStatus } from './ticketRules';
export * from './ticketState';
export { ticketEntries } from './ticketTimeline';
