// @vitest-environment page
import { createClient, switchClient } from '@steps/business';
import type { RemoteDefinition } from '@steps/platform/host';
import { openMemoryStore } from '@steps/testing';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remoteLoaded } from '../federation/loadedRemotes';
import { RemoteWatches } from './RemoteWatches';

const end = vi.fn();
const watch = vi.fn(() => end);
const remote: RemoteDefinition = { contract: 1, name: 'remote-crm', watch: async () => watch };

beforeEach(async () => {
  end.mockClear();
  watch.mockClear().mockReturnValue(end);
  await openMemoryStore();
});
afterEach(cleanup);

it('a remote watches once its code is there, anew for each business, and no more when Steps is closed', async () => {
  const { unmount } = render(<RemoteWatches rest={0} />);
  act(() => remoteLoaded(remote));
  await waitFor(() => expect(watch).toHaveBeenCalledOnce());
  expect(end).not.toHaveBeenCalled();
  const other = createClient({ businessName: 'Florist' });
  await act(() => switchClient(other.id));
  await waitFor(() => expect(watch).toHaveBeenCalledTimes(2));
  expect(end).toHaveBeenCalledOnce();
  unmount();
  expect(end).toHaveBeenCalledTimes(2);
});

it('a remote whose watch fails does not disturb the others', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<RemoteWatches rest={0} />);
  act(() => remoteLoaded({ ...remote, name: 'remote-broken', watch: () => Promise.reject(new Error('gone')) }));
  await waitFor(() => expect(failed).toHaveBeenCalled());
  act(() => remoteLoaded(remote));
  await waitFor(() => expect(watch).toHaveBeenCalled());
});

it('nothing is fetched to watch while the page is new, not even from a remote that is there', async () => {
  const code = vi.fn(async () => watch);
  render(<RemoteWatches rest={3_600_000} />);
  act(() => remoteLoaded({ ...remote, watch: code }));
  const quick = render(<RemoteWatches rest={0} />);
  await waitFor(() => expect(watch).toHaveBeenCalled());
  expect(code).toHaveBeenCalledOnce();
  quick.unmount();
});
