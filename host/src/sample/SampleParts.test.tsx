// @vitest-environment happy-dom
import { put } from '@steps/shared';
import { campaigns } from '@steps/shared/campaigns';
import { openSampleClient } from '@steps/shared/sample';
import { campaign, openMemoryStore } from '@steps/shared/testing';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remoteLoaded } from '../federation/loadedRemotes';
import { SampleParts } from './SampleParts';

const remote = (name: string, sample: () => Promise<() => []>) => ({ contract: 1, name, sample });
const leaflets = async () => () => [put(campaigns, campaign({ id: 'leaflet' }))];

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

it('one that fails is told, and keeps no other away', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openSampleClient();
  render(<SampleParts />);
  act(() => remoteLoaded(remote('remote-broken', () => Promise.reject(new Error('no file')))));
  act(() => remoteLoaded({ contract: 1, name: 'remote-print', sample: leaflets }));
  await waitFor(() => expect(campaigns.size).toBe(1));
  expect(told).toHaveBeenCalledWith(expect.stringContaining('remote-broken'), expect.anything());
});
