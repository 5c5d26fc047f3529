// @vitest-environment page
import type { IntegrationProps } from '@steps/platform';
import { AddressRouter, type RemoteDefinition } from '@steps/platform/host';
import { openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remoteEntry } from '../federation/remoteEntry.fixture';
import { remotesList } from '../federation/remotesList';
import { RemoteCards } from './RemoteCards';

const { loadRemote } = vi.hoisted(() => ({ loadRemote: vi.fn() }));
vi.mock('../federation/loadRemote', () => ({ loadRemote }));

const till = { id: 'till', title: 'Till', purpose: 'Takings of the day.' };
const card = () => within(screen.getByRole('region', { name: 'Till' }));

function TillCard({ Card }: IntegrationProps) {
  return (
    <Card state={{ label: 'Open' }} test={{ label: 'Test the till', run: async () => 'Test: it rings' }}>
      <p>Nothing was sold yet.</p>
    </Card>
  );
}

beforeEach(async () => {
  localStorage.clear();
  await openMemoryStore();
});
afterEach(() => {
  cleanup();
  remotesList.remotes = ref([]);
});

/** Shows the cards of a remote that offers so much. */
function show(name: string, offers: Partial<RemoteDefinition>, disabled = false) {
  loadRemote.mockResolvedValue({ contract: 1, name, ...offers });
  remotesList.remotes = ref([remoteEntry({ name, integrations: [till], disabled })]);
  return render(
    <AddressRouter>
      <RemoteCards />
    </AddressRouter>,
  );
}

it('a card that a remote brings looks and logs like the host’s own', async () => {
  show('remote-shop', { integrations: { till: async () => TillCard } });
  expect(card().getByText('Takings of the day.')).toBeDefined();
  await screen.findByText('Open');
  expect(card().getByText('Nothing was sold yet.')).toBeDefined();
  await userEvent.click(card().getByRole('button', { name: 'Test the till' }));
  expect(await card().findByText(/Test: it rings/)).toBeDefined();
});

it('a card whose remote is away keeps its place and offers another try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show('remote-away', { integrations: { till: () => Promise.reject(new Error('gone')) } });
  await screen.findByText('remote-away is not available');
  expect(card().getByRole('button', { name: /Retry|again/ })).toBeDefined();
});

it('a remote that is switched off brings no card', () => {
  show('remote-shop', { integrations: { till: async () => TillCard } }, true);
  expect(screen.queryByRole('region', { name: 'Till' })).toBeNull();
});
