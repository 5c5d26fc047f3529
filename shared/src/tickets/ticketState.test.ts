import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixClock, openMemoryStore, testNow, ticket } from '../testing';
import { addTicketMessage, createTicket, deleteTickets, updateTicket } from './ticketState';

let free: () => void;
beforeEach(async () => {
  await openMemoryStore({ tickets: [ticket({ id: 't1', number: 7 })] });
  free = fixClock();
});
afterEach(() => free());

describe('tickets', () => {
  it('are numbered on from the highest', () => {
    expect(createTicket({ subject: 'Help' })).toMatchObject({ number: 8, status: 'open', priority: 'normal' });
    expect(() => createTicket({ subject: '' })).toThrow('Expected a subject');
  });

  it('stamp the first reply of the team, not internal notes', () => {
    addTicketMessage('t1', { by: 'Ann', from: 'requester', body: 'Hello?' });
    expect(
      addTicketMessage('t1', { by: 'Mo', from: 'team', body: 'Ask Tom', internal: true }).firstReplyAt,
    ).toBeUndefined();
    const answered = addTicketMessage('t1', { by: 'Mo', from: 'team', body: 'On it' });
    expect(answered.firstReplyAt).toBe(testNow);
    expect(answered.messages.map((message) => message.body)).toEqual(['Hello?', 'Ask Tom', 'On it']);
    expect(() => addTicketMessage('t1', { by: 'Mo', from: 'team', body: ' ' })).toThrow('Expected a message');
  });

  it('stamp when they are solved, and forget it when reopened', () => {
    expect(updateTicket('t1', { status: 'solved' }).resolvedAt).toBe(testNow);
    expect(updateTicket('t1', { status: 'open' }).resolvedAt).toBeUndefined();
    expect(deleteTickets(['t1'])).toBe(1);
  });
});
