import { contact, openMemoryStore } from '@steps/testing';
import { beforeEach, expect, it } from 'vitest';
import { createTicket } from '../tickets';
import { requesterOf } from './requester';

beforeEach(() =>
  openMemoryStore({
    contacts: [
      contact({ id: 'ada', email: 'ada@engines.example', otherEmails: 'ada@home.example, lovelace@x.example' }),
    ],
  }),
);

const answered = (fields: Parameters<typeof createTicket>[0]) =>
  requesterOf(createTicket({ subject: 'Logo', ...fields })).email;

it('a person who wrote from another address of theirs is answered there', () => {
  expect(answered({ contactId: 'ada', requesterEmail: 'Ada@home.example' })).toBe('Ada@home.example');
});

it('a person is otherwise answered at the main address, even if a ticket has an address that is no longer theirs', () => {
  expect(answered({ contactId: 'ada' })).toBe('ada@engines.example');
  expect(answered({ contactId: 'ada', requesterEmail: 'old@engines.example' })).toBe('ada@engines.example');
});

it('an unknown person is answered where they wrote from', () => {
  expect(answered({ requesterEmail: 'bob@x.example' })).toBe('bob@x.example');
});
