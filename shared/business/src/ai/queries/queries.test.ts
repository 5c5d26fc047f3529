import { busyTime } from '@steps/testing/src/busyTime';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { NameIndex, namedIn } from './names';
import { type Query, querySchema } from './query';
import { queryNoun } from './queryNoun';
import { lookInPage, runQuery } from './runQuery';

interface Person {
  readonly id: string;
  readonly score: number;
  readonly town: string;
  readonly added: string;
}
const towns = ['Leeds', 'York', 'Hull', 'Bath'];
const people = Array.from(
  { length: 100_000 },
  (_, at): Person => ({
    id: `p${at}`,
    score: at % 100,
    town: towns[at % towns.length] ?? '',
    added: `2026-${String((at % 12) + 1).padStart(2, '0')}-05`,
  }),
);
const nouns = {
  people: queryNoun<Person>({
    one: 'person',
    many: 'people',
    all: () => people,
    id: ({ id }) => id,
    title: ({ id }) => id,
    detail: () => '',
    href: ({ id }) => `/${id}`,
    fields: () => ({
      id: { kind: 'id', label: 'Id', of: ({ id }) => id },
      score: { kind: 'number', label: 'Score', of: ({ score }) => score },
      town: { kind: 'choice', label: 'Town', of: ({ town }) => town },
      added: { kind: 'day', label: 'Added', of: ({ added }) => added },
    }),
  }),
};
const ask = (query: v.InferInput<typeof querySchema>) =>
  runQuery(nouns, v.parse(querySchema, query), lookInPage, new AbortController().signal);

it.each<readonly [string, v.InferInput<typeof querySchema>]>([
  ['a filter', { noun: 'people', where: [{ field: 'town', op: 'is', value: 'leeds' }], measure: 'count' }],
  ['a group', { noun: 'people', group: 'town', measure: 'average', of: 'score' }],
  [
    'an order',
    { noun: 'people', where: [{ field: 'score', op: 'above', value: 90 }], order: { by: 'score', descending: true } },
  ],
  [
    'a comparison',
    {
      noun: 'people',
      period: { field: 'added', from: '2026-03-01', until: '2026-03-31' },
      compare: { from: '2026-02-01', until: '2026-02-28' },
      measure: 'count',
    },
  ],
])('%s over 100,000 records answers within 150 ms', async (_, query) => {
  await ask(query);
  expect(await busyTime(async () => expect((await ask(query)).lookedAt).toBe(100_000))).toBeLessThan(150);
});

it('records that the order cannot tell from the last one asked for are told besides, at most nine', async () => {
  const first = async (where: Query['where'], limit: number) => {
    const { records = [], tied = [] } = await ask({
      ...{ noun: 'people', where, measure: 'list', limit },
      order: { by: 'score', descending: true },
    });
    return [records.length, tied.length];
  };
  expect(await first([], 1)).toEqual([1, 9]);
  const some: Query['where'] = [
    { any: ['p7', 'p107', 'p207', 'p8'].map((value) => ({ field: 'id', op: 'is', value })) },
  ];
  expect([await first(some, 1), await first(some, 2), await first(some, 3), await first(some, 4)]).toEqual([
    [1, 0],
    [2, 2],
    [3, 1],
    [4, 0],
  ]);
});

it('groups are listed with the most first, or the least where that is asked', async () => {
  const groups = async (descending?: boolean) =>
    (
      await ask({
        noun: 'people',
        group: 'town',
        measure: 'sum',
        of: 'score',
        ...(descending !== undefined && { order: { by: 'figure', descending } }),
        limit: 1,
      })
    ).groups;
  expect(await groups()).toEqual([{ name: 'Bath', count: 25_000, figure: 1_275_000 }]);
  expect(await groups(false)).toEqual([{ name: 'Leeds', count: 25_000, figure: 1_200_000 }]);
});

it('compares a period with another', async () => {
  const period = { field: 'added', from: '2026-03-01', until: '2026-03-31' };
  const answer = await ask({
    noun: 'people',
    period,
    compare: { from: '2026-12-01', until: '2026-12-31' },
    measure: 'count',
  });
  expect(answer).toMatchObject({ total: 8_334, figure: 8_334, before: { total: 8_333, figure: 8_333 } });
});

it('dates are grouped by month, by quarter or by year', async () => {
  const groups = async (every?: 'quarter' | 'year') =>
    (await ask({ noun: 'people', group: 'added', every, measure: 'count', order: { by: 'name' }, limit: 50 })).groups;
  expect(await groups()).toHaveLength(12);
  const quarter = people.filter(({ added }) => added < '2026-04').length;
  expect((await groups('quarter'))?.[0]).toEqual({ name: '2026-Q1', count: quarter, figure: quarter });
  expect(await groups('year')).toEqual([{ name: '2026', count: people.length, figure: people.length }]);
});

it('an average of counts has the values that there are as its base', async () => {
  const { figure, counted, total } = await ask({ noun: 'people', measure: 'count', per: 'town' });
  expect([figure, counted, total]).toEqual([people.length / towns.length, towns.length, people.length]);
  const none = await ask({
    noun: 'people',
    where: [{ field: 'town', op: 'is', value: 'Paris' }],
    measure: 'count',
    per: 'town',
  });
  expect(none.counted).toBe(0);
});

it('a name with one slip of the hand is found where nobody is called so', () => {
  const names = { length: 3, of: (row: number) => ['Siobhan Doyle', 'Amelia Hart', 'Ann Lee'][row] ?? '' };
  const found = (text: string) => namedIn(names, { text, parts: true });
  expect(found('when did we email Siobahn')).toEqual([0]);
  expect(found('Ameila')).toEqual([1]);
  // A short name is one slip from too many others.
  expect(found('Anm')).toEqual([]);
  const index = new NameIndex();
  for (let row = 0; row < 3; row += 1) index.put(row, names.of(row));
  expect(index.like({ text: 'Siobahn', parts: true }, 3)).toEqual([0]);
});

it('groups are kept by how many records there are in each', async () => {
  const named = async (op: 'above' | 'at-least' | 'at-most' | 'below' | 'is', value: number) =>
    (
      await ask({
        noun: 'people',
        where: [{ field: 'score', op: 'is', value: 7 }],
        group: 'added',
        measure: 'count',
        having: { op, value },
      })
    ).groupCount;
  // 1,000 people have a score of 7: a third of them in each of three months.
  expect([
    await named('above', 333),
    await named('at-least', 333),
    await named('is', 333),
    await named('below', 334),
  ]).toEqual([1, 3, 2, 2]);
});
