import { recordAiResult } from '@steps/business';
import { createCampaign } from '@steps/business/campaigns';
import { lookInPage, querySchema } from '@steps/business/queries';
import { addSamplePart, openSampleClient } from '@steps/business/sample';
import type { QueryInput } from '@steps/business/src/ai/queries/query';
import { runQuery } from '@steps/business/src/ai/queries/runQuery';
import { openMemoryStore, tomWith } from '@steps/testing';
import { answersAsFiltered } from '@steps/testing/tasks';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addResult } from '../pieces/pieceState';
import { sample } from '../sample';
import { nouns } from './nouns';

const now = new Date(2026, 10, 3, 12, 0);
const { signal } = new AbortController();
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const ask = (query: QueryInput) => runQuery(nouns, v.parse(querySchema, query), lookInPage, signal);

async function openSample(): Promise<void> {
  await openMemoryStore();
  await openSampleClient(now);
  await addSamplePart('remote-marketing', async () => sample, now);
}

it('for any field, operator and value of marketing the answer equals the records with that filter', async () => {
  await openSample();
  await answersAsFiltered(nouns, ask, { now, runs: 300 });
});

it('tells campaigns with their status and what they brought, each with its address', async () => {
  await openMemoryStore();
  const half = { opens: 20, clicks: 4, replies: 1, orders: 1 };
  const { id } = createCampaign({
    ...{ name: 'Autumn', type: 'email', status: 'sent', recipients: 90, sentAt: '2026-10-12T09:00:00.000Z' },
    results: { A: half, B: half },
  });
  createCampaign({ name: 'Spring', type: 'social' });
  expect((await ask({ noun: 'campaigns', group: 'status', order: { by: 'name' } })).groups).toEqual([
    { name: 'draft', count: 1 },
    { name: 'sent', count: 1 },
  ]);
  const period = { field: 'sentAt', from: '2026-10-01', until: '2026-10-31' };
  expect(await ask({ noun: 'campaigns', period })).toMatchObject({
    total: 1,
    lookedAt: 2,
    records: [{ title: 'Autumn', href: `/marketing/campaigns/${id}`, facts: { recipients: 90, opens: 40, clicks: 8 } }],
  });
  expect(await ask({ noun: 'campaigns', measure: 'sum', of: 'orders' })).toMatchObject({ figure: 2, counted: 1 });
});

it('tells where each piece of content is', async () => {
  await openMemoryStore();
  const made = { module: 'marketing', engine: 'built-in', model: 'built-in', prompt: '' } as const;
  const { id } = recordAiResult({ ...made, kind: 'subject-line', title: 'Subject', output: 'Come and see the oak' });
  addResult({ pieceId: 'p1', kind: 'email', part: 'subject', resultId: id, brief: { about: 'Oak' }, words: 'Oak' });
  const of = (status: string) => ask({ noun: 'pieces', where: [{ field: 'status', op: 'is', value: status }] });
  expect(await of('waiting')).toMatchObject({
    ...{ total: 1, lookedAt: 1 },
    records: [{ title: 'Oak', href: '/marketing/email?piece=p1', facts: { kind: 'email', status: 'waiting' } }],
  });
  expect(await of('published')).toMatchObject({ total: 0 });
});

it('who may not see marketing gets nothing of it', async () => {
  await openSample();
  tomWith({ crm: ['view'] });
  expect(Object.keys(nouns).length).toBeGreaterThan(5);
  for (const noun of Object.keys(nouns)) expect(await ask({ noun, measure: 'count' })).toMatchObject({ lookedAt: 0 });
});

it('tells what the brand guidelines say, to whoever may see the brand', async () => {
  await openSample();
  const avoided = { noun: 'brandTexts', where: [{ field: 'name', op: 'is', value: 'Words to avoid' }] } as const;
  const answer = async () =>
    (await ask({ ...avoided, where: [...avoided.where] })).records?.map(({ detail }) => detail);
  expect(await answer()).toEqual(['cheap, world-class, solution, leverage']);
  tomWith({ crm: ['view'] });
  expect(await answer()).toEqual([]);
});
