export * from '@steps/business/tickets';
export type { TicketInput, TicketMessage, TicketPriority, TicketStatus } from './ticket';
export { isDone, statusHistoryOf, ticketPriorities } from './ticketRules';
export * from './ticketState';
