import { isDeepStrictEqual } from 'node:util';
import type { Query, QueryAnswer } from '@steps/business/queries';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type CorpusEntry, type Expected, readCorpus } from './corpus';
import { corpusNow, openCorpusBusiness } from './corpusBusiness';
import { answered } from './corpusTools';

beforeAll(async () => {
  vi.useFakeTimers({ now: corpusNow, toFake: ['Date'] });
  await openCorpusBusiness();
});
afterAll(() => void vi.useRealTimers());

const queriesOf = (entry: CorpusEntry): readonly Query[] => {
  if ('query' in entry) return [entry.query, ...(entry.or ?? [])];
  return 'either' in entry ? entry.either : [];
};

/** An answer as an expectation says it: only what is expected. One day of a series is the series. */
function asExpected(answer: QueryAnswer, wanted: Expected): Expected {
  const ids = answer.records?.map(({ id }) => id.split(' ')[0] ?? id) ?? [];
  const groups = answer.groups?.map(({ name, count, figure }) => [name, figure ?? count] as const) ?? [];
  const asked = groups.filter(([, figure]) => Object.keys(wanted.groups ?? {}).length > 1 || figure === groups[0]?.[1]);
  return {
    ...(wanted.total !== undefined && { total: answer.total }),
    ...(wanted.ids && { ids: wanted.inOrder ? ids : ids.toSorted() }),
    ...(wanted.inOrder && { inOrder: true }),
    ...(wanted.figure !== undefined && { figure: answer.figure ?? 0 }),
    ...(wanted.before !== undefined && { before: answer.before?.figure ?? 0 }),
    ...(wanted.groups && { groups: Object.fromEntries(asked) }),
  };
}

it('the query of every question gives what a plain filter of the records gives', async () => {
  const wrong: string[] = [];
  let checked = 0;
  for (const entry of readCorpus()) {
    if (!('query' in entry) || !entry.expect) continue;
    const answer = await answered(entry.query);
    if (typeof answer === 'string') continue;
    checked += 1;
    const { expect: wanted } = entry;
    const expected = wanted.ids && !wanted.inOrder ? { ...wanted, ids: wanted.ids.toSorted() } : wanted;
    const given = asExpected(answer, wanted);
    if (!isDeepStrictEqual(given, expected))
      wrong.push(`${entry.question}\n  ${JSON.stringify(given)}\n  ${JSON.stringify(expected)}`);
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThanOrEqual(300);
});

it('what questions ask for is in the vocabulary', async () => {
  const lacks = new Set<string>();
  for (const query of readCorpus().flatMap(queriesOf)) {
    const answer = await answered(query);
    if (typeof answer === 'string') lacks.add(answer);
  }
  expect([...lacks]).toEqual([]);
});
