// @vitest-environment page

import { keepNotice, keptNotices } from '@steps/platform/ui';
import { MemoryRouter, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remoteEntry } from '../federation/remoteEntry.fixture';
import { remotesList } from '../federation/remotesList';
import { SettingsPage } from './SettingsPage';

const { loadRemote } = vi.hoisted(() => ({ loadRemote: vi.fn() }));
vi.mock('../federation/loadRemote', () => ({ loadRemote }));

const shop = remoteEntry({
  name: 'remote-shop',
  settings: [{ id: 'points', title: 'Points', parts: [{ title: 'How many', words: 'stamps' }] }],
  notices: [{ kind: 'shop-open', label: 'The shop opens' }],
});

beforeEach(async () => {
  localStorage.clear();
  await openMemoryStore();
  loadRemote.mockResolvedValue({ settings: { points: async () => () => <p>Ten points a visit</p> } });
  Object.assign(remotesList, { status: 'ready', remotes: ref([shop]) });
});
afterEach(() => {
  cleanup();
  remotesList.remotes = ref([]);
});

const open = (section: string) =>
  render(
    <MemoryRouter initialEntries={[`/?module=settings&section=${section}`]}>
      <SettingsPage />
    </MemoryRouter>,
  );

it('a section that a remote brings is in the list, is found by its words, and opens beside it', async () => {
  open('profile');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'stamps');
  await userEvent.click(screen.getByRole('link', { name: /^How many/ }));
  expect(await within(screen.getByRole('region', { name: 'Points' })).findByText('Ten points a visit')).toBeDefined();
  const link = within(screen.getByRole('navigation', { name: 'Settings' })).getByRole('link', { name: 'Points' });
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
});

it('a kind of notice that a remote keeps is switched off like the host’s own', async () => {
  open('notifications');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'The shop opens' }));
  keepNotice({ id: 'shop', kind: 'shop-open', title: 'Open' });
  expect(keptNotices()).toEqual([]);
});
