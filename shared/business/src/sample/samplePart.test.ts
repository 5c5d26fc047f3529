import { commit } from '@steps/platform/src/core/store/commit';
import { historySteps } from '@steps/platform/src/core/store/history';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { campaign, faultyPort, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { campaigns } from '../nouns/campaigns/campaign';
import { activeClient, createClient, switchClient } from '../nouns/clients/clientState';
import { addSamplePart } from './samplePart';
import { openSampleClient } from './sampleWorkspace';

const leaflet = campaign({ id: 'leaflet' });
const load = async () => () => [put(campaigns, leaflet)];

beforeEach(async () => {
  await openMemoryStore();
  await openSampleClient();
});

describe('the part of a remote in the sample business', () => {
  it('is added once the remote is there, also if the sample was opened without it, and undo does not remove it', async () => {
    expect(campaigns.get('leaflet')).toBeUndefined();
    await expect(addSamplePart('remote-print', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(activeClient()?.sampleParts ?? []).toEqual([]);
    await addSamplePart('remote-print', load);
    expect(campaigns.get('leaflet')).toEqual(leaflet);
    expect(historySteps()).toEqual([]);
  });

  it('is added once: what somebody deleted stays deleted, also when the business is opened again', async () => {
    await addSamplePart('remote-print', load);
    commit({ label: 'Delete the leaflet', changes: [drop(campaigns, 'leaflet')] });
    await openSampleClient();
    const again = vi.fn(load);
    await addSamplePart('remote-print', again);
    expect(again).not.toHaveBeenCalled();
    expect(campaigns.get('leaflet')).toBeUndefined();
  });

  it('is added once when it is asked for twice at a time, beside the parts of others', async () => {
    const part = vi.fn(() => [put(campaigns, leaflet)]);
    await Promise.all(
      ['remote-print', 'remote-print', 'remote-post'].map((name) => addSamplePart(name, async () => part)),
    );
    expect(part).toHaveBeenCalledTimes(2);
    expect(activeClient()?.sampleParts?.toSorted()).toEqual(['remote-post', 'remote-print']);
  });

  it('counts as added only once its records are stored: a page that is closed meanwhile loses none of them', async () => {
    const port = faultyPort();
    await openMemoryStore({}, { port });
    await openSampleClient();
    port.writeFault = 'quota';
    await addSamplePart('remote-print', load);
    expect(activeClient()?.sampleParts ?? []).toEqual([]);
    port.writeFault = undefined;
    await addSamplePart('remote-print', load);
    expect(activeClient()?.sampleParts).toEqual(['remote-print']);
    const collections = port.batches.flat().map(({ collection }) => collection);
    expect(collections.lastIndexOf('clients')).toBeGreaterThan(collections.lastIndexOf('campaigns'));
  });

  it('is not added to another business, even one that was opened meanwhile', async () => {
    const own = createClient({ businessName: 'Fenwick Joinery' });
    const adding = addSamplePart('remote-print', async () => {
      await switchClient(own.id);
      return load();
    });
    await adding;
    await addSamplePart('remote-print', load);
    expect(activeClient()?.businessName).toBe('Fenwick Joinery');
    expect(campaigns.size).toBe(0);
  });
});
