import { describeTasks, sampleBriefs, writtenFor } from '@steps/testing/tasks';
import { describe, expect, it } from 'vitest';
import { facts } from '../facts';
import { tasks } from '.';
import { readNotes } from './meetingNotes';
import { ticketReply } from './ticketReply';

const [sample = { brief: '', facts: [], context: { businessName: '', industry: '', brandVoice: '' } }] = sampleBriefs;

describeTasks(tasks, facts.tasks, {
  'meeting-summary': (notes) => ({ title: notes, notes, attendees: ['Ann Lee'] }),
  'ticket-reply': (message) => ({ subject: message, message, customerName: 'Tom' }),
});

describe('notes of a meeting', () => {
  it('are under their heading without repeating it', () => {
    expect(readNotes('Decided: start in May\nAgreed – oak', []).decisions).toEqual(['Start in May.', 'Oak.']);
  });

  it('become decisions, actions with owners, questions and the rest', () => {
    const read = readNotes('- We agreed on oak.\n- Ann will send the drawings\n- Who pays for delivery?\n- Sunny day', [
      'Ann Lee',
    ]);
    expect(read).toEqual({
      decisions: ['We agreed on oak.'],
      actions: [{ owner: 'Ann Lee', task: 'Send the drawings.' }],
      questions: ['Who pays for delivery?'],
      rest: ['Sunny day.'],
    });
  });

  it.each([
    ['domain renewal: Ann', [{ owner: 'Ann Lee', task: 'Domain renewal.' }], []],
    [
      'ACTION me: order handles. decided against the island',
      [{ owner: '', task: 'Order handles.' }],
      ['Decided against the island.'],
    ],
    ['todo: keys for the new starter', [{ owner: '', task: 'Keys for the new starter.' }], []],
    ['Decision: weekly call on Mondays.', [], ['Weekly call on Mondays.']],
    [
      'Treasurer to look into a savings account',
      [{ owner: '', task: 'Treasurer to look into a savings account.' }],
      [],
    ],
  ])('as people type them: “%s”', (notes, actions, decisions) => {
    expect(readNotes(notes, ['Ann Lee'])).toMatchObject({ actions, decisions });
  });

  it('go on after an amount and an abbreviation', () => {
    expect(readNotes('paint approx. five litres at £4.50 each', []).rest).toEqual([
      'Paint approx. five litres at £4.50 each.',
    ]);
  });
});

describe('a reply to a customer', () => {
  const written = async (subject: string, message: string) =>
    (await writtenFor(ticketReply, { subject, message, customerName: 'Kay' }, sample)).text;

  it('names the subject without what mail programs put in front', async () => {
    const text = await written('Re: Fwd: quote', 'Please go ahead');
    expect(text).toContain('“quote”');
    expect(text).not.toMatch(/Re:|Fwd:/);
  });

  it('asks whether it works now only if something did not', async () => {
    expect(await written('Invoice 1042', 'Can you resend it please')).not.toMatch(/playing up|what you see|get on/);
  });

  it('begins with an apology if somebody wants the money back', async () => {
    expect(await written('Order 77', 'I want my money back')).toMatch(/sorry/);
  });
});
