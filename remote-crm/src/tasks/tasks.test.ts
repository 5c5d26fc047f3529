import { describeTasks } from '@steps/shared/testing/tasks';
import { describe, expect, it } from 'vitest';
import facts from '../../remote.json';
import { tasks } from '.';
import { readNotes } from './meetingNotes';

describeTasks(tasks, facts.tasks, {
  'meeting-summary': (notes) => ({ title: notes, notes, attendees: ['Ann Lee'] }),
  'ticket-reply': (message) => ({ subject: message, message, customerName: 'Tom' }),
});

describe('notes of a meeting', () => {
  it('stand under their heading without saying it again', () => {
    expect(readNotes('Decided: start in May\nAgreed – oak', []).decisions).toEqual(['Start in May.', 'Oak.']);
  });

  it('become decisions, actions with owners, questions and the rest', () => {
    const read = readNotes('- We agreed on oak.\n- Ann will send the drawings\n- Who pays for delivery?\n- Sunny day', [
      'Ann Lee',
    ]);
    expect(read).toEqual({
      decisions: ['We agreed on oak.'],
      actions: [{ owner: 'Ann Lee', task: 'Ann will send the drawings.' }],
      questions: ['Who pays for delivery?'],
      rest: ['Sunny day.'],
    });
  });
});
