// @vitest-environment page
import { activities, recordAiResult } from '@steps/business';
import { proposeChange } from '@steps/business/ai';
import { commit, put, setActiveModule, stamp, undo } from '@steps/platform';
import { MemoryRouter, openMemoryStore } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { selectAgent } from '../agents/selectedAgent';
import { ChatBody } from './ChatBody';
import { threads } from './thread';
import { addMessage, changeThread, deleteFrom, messagesIn, startThread } from './threadState';

beforeEach(async () => {
  await openMemoryStore({});
  setActiveModule('crm');
  selectAgent('quinn', 'Quinn');
});
afterEach(cleanup);

const open = () =>
  render(
    <MemoryRouter initialEntries={['/?module=crm&tab=deals']}>
      <ChatBody activeModule="crm" params={{ module: 'crm', tab: 'deals' }} onClose={() => {}} />
    </MemoryRouter>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

/** An answer that proposes a task, as a conversation leaves it. */
function proposed(threadId: string, subject: string): string {
  const { text, ...proposal } = proposeChange({
    kind: 'task-proposal',
    module: 'crm',
    title: `Add a task: ${subject}`,
    collection: 'activities',
    fields: [{ key: 'subject', label: 'Task', after: subject }],
    rest: { type: 'task', body: '', owner: '', outcome: '', pinned: false },
  });
  const { about, ...rest } = proposal;
  const made = { engine: 'built-in', model: 'built-in', prompt: '', output: text };
  const { id } = recordAiResult({ ...rest, ...made, ...(about && { about: { ...about } }) });
  addMessage({ threadId, role: 'agent', agentId: 'quinn', text: 'I propose this.', proposals: [id] });
  return id;
}

it('greets with the agent’s own words and questions, and shows the page that is open', () => {
  open();
  expect(screen.getByText(/I look after your pipeline/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Which deals have no next step?' })).toBeDefined();
  expect(screen.getByText('CRM: deals')).toBeDefined();
});

it('the open page can be left out of a question', () => {
  open();
  press('Leave out CRM: deals');
  expect(screen.queryByText('CRM: deals')).toBeNull();
});

it('answers without a network, says what is missing, and keeps the conversation', async () => {
  open();
  type('How many contacts do I have?');
  press('Send');
  await screen.findByRole('button', { name: 'Answer again' });
  expect(screen.getByText(/the CRM is not available/)).toBeDefined();
  cleanup();
  open();
  expect(screen.getByText('How many contacts do I have?')).toBeDefined();
});

it('an answer can be stopped, and asked for again', async () => {
  open();
  type('What can you do?');
  press('Send');
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped.')).toBeDefined();
  expect(screen.getByText('What can you do?')).toBeDefined();
  press('Try again');
  expect(await screen.findByRole('button', { name: 'Answer again' })).toBeDefined();
  expect(screen.queryByText('Stopped.')).toBeNull();
});

it('a question is edited: what followed is taken back', async () => {
  const { id } = startThread('quinn');
  addMessage({ threadId: id, role: 'user', agentId: 'quinn', text: 'How many deals?' });
  addMessage({ threadId: id, role: 'agent', agentId: 'quinn', text: 'Thirty.' });
  open();
  press('Edit this question');
  await waitFor(() => expect(screen.queryByText('Thirty.')).toBeNull());
  expect(messagesIn(id)).toEqual([]);
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'How many deals?');
});

it('a proposal is shown field by field and accepted in the chat; undo takes it out again', async () => {
  const { id } = startThread('quinn');
  proposed(id, 'Ring about oak');
  open();
  const card = screen.getByRole('article', { name: 'Add a task: Ring about oak' });
  expect(within(card).getByText('Task')).toBeDefined();
  expect(activities.size).toBe(0);
  press('Accept');
  expect(activities.all()).toMatchObject([{ type: 'task', subject: 'Ring about oak' }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(activities.size).toBe(0);
  expect(await screen.findByText(/Undone/)).toBeDefined();
});

it('a proposal is edited before it is accepted', async () => {
  const { id } = startThread('quinn');
  proposed(id, 'Ring about oak');
  open();
  press('Edit');
  const task = await screen.findByRole('textbox', { name: 'Task' });
  fireEvent.change(task, { target: { value: 'Ring about ash' } });
  press('Accept as edited');
  expect(activities.all().map(({ subject }) => subject)).toEqual(['Ring about ash']);
});

it('all proposals of an answer are accepted together, each a step of its own', async () => {
  const { id } = startThread('quinn');
  const [one, other] = [proposed(id, 'Ring about oak'), proposed(id, 'Ring about ash')];
  const [first, second] = messagesIn(id);
  if (first && second) deleteFrom(first);
  addMessage({ threadId: id, role: 'agent', agentId: 'quinn', text: 'I propose both.', proposals: [one, other] });
  open();
  press('Accept all 2');
  expect(activities.all().map(({ subject }) => subject)).toEqual(['Ring about oak', 'Ring about ash']);
  expect(await screen.findAllByText('In your records.')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  act(() => void undo());
  expect(activities.all().map(({ subject }) => subject)).toEqual(['Ring about oak']);
});

it('a discarded proposal writes nothing', async () => {
  const { id } = startThread('quinn');
  proposed(id, 'Ring about oak');
  open();
  press('Discard');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
  expect(activities.size).toBe(0);
});

it('conversations are found by what was said, opened, pinned and renamed', async () => {
  const { id } = startThread('quinn');
  addMessage({ threadId: id, role: 'user', agentId: 'quinn', text: 'About oak tables' });
  const other = startThread('quinn');
  addMessage({ threadId: other.id, role: 'user', agentId: 'quinn', text: 'About ash chairs' });
  changeThread(id, { pinned: true });
  open();
  press('Conversations');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'oak' } });
  expect(screen.queryByText('About ash chairs')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Actions for About oak tables' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Name of the conversation' }), { target: { value: 'Oak' } });
  press('Save');
  fireEvent.click(await screen.findByRole('button', { name: /^(?!Actions).*Oak/ }));
  expect(screen.getByText('About oak tables')).toBeDefined();
  expect(messagesIn(id)).toHaveLength(1);
});

