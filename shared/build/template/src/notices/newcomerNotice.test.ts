import { dismissKept, keptNotices } from '@steps/platform/ui';
import { contact, openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import { watchNewcomers } from './newcomerNotice';

it('says once a day that contacts were added, and not again once it was dismissed', async () => {
  await openMemoryStore({ contacts: [contact({ createdAt: new Date().toISOString() })] });
  watchNewcomers()();
  expect(keptNotices().map(({ title }) => title)).toEqual(['Contacts added today: 1']);
  dismissKept(keptNotices()[0]?.id ?? '');
  watchNewcomers()();
  expect(keptNotices()).toEqual([]);
});
