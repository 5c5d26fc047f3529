// @vitest-environment page
import { contacts } from '@steps/business';
import { notify, Overlays } from '@steps/platform/ui';
import { createContact, editContact, openMemoryStore } from '@steps/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { undoStep } from './historyVerbs';

let close: () => Promise<void>;
beforeEach(async () => {
  ({ close } = await openMemoryStore());
  render(<Overlays />);
});

afterEach(async () => {
  act(notify.clear);
  cleanup();
  await close();
});

it('undo names the step it took back and offers to redo it', async () => {
  const { id } = createContact({ name: 'Priya Nair' });
  editContact(id, { title: 'Director' });
  act(undoStep);
  expect(await screen.findByText('Undone: Edit Priya Nair')).toBeDefined();
  expect(contacts.get(id)?.title).toBe('');

  act(() => screen.getByRole('button', { name: 'Redo' }).click());
  expect(await screen.findByText('Redone: Edit Priya Nair')).toBeDefined();
  expect(contacts.get(id)?.title).toBe('Director');
});

it('undo says when there is nothing to undo', async () => {
  act(undoStep);
  expect(await screen.findByText('Nothing to undo')).toBeDefined();
});
