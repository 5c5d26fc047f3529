import { campaigns } from '@steps/shared/campaigns';
import { addSamplePart, openSampleClient } from '@steps/shared/sample';
import { openMemoryStore } from '@steps/shared/testing';
import { expect, it } from 'vitest';
import { sample } from '.';

it('brings six campaigns of every kind of status to the sample business', async () => {
  await openMemoryStore();
  const now = new Date(2026, 10, 3, 12, 0);
  await openSampleClient(now);
  await addSamplePart('remote-marketing', async () => sample, now);
  expect(campaigns.size).toBe(6);
  expect(new Set(campaigns.all().map(({ status }) => status))).toEqual(
    new Set(['sent', 'scheduled', 'draft', 'ready']),
  );
  expect(campaigns.all().every(({ createdAt }) => createdAt <= now.toISOString())).toBe(true);
});
