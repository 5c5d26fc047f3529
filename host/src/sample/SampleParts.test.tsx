// @vitest-environment page
import { activeClient, commit, contacts, drop, put } from '@steps/shared';
import { campaigns } from '@steps/shared/campaigns';
import { openSampleClient } from '@steps/shared/sample';
import { campaign, openMemoryStore } from '@steps/shared/testing';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remoteLoaded } from '../federation/loadedRemotes';
import { SampleParts } from './SampleParts';

const remote = (name: string, sample: () => Promise<() => []>) => ({ contract: 1, name, sample });
const leaflets = async () => () => [put(campaigns, campaign({ id: 'leaflet' }))];

const empty = () => commit({ label: 'Delete', changes: contacts.all().map(({ id }) => drop(contacts, id)) });

beforeEach(() => openMemoryStore());
afterEach(cleanup);

it('what a remote brings to the sample comes when the remote does, not before, and to no own business', async () => {
  const sample = vi.fn(leaflets);
  render(<SampleParts />);
  act(() => remoteLoaded({ contract: 1, name: 'remote-print', sample }));
  expect(sample).not.toHaveBeenCalled();
  await act(() => openSampleClient());
  await waitFor(() => expect(campaigns.size).toBe(1));
});

it('a page that was closed before the sample had its records fills it the next time, and what a remote makes of them comes after', async () => {
  await openSampleClient();
  empty();
  const made = vi.fn(() => [put(campaigns, campaign({ id: `for-${contacts.size}` }))]);
  render(<SampleParts />);
  act(() => remoteLoaded({ contract: 1, name: 'remote-print', sample: async () => made }));
  await waitFor(() => expect(campaigns.all().map(({ id }) => id)).toEqual(['for-60']));
  cleanup();
  await waitFor(() => expect(activeClient()?.sampleParts).toEqual(['shared', 'remote-print']));
  empty();
  render(<SampleParts />);
  expect(contacts.size).toBe(0);
});

it('one that fails is told, and keeps no other away', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openSampleClient();
  render(<SampleParts />);
  act(() => remoteLoaded(remote('remote-broken', () => Promise.reject(new Error('no file')))));
  act(() => remoteLoaded({ contract: 1, name: 'remote-print', sample: leaflets }));
  await waitFor(() => expect(campaigns.size).toBe(1));
  expect(told).toHaveBeenCalledWith(expect.stringContaining('remote-broken'), expect.anything());
});
