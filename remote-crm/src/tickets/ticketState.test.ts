import { activities, aiResults, contacts, tickets } from '@steps/business';
import { UnapprovedAiChangeError, undo } from '@steps/platform';
import {
  aiResult,
  approveAiResult,
  contact,
  fixClock,
  modifyAiResult,
  openMemoryStore,
  reopenAiResult,
  testNow,
} from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreDeleted } from '../records/deletedState';
import { ticket } from '../testing/ticket';
import { statusHistoryOf } from './ticketRules';
import {
  addTagToTickets,
  addTicketMessage,
  createTicket,
  deleteTickets,
  mergeTickets,
  updateTicket,
  updateTickets,
} from './ticketState';

let free: () => void;
beforeEach(async () => {
  await openMemoryStore({ tickets: [ticket({ id: 't1', number: 7 })] });
  free = fixClock();
});
afterEach(() => free());

describe('tickets', () => {
  it('are numbered on from the highest', () => {
    expect(createTicket({ subject: 'Help' })).toMatchObject({ number: 8, status: 'open', priority: 'normal' });
    expect(() => createTicket({ subject: '' })).toThrow('Enter a subject');
    // Somebody has a deleted one's number in an email.
    deleteTickets(tickets.all().map(({ id }) => id));
    expect(createTicket({ subject: 'Help' }).number).toBe(9);
  });

  it('note the team’s first reply, not internal notes', () => {
    addTicketMessage('t1', { by: 'Ann', from: 'requester', body: 'Hello?' });
    expect(
      addTicketMessage('t1', { by: 'Mo', from: 'team', body: 'Ask Tom', internal: true }).firstReplyAt,
    ).toBeUndefined();
    const answered = addTicketMessage('t1', { by: 'Mo', from: 'team', body: 'On it' });
    expect(answered.firstReplyAt).toBe(testNow);
    expect(answered.messages.map((message) => message.body)).toEqual(['Hello?', 'Ask Tom', 'On it']);
    expect(() => addTicketMessage('t1', { by: 'Mo', from: 'team', body: ' ' })).toThrow('Write a message');
  });

  it('note when they are solved, and drop it when reopened', () => {
    expect(updateTicket('t1', { status: 'solved' }).resolvedAt).toBe(testNow);
    expect(updateTicket('t1', { status: 'open' }).resolvedAt).toBeUndefined();
    expect(deleteTickets(['t1'])).toBe(1);
  });
});

describe('a conversation', () => {
  it('reopens when the requester writes, and keeps its status otherwise', () => {
    updateTicket('t1', { status: 'solved' });
    expect(addTicketMessage('t1', { by: 'Mo', from: 'team', body: 'Archived', internal: true }).status).toBe('solved');
    expect(addTicketMessage('t1', { by: 'Ann', from: 'requester', body: 'Still broken' })).toMatchObject({
      status: 'open',
      resolvedAt: undefined,
    });
  });

  it('is answered and set to another status in one step', () => {
    const answered = addTicketMessage('t1', { by: 'Mo', from: 'team', body: 'On it', status: 'waiting' });
    expect(statusHistoryOf(answered).map(({ status }) => status)).toEqual(['open', 'waiting']);
    undo();
    expect(tickets.get('t1')).toMatchObject({ status: 'open', messages: [] });
  });

  it('moves to the ticket it is merged into, in the order of time, and returns with one undo', () => {
    const { id } = createTicket({ subject: 'Same again', tags: ['Website'] });
    addTicketMessage(id, { by: 'Ann', from: 'requester', body: 'Me too' });
    expect(mergeTickets('t1', id)).toMatchObject({ tags: ['Website'], messages: [{ body: 'Me too' }] });
    expect(tickets.get(id)).toMatchObject({ status: 'closed', mergedIntoId: 't1', messages: [] });
    expect(() => mergeTickets('t1', id)).toThrow('was merged into another one already');
    expect(() => mergeTickets('t1', 't1')).toThrow('this is the same one');
    undo();
    expect(tickets.get(id)).toMatchObject({ status: 'open', messages: [{ body: 'Me too' }] });
    expect(tickets.get('t1')?.messages).toEqual([]);
  });

  it('counts from the earlier request when tickets are merged, whichever is kept', async () => {
    const early = '2026-11-01T09:00:00.000Z';
    await openMemoryStore({
      tickets: [ticket({ id: 't1', number: 7 }), ticket({ id: 't0', number: 6, createdAt: early })],
    });
    const kept = mergeTickets('t1', 't0');
    expect(kept.createdAt).toBe(early);
    expect(statusHistoryOf(kept)).toEqual([
      { status: 'open', at: early },
      { status: 'open', at: testNow },
    ]);
    undo();
    expect(mergeTickets('t0', 't1').createdAt).toBe(early);
  });
});

