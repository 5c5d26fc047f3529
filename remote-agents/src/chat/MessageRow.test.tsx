// @vitest-environment page
import { MemoryRouter, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MessageRow } from './MessageRow';
import type { Message } from './thread';

beforeEach(() => openMemoryStore({}));
afterEach(cleanup);

const show = (more: Partial<Message>) =>
  render(
    <MemoryRouter>
      <MessageRow
        message={{
          id: 'a',
          threadId: 'one',
          role: 'agent',
          agentId: 'quinn',
          text: 'You have three offers. The second is',
          at: '2026-03-02T09:00:00.000Z',
          ...more,
        }}
        onEdit={() => {}}
        onRetry={() => {}}
      />
    </MemoryRouter>,
  );

it.each([
  ['length', /reached the longest length allowed/],
  ['filter', /a filter of the model server held the rest back/],
  ['stopped', /stopped before the answer was whole/],
] as const)('an answer that was cut off says why: %s', async (cut, why) => {
  show({ cut });
  expect(screen.getByText(why).getAttribute('role')).toBe('status');
  expect(await screen.findByText('You have three offers. The second is')).toBeDefined();
});

it('a whole answer says nothing of the kind', () => {
  show({});
  expect(screen.queryByRole('status')).toBeNull();
});

it('an answer of many thousand words is shown as it came, whole', () => {
  const text = `${'- a point\n'.repeat(4000)}the end`;
  show({ text });
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText(/the end$/).textContent).toBe(text);
});
