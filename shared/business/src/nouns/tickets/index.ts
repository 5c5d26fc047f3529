export {
  type Ticket,
  tickets,
} from './ticket';
