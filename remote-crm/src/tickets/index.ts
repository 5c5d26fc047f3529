export * from './ticket';
export { isDone, statusHistoryOf, ticketPriorities } from './ticketRules';
export * from './ticketState';
