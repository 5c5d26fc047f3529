import { openMemoryStore, testNow } from '@steps/testing';
import { expect, it, vi } from 'vitest';
import { mailReadings } from '../mail/mailReading';
import { readMailOf } from './mailReadingState';

const server = { host: 'mail.bramble.example', port: 993, security: 'tls' } as const;
const account = {
  ...{ id: 'account-1', senderName: 'Ada', address: 'help@bramble.example', server, incoming: server, user: 'help' },
  ...{ secrets: {}, state: 'works', createdAt: testNow, updatedAt: testNow },
};
const both = { withoutDomains: [], withoutFolders: [] };
const since = () => mailReadings.get('account-1')?.supportSince;

it('an address is for support from the moment somebody says so, however often it is saved, until they say otherwise', async () => {
  await openMemoryStore({ mailAccounts: [account] });
  readMailOf('account-1', both);
  expect(since()).toBeUndefined();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-03T09:00:00.000Z') });
  try {
    readMailOf('account-1', { ...both, isSupport: true });
    const first = since();
    expect(first).toMatch(/^2026-11-03T09:00/);
    vi.setSystemTime(Date.parse('2026-11-04T09:00:00.000Z'));
    readMailOf('account-1', { ...both, withoutFolders: ['sent'], isSupport: true });
    expect(since()).toBe(first);
    readMailOf('account-1', both);
    expect(since()).toBeUndefined();
    readMailOf('account-1', { ...both, isSupport: true });
    expect(since()).toMatch(/^2026-11-04/);
  } finally {
    vi.useRealTimers();
  }
});

it('a support address has its inbox read', async () => {
  await openMemoryStore({ mailAccounts: [account] });
  expect(() => readMailOf('account-1', { ...both, withoutFolders: ['inbox'], isSupport: true })).toThrow(
    'from the inbox',
  );
  expect(mailReadings.size).toBe(0);
});