describe('many tickets', () => {
  it('are changed as one step', () => {
    const { id } = createTicket({ subject: 'Another' });
    expect(updateTickets(['t1', id], { assignee: 'Mo' })).toBe(2);
    expect(updateTickets(['t1', id], { assignee: 'Mo' })).toBe(0);
    expect(addTagToTickets(['t1', id], 'Website')).toBe(2);
    undo();
    expect(tickets.all().map(({ tags, assignee }) => [tags, assignee])).toEqual([
      [[], 'Mo'],
      [[], 'Mo'],
    ]);
  });
});

describe('the timeline of the requester', () => {
  const entries = () => activities.all().map(({ type, subject, ticketId }) => [type, subject, ticketId]);
  beforeEach(() => openMemoryStore({ contacts: [contact({ id: 'c1' })] }));

  it('shows opening, answers and solving, each in the step of the ticket itself', () => {
    const { id } = createTicket({ subject: 'Blurred logo', contactId: 'c1', companyId: 'k1' });
    addTicketMessage(id, { by: 'Mo', from: 'team', body: 'Only we see this', internal: true });
    addTicketMessage(id, { by: 'Mo', from: 'team', body: 'Here is a sharp one' });
    updateTicket(id, { status: 'solved' });
    expect(entries()).toEqual([
      ['change', 'Opened ticket #1: Blurred logo', id],
      ['email', 'Answered ticket #1: Blurred logo', id],
      ['change', 'Solved ticket #1: Blurred logo', id],
    ]);
    expect(activities.all().every(({ contactId, companyId }) => contactId === 'c1' && companyId === 'k1')).toBe(true);
    expect(contacts.get('c1')?.lastContact).toBe(testNow);
    undo();
    expect(entries()).toHaveLength(2);
    expect(tickets.get(id)?.status).toBe('open');
  });
});

describe('a suggested reply', () => {
  const origin = { by: 'ai', resultId: 'ai1' } as const;
  const answer = { by: 'Mo', from: 'team', body: 'Dear Ann, it is mended.' } as const;
  beforeEach(() =>
    openMemoryStore({ tickets: [ticket({ id: 't1' })], aiResults: [aiResult({ id: 'ai1', output: answer.body })] }),
  );

  it('is refused while nobody approved it, in its own name and as copied words', () => {
    expect(() => addTicketMessage('t1', answer, origin)).toThrow(UnapprovedAiChangeError);
    expect(() => addTicketMessage('t1', answer)).toThrow(UnapprovedAiChangeError);
    approveAiResult('ai1');
    reopenAiResult('ai1');
    expect(() => addTicketMessage('t1', { ...answer, body: 'My own words' }, origin)).toThrow(UnapprovedAiChangeError);
    expect(tickets.get('t1')?.messages).toEqual([]);
  });

  it('is added once a person approved or changed it, and its trail says so', () => {
    modifyAiResult('ai1', 'Dear Ann, sorry, it is mended.');
    const { messages } = addTicketMessage('t1', { ...answer, body: 'Dear Ann, sorry, it is mended.' }, origin);
    expect(messages).toMatchObject([{ aiResultId: 'ai1', internal: false }]);
    expect(aiResults.get('ai1')?.history.at(-1)?.action).toBe('applied');
  });
});

it('a deleted ticket keeps its number, which no other ticket gets', async () => {
  deleteTickets(['t1']);
  expect(createTicket({ subject: 'Another' }).number).toBe(8);
  restoreDeleted(['tickets/t1']);
  expect(tickets.get('t1')?.number).toBe(7);
});
