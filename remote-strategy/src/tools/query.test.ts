// @vitest-environment page
import { aiResults } from '@steps/business';
import { lookInPage, querySchema } from '@steps/business/queries';
import { openSampleClient } from '@steps/business/sample';
import type { QueryInput } from '@steps/business/src/ai/queries/query';
import { runQuery } from '@steps/business/src/ai/queries/runQuery';
import { approveAiResult, openMemoryStore, tomWith } from '@steps/testing';
import { answersAsFiltered } from '@steps/testing/tasks';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSession } from '../analysis/sessionState';
import { nouns } from './nouns';

const now = new Date(2026, 10, 3, 12, 0);
const { signal } = new AbortController();
beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await openMemoryStore();
  await openSampleClient(now);
});
afterEach(() => void vi.useRealTimers());

const ask = (query: QueryInput) => runQuery(nouns, v.parse(querySchema, query), lookInPage, signal);
const waiting = { field: 'status', op: 'is', value: 'pending' } as const;

it('for any field, operator and value of reviews and analyses the answer equals the records with that filter', async () => {
  createSession('Autumn review');
  await answersAsFiltered(nouns, ask, { now });
});

it('tells what waits for review, each with its address, and never its words', async () => {
  const [first] = aiResults.all().filter(({ status }) => status === 'pending');
  const before = await ask({ noun: 'reviews', where: [waiting] });
  expect(before.total).toBe(aiResults.all().filter(({ status }) => status === 'pending').length);
  expect(before.records).toContainEqual(
    expect.objectContaining({ title: first?.title, href: `/?module=human-loop&entry=${first?.id}` }),
  );
  expect(JSON.stringify(before)).not.toContain(JSON.stringify(first?.output).slice(1, -1));
  approveAiResult(first?.id ?? '');
  expect((await ask({ noun: 'reviews', where: [waiting] })).total).toBe(before.total - 1);
});

it('who does not see human review gets the results of the modules that they see, and no analyses', async () => {
  createSession('Autumn review');
  tomWith({ marketing: ['view'] });
  const { groups } = await ask({ noun: 'reviews', group: 'module' });
  expect(groups?.map(({ name }) => name)).toEqual(['marketing']);
  expect(await ask({ noun: 'analyses', measure: 'count' })).toMatchObject({ lookedAt: 0 });
});
