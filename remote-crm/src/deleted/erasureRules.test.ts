import { meeting } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import type { Quote } from '../nouns/quote';
import { ticket } from '../testing/ticket';
import { eraseElsewhereText, type Holding, heldOf, heldText, quotesText, withoutPeople } from './erasureRules';

const none: Holding = { tickets: [], meetings: [], relationships: [], deals: [], quotes: [] };
const ada = { id: 'ada', name: 'Ada Lovelace', emails: ['ada@engines.example'] };
const attendee = (name: string, email = '') => ({ name, email });

describe('what holds data of a person', () => {
  it('are tickets of the contact, and with their email if no other contact is named', () => {
    const all = [
      ticket({ id: 'theirs', contactId: 'ada' }),
      ticket({ id: 'typed', requesterEmail: 'Ada@Engines.example' }),
      ticket({ id: 'others', contactId: 'bob', requesterEmail: 'ada@engines.example' }),
      ticket({ id: 'nobody' }),
    ];
    const ids = (...emails: string[]) =>
      heldOf([{ ...ada, emails }], { ...none, tickets: all }).tickets.map(({ id }) => id);
    expect(ids('ada@home.example', 'ada@engines.example')).toEqual(['theirs', 'typed']);
    expect(ids()).toEqual(['theirs']);
  });

  it('are quotes with their name, which stay', () => {
    const quote = { contactId: 'ada' } as Quote;
    const held = heldOf([ada], { ...none, quotes: [quote, { ...quote, customer: ['Ada'] }] });
    expect(held.quotes).toHaveLength(1);
    expect([quotesText(held), heldText(held, 1)]).toEqual([
      '1 quote that was sent stays as it was sent, with the name on it.',
      '',
    ]);
  });

  it('is counted in words, for one person and for several', () => {
    const held = { ...none, tickets: [ticket(), ticket()], meetings: [meeting()] };
    expect(heldText(held, 1)).toBe('2 tickets and 1 meeting name this person.');
    expect(heldText({ ...none, tickets: [ticket()] }, 2)).toBe('1 ticket names these people.');
    expect(eraseElsewhereText(held, 1)).toBe('Delete the tickets for good too, and take the person out of the meeting');
    expect(eraseElsewhereText({ ...none, meetings: [meeting()] }, 2)).toBe('Take the people out of the meeting');
  });
});

describe('a meeting after a person was removed', () => {
  it('has neither the link to the person nor their attendance, in any occurrence', () => {
    const original = '2026-11-10T13:00:00.000Z';
    const before = meeting({
      contactId: 'ada',
      attendees: [attendee('ada lovelace'), attendee('Bob', 'bob@x.example')],
      overrides: [{ original, attendees: [attendee('A. L.', 'ADA@engines.example')], contactId: 'ada' }],
    });
    const { contactId: _, ...rest } = before;
    expect(withoutPeople(before, [ada])).toEqual({
      ...rest,
      attendees: [attendee('Bob', 'bob@x.example')],
      overrides: [{ original, attendees: [] }],
    });
  });

  it('keeps other people of the same name, and is unchanged if the person was not part of it', () => {
    const other = meeting({ contactId: 'bob', attendees: [attendee('Ada Lovelace', 'another@ada.example')] });
    expect(withoutPeople(other, [ada])).toBe(other);
    const listed = meeting({ contactId: 'bob', attendees: [attendee('Ada', 'ada@engines.example')] });
    expect(withoutPeople(listed, [ada])).toEqual({ ...listed, attendees: [] });
  });
});
