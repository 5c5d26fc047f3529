import { aiResult } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { ticket } from '../testing/ticket';
import { factsIn, replacedSuggestion, sourceOf, suggestionFor, suggestionInput } from './suggestionRules';

const message = { id: 'm1', by: 'Ada', from: 'requester', body: 'The logo is blurred.', internal: false } as const;
const asked = ticket({ id: 't1', subject: 'Logo', messages: [{ ...message, at: '2026-11-03T09:00:00.000Z' }] });
const about = { collection: 'tickets', id: 't1' };
const made = (id: string, time: string, fields = {}) =>
  aiResult({ id, kind: 'ticket-reply', about, createdAt: `2026-11-03T${time}:00.000Z`, ...fields });

describe('the suggestion for a ticket', () => {
  it('is its newest suggestion that waits for review', () => {
    const other = made('c', '12:00', { about: { collection: 'tickets', id: 't2' } });
    expect(suggestionFor([made('a', '10:00'), made('b', '11:00'), other], asked)?.id).toBe('b');
  });

  it('is not one that was rejected or already used in the conversation', () => {
    const used = { ...message, id: 'm2', from: 'team', at: '2026-11-03T09:30:00.000Z', aiResultId: 'b' } as const;
    const results = [made('a', '10:00', { status: 'rejected' }), made('b', '10:00', { status: 'approved' })];
    expect(suggestionFor(results, { ...asked, messages: [...asked.messages, used] })).toBeUndefined();
    expect(suggestionFor(results, asked)?.id).toBe('b');
  });

  it('is not one from before the last message; a new one replaces that', () => {
    const old = made('a', '08:00');
    expect(suggestionFor([old], asked)).toBeUndefined();
    expect(replacedSuggestion([old], asked)?.id).toBe('a');
    expect(replacedSuggestion([{ ...old, status: 'approved' }], asked)).toBeUndefined();
  });

  it('is replaced after it was rejected, so that the next one knows the reason, but only once', () => {
    const rejected = made('a', '10:00', { status: 'rejected', reason: 'Wrong tone' });
    expect(replacedSuggestion([rejected], asked)?.reason).toBe('Wrong tone');
    expect(replacedSuggestion([{ ...rejected, replacedById: 'b' }], asked)).toBeUndefined();
    expect(replacedSuggestion([rejected, made('b', '11:00', { status: 'modified' })], asked)).toBeUndefined();
  });
});

describe('the facts of a suggestion', () => {
  it('are what the requester wrote last, not a note, and each fact that was typed', () => {
    const note = { ...message, id: 'm2', from: 'team', internal: true, body: 'Ask Tom', at: message.id } as const;
    const input = suggestionInput({ ...asked, messages: [...asked.messages, note] }, 'Ada', ' Mended \n\nBy Friday');
    expect(input).toEqual({
      subject: 'Logo',
      message: 'The logo is blurred.',
      customerName: 'Ada',
      facts: ['Mended', 'By Friday'],
    });
  });

  it('are named in the draft', () => {
    expect(sourceOf(asked, factsIn('One\nTwo').length)).toBe('From their last message and 2 facts');
    expect(sourceOf(asked, 1)).toBe('From their last message and 1 fact');
    expect(sourceOf(ticket(), 0)).toBe('From the subject');
  });
});
