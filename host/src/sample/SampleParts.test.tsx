// @vitest-environment page
import { activeClient, contacts } from '@steps/business';
import { campaigns } from '@steps/business/campaigns';
import { openSampleClient } from '@steps/business/sample';
import { commit, drop, put } from '@steps/platform';
import { campaign, openMemoryStore } from '@steps/testing';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remoteLoaded } from '../federation/loadedRemotes';
import { SampleParts } from './SampleParts';

const remote = (name: string, sample: () => Promise<() => []>) => ({ contract: 1, name, sample });
const leaflets = async () => () => [put(campaigns, campaign({ id: 'leaflet' }))];

const empty = () => commit({ label: 'Delete', changes: contacts.all().map(({ id }) => drop(contacts, id)) });

beforeEach(() => openMemoryStore());
afterEach(cleanup);

it('the sample records of a remote are added once it is loaded, and to the sample business only', async () => {
  const sample = vi.fn(leaflets);
  render(<SampleParts />);
  act(() => remoteLoaded({ contract: 1, name: 'remote-print', sample }));
  expect(sample).not.toHaveBeenCalled();
  await act(() => openSampleClient());
  await waitFor(() => expect(campaigns.size).toBe(1));
});

it('a sample that was cut off by closing the page is filled on the next visit, before the remotes add theirs', async () => {
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

it('a remote whose sample fails is reported and does not stop the others', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openSampleClient();
  render(<SampleParts />);
  act(() => remoteLoaded(remote('remote-broken', () => Promise.reject(new Error('no file')))));
  act(() => remoteLoaded({ contract: 1, name: 'remote-print', sample: leaflets }));
  await waitFor(() => expect(campaigns.size).toBe(1));
  expect(told).toHaveBeenCalledWith(expect.stringContaining('remote-broken'), expect.anything());
});