it('a conversation of thousands of messages draws only those in sight, starting at the end', () => {
  const { id } = startThread('quinn');
  for (let count = 1; count <= 400; count++) {
    addMessage({ threadId: id, role: 'user', agentId: 'quinn', text: `Question ${count}` });
  }
  open();
  const drawn = screen.getAllByText(/^Question \d+$/).map(({ textContent }) => textContent);
  expect(drawn.length).toBeLessThan(100);
  expect(screen.getByRole('region', { name: 'Conversation with Quinn' })).toHaveProperty('tabIndex', 0);
});

it('a question that the page was closed on is answered when it is open again', async () => {
  const { id } = startThread('quinn');
  addMessage({ threadId: id, role: 'user', agentId: 'quinn', text: 'What can you do?' });
  open();
  expect(screen.getByText('No answer yet.')).toBeDefined();
  press('Answer it');
  expect(await screen.findByRole('button', { name: 'Answer again' })).toBeDefined();
  expect(messagesIn(id)).toHaveLength(2);
});

it('what is typed is kept when the page goes and when the chat is closed, also before the first question', () => {
  open();
  type('Which deals');
  fireEvent(window, new Event('beforeunload'));
  expect(threads.all()).toMatchObject([{ agentId: 'quinn', draft: 'Which deals' }]);
  type('Which deals are');
  fireEvent(window, new Event('pagehide'));
  expect(threads.all()).toMatchObject([{ draft: 'Which deals are' }]);
  type('Which deals are stale?');
  cleanup();
  open();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Which deals are stale?');
});

it('what was typed in a conversation is there also where the conversation is read after the chat was opened', async () => {
  open();
  const before = { agentId: 'quinn' as const, title: '', pinned: false, draft: 'Which deals' };
  act(() => {
    commit({
      label: 'Read',
      changes: [put(threads, { ...before, id: 'thread-read', createdAt: stamp(), updatedAt: stamp() })],
      undoable: false,
    });
  });
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Which deals');
  fireEvent.blur(screen.getByRole('textbox'));
  expect(threads.get('thread-read')?.draft).toBe('Which deals');
});
