// @vitest-environment page

import { type AiTool, defineTool, session, setChatVisible } from '@steps/platform';
import { createContact, MemoryRouter, openMemoryStore, provideAiTools } from '@steps/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { selectedAgent } from '../agents/selectedAgent';
import { BriefingWidget } from './BriefingWidget';

type Asked = { noun: string; where: readonly { field: string; value?: string }[]; limit?: number };
let found: (asked: Asked) => number = () => 0;
const findRecords = defineTool({
  kind: 'read',
  name: 'find_records',
  description: 'Finds records.',
  input: v.looseObject({ noun: v.string() }),
  run(input) {
    const total = found(input as unknown as Asked);
    const records = Array.from({ length: Math.min(3, total) }, (_, at) => ({
      title: `${input.noun} ${at + 1}`,
      detail: 'detail',
      href: `/one?${input.noun}=${at}`,
    }));
    return { total, lookedAt: 9, records };
  },
});
const offer = (tools: readonly AiTool[], load = async () => tools) =>
  provideAiTools({
    remote: 'CRM',
    tools: tools.map(({ name, kind }) => ({ name, kind, label: name, module: 'crm' })),
    load,
  });

beforeEach(async () => {
  await openMemoryStore();
  setChatVisible(false);
  found = () => 0;
});
afterEach(() => {
  cleanup();
  offer([]);
});
const open = () =>
  render(
    <MemoryRouter>
      <BriefingWidget />
    </MemoryRouter>,
  );
const hasField = ({ where }: Asked, field: string) => where.some((one) => one.field === field);

it('shows what is due, what waits and what changed, each a link, and counts the rest', async () => {
  found = (asked) => {
    if (hasField(asked, 'timing')) return 5;
    if (hasField(asked, 'reply')) return 1;
    return asked.noun === 'contacts' ? 2 : 0;
  };
  offer([findRecords]);
  open();
  const due = within(await screen.findByRole('region', { name: 'Due' }));
  expect(due.getByText('5 overdue tasks')).toBeDefined();
  expect(due.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'tasks 1',
    'tasks 2',
    'tasks 3',
    '2 more',
  ]);
  expect(within(screen.getByRole('region', { name: 'Waiting' })).getByText('1 unanswered ticket')).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Changed' })).getByText('2 contacts')).toBeDefined();
});

it('says when nothing is due, and is worked out again when a record changes', async () => {
  offer([findRecords]);
  open();
  expect(await screen.findByText(/^Nothing is due/)).toBeDefined();
  found = ({ noun }) => (noun === 'contacts' ? 1 : 0);
  act(() => void createContact({ name: 'Ann Lee' }));
  expect(await screen.findByRole('link', { name: 'contacts 1' })).toBeDefined();
});

it('says that the CRM is away, and reads once it is back', async () => {
  open();
  expect(await screen.findByText(/The CRM is not available/)).toBeDefined();
  act(() => offer([findRecords]));
  expect(await screen.findByText(/^Nothing is due/)).toBeDefined();
});

it('tries again when a look-up failed', async () => {
  found = () => {
    throw new Error('The list broke.');
  };
  offer([findRecords]);
  open();
  expect(await screen.findByText(/The list broke/)).toBeDefined();
  found = () => 0;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^Nothing is due/)).toBeDefined();
});

it('opens the chat with Ava and the question of the morning', async () => {
  offer([findRecords]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Talk it through with Ava' }));
  expect(session.chatVisible).toBe(true);
  expect(selectedAgent()?.id).toBe('ava');
  expect(session.asked).toBe('What should I do this morning?');
});
