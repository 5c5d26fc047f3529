export * from '@steps/shared/tickets';
export { isDone, statusHistoryOf, ticketPriorities } from './ticketRules';
export * from './ticketState';
