export { type Ticket, tickets } from '@steps/business';
export type { TicketInput, TicketMessage, TicketPriority, TicketStatus } from './ticket';
export { isDone, statusHistoryOf, ticketPriorities } from './ticketRules';
export * from './ticketState';
