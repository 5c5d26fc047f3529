import { contact, openMemoryStore } from '@steps/testing';
import { describeTools } from '@steps/testing/tasks';
import { expect, it } from 'vitest';
import { facts } from '../facts';
import { tools } from '.';
import { findNewcomers } from './findNewcomers';

describeTools(tools, facts.tools);

it('finds who was added since a day', async () => {
  await openMemoryStore({ contacts: [contact({ name: 'Ann Lee', createdAt: '2026-11-05T09:00:00.000Z' })] });
  const { signal } = new AbortController();
  expect(findNewcomers.run({ since: '2026-11-03' }, { signal })).toEqual({ count: 1, names: ['Ann Lee'] });
  expect(findNewcomers.run({ since: '2026-11-06' }, { signal })).toEqual({ count: 0, names: [] });
});
