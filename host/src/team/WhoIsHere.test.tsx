// @vitest-environment page

import { connectTeam } from '@steps/journal/team';
import { AddressRouter } from '@steps/platform/host';
import { contact, openMemoryStore } from '@steps/testing';
import { memoryTeamServer } from '@steps/testing/team';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WhoIsHere } from './WhoIsHere';

afterEach(cleanup);

it('lists who has the business open, and the record that is open there', async () => {
  localStorage.clear();
  const team = memoryTeamServer();
  const { close } = await openMemoryStore({ contacts: [contact({ id: 'ada', name: 'Ada Lovelace' })] });
  await connectTeam({ address: 'ws://localhost:4280', code: team.code });
  render(<WhoIsHere />, { wrapper: AddressRouter as never });
  screen.getByText('Only this device.');
  await act(() => team.says('phone', { name: 'Kim', on: 'iPhone', places: [{ collection: 'contacts', id: 'ada' }] }));
  const line = await screen.findByRole('listitem');
  expect(line.textContent).toContain('Kim · iPhone');
  expect(screen.getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href')).toContain('ada');
  await close();
  team.undo();
});
