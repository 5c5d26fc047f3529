// @vitest-environment page
import { flush } from '@steps/platform';
import { createContact, editContact, openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTeam } from './loadTeam';

const loaded = vi.fn();
vi.mock('@steps/journal/team', () => {
  loaded();
  return {};
});

const reload = vi.fn();

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.stubGlobal('location', { ...window.location, reload });
});

afterEach(() => vi.unstubAllGlobals());

/** As another tab writes it. */
function elsewhere(joined: readonly string[]): void {
  const newValue = JSON.stringify(joined);
  localStorage.setItem('steps.team', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'steps.team', newValue }));
}

it('nothing that speaks to a server is fetched while no business is on one', async () => {
  await loadTeam();
  expect(loaded).not.toHaveBeenCalled();
});

it('a tab begins anew when another one puts a business on a server or takes it off, and saves first', async () => {
  await loadTeam();
  window.dispatchEvent(new StorageEvent('storage', { key: 'steps.theme', newValue: '"dark"' }));
  await flush();
  expect(reload).not.toHaveBeenCalled();
  await openMemoryStore();
  const { id } = createContact({ name: 'Ada' });
  editContact(id, { name: 'Ada Byron' });
  elsewhere(['client-1']);
  expect(reload).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  elsewhere([]);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

it('it is fetched before the business is opened when one is on a server', async () => {
  localStorage.setItem('steps.team', '["client-1"]');
  await loadTeam();
  expect(loaded).toHaveBeenCalledOnce();
});
