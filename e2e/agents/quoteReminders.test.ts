import { aiResults, contacts } from '@steps/business';
import { contact, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
// The two meet here as they do in the host: the engine knows the tools by their names alone.
import { answerQuestion } from '../../remote-agents/src/answers/answerQuestion';
import { quoteReminderDays } from '../../remote-agents/src/answers/quoteReminders';
import { tools } from '../../remote-crm/src/tools';
import { callTool } from './callTool';

const now = new Date('2026-11-18T08:30:00.000Z');
const quote = (number: string, contactId: string, of: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id: number, number, contactId, date: '2026-11-02', validUntil: '2026-12-02', lines: [], discount: 0 },
  ...{ notes: '', terms: '', status: 'sent', statusAt: '2026-11-02T09:00:00.000Z' },
  ...{ createdAt: '2026-11-02T09:00:00.000Z', updatedAt: '2026-11-02T09:00:00.000Z', ...of },
});

interface Draft {
  readonly title: string;
  readonly text: string;
}
let drafts: Draft[];

beforeEach(async () => {
  drafts = [];
  await openMemoryStore({
    contacts: [
      contact({ id: 'c1', name: 'Sam Okoro', email: 'sam@example.com' }),
      contact({ id: 'c2', name: 'Kim Lee', email: 'kim@example.com' }),
      contact({ id: 'c3', name: 'Priya Nair', email: 'priya@example.com' }),
      contact({ id: 'c4', name: 'Jo Bell', email: '' }),
    ],
    quotes: [
      quote('Q-0001', 'c1'),
      quote('Q-0002', 'c1'),
      quote('Q-0003', 'c2', { status: 'accepted' }),
      quote('Q-0004', 'c3', { statusAt: '2026-11-16T09:00:00.000Z' }),
      quote('Q-0005', 'c3', { status: 'draft' }),
      quote('Q-0006', 'c4'),
    ],
  });
});

const ask = async (question: string): Promise<string> => {
  const { text } = await answerQuestion(question, {
    now,
    tools: new Set(tools.map(({ name }) => name)),
    async call(name, input) {
      const result = await callTool(tools, name, input);
      if (name === 'draft_email') drafts.push(result as Draft);
      return result;
    },
  });
  return text;
};

describe.each([
  'Write to everyone who has not answered my quote in a week',
  'Email everyone who hasn’t replied to our quotes for 7 days',
  'Please draft an email to all customers with an unanswered quote',
])('%s', (question) => {
  it('makes one draft for each contact that was sent a quote a week ago or earlier and gave no answer, and sends nothing', async () => {
    const said = await ask(question);
    expect(drafts.map(({ title }) => title)).toEqual(['Email to Sam Okoro: Our quotes Q-0001 and Q-0002']);
    expect(drafts[0]?.text).toContain('Hello Sam,');
    expect(said).toContain('waits for your review');
    expect(said).toContain('Jo Bell');
    expect(said).toContain('no email address');
    expect(aiResults.all(), 'the ledger is written by whoever calls the tool').toEqual([]);
    expect(contacts.all()).toHaveLength(4);
  });
});

it('a shorter time takes in those who were sent a quote since', async () => {
  await ask('Write to everyone who has not answered my quote in 2 days');
  expect(drafts.map(({ title }) => title)).toContain('Email to Priya Nair: Our quote Q-0004');
  expect(drafts.find(({ title }) => title.includes('Priya'))?.text).toContain('Q-0004 on 16 November');
});

it('where everybody has answered nothing is drafted, and it says what counts', async () => {
  expect(await ask('Write to everyone who has not answered my quote in 3 months')).toMatch(/^No contact has a quote/);
  expect(drafts).toEqual([]);
});

it.each([
  ['Which quotes are unanswered?', undefined],
  ['Draft an email to Sam Okoro about the quote', undefined],
  ['Send the quote to Sam', undefined],
  ['Email everyone', undefined],
  ['Remind everyone who did not reply to our quotation in two weeks', 14],
  ['Write to all contacts with no answer to their estimate', 7],
  ['Chase everybody who has not responded to a quote for a month', 30],
])('“%s” asks for reminders of quotes from so many days ago: %s', (question, days) => {
  expect(quoteReminderDays(question)).toBe(days);
});
