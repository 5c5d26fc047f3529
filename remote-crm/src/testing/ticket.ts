import { testNow } from '@steps/testing';
import type { Ticket } from '../tickets';

let count = 0;

/** A whole ticket; name only what the test is about: `ticket({ priority: 'high' })`. */
export const ticket = (fields: Partial<Ticket> = {}): Ticket => ({
  id: `ticket-${++count}`,
  number: 1,
  subject: 'Cannot open the invoice',
  status: 'open',
  priority: 'normal',
  assignee: '',
  tags: [],
  messages: [],
  createdAt: testNow,
  updatedAt: testNow,
  ...fields,
});
