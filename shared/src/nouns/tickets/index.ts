export {
  type NewMessage,
  type Ticket,
  type TicketInput,
  type TicketMessage,
  type TicketPriority,
  type TicketStatus,
  ticketCounters,
  tickets,
} from './ticket';
