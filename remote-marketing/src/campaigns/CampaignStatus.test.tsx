// @vitest-environment page

import { campaign, openMemoryStore } from '@steps/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CampaignStatus } from './CampaignStatus';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('a campaign that waits for its time says that it is being sent when that has come', async () => {
  const now = Date.now();
  const startAt = new Date(now + 10_000).toISOString();
  const mailing = {
    ...{ id: 'm', campaignId: 'camp', name: 'Jam', kind: 'campaign', accountId: 'a', status: 'sending', startAt },
    ...{ clicks: false, hasB: false, recipients: 1, chunks: 1, createdAt: startAt, updatedAt: startAt },
  };
  await openMemoryStore({ mailings: [mailing] } as Parameters<typeof openMemoryStore>[0]);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now });
  render(<CampaignStatus campaign={campaign({ id: 'camp', status: 'sent' })} />);
  expect(screen.getByText('Scheduled')).toBeDefined();
  act(() => void vi.advanceTimersByTime(10_100));
  expect(screen.getByText('Sending')).toBeDefined();
});
