import { contacts } from '@steps/business';
import { type Look, queryNoun, titleField } from '@steps/business/queries';
import { openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import type { LookMessage } from './lookMessages';
import type { LookThread } from './lookThread';
import { lookUp } from './lookUp';
import { lookUpHandler } from './lookUpHandler';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly score: number | undefined;
  readonly tags: readonly string[];
}
const places = ['Leeds', 'York', 'Hull'];
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    name: `Person ${places[at % 3]} ${at}`,
    score: at % 7 === 0 ? undefined : at % 100,
    tags: at % 2 ? ['odd', 'all'] : ['all'],
  }));

/** A table of people, with a version that increases when its records change. */
function table(list: readonly Person[]) {
  let records = list;
  let edition = 0;
  const noun = queryNoun<Person>({
    one: 'person',
    many: 'people',
    all: () => records,
    id: ({ id }) => id,
    title: ({ name }) => name,
    detail: () => '',
    href: ({ id }) => `/${id}`,
    edition: () => String(edition),
    worth: 'score',
    fields: () => ({
      score: { kind: 'number', label: 'Score', of: ({ score }) => score },
      tags: { kind: 'tags', label: 'Tags', of: ({ tags }) => tags },
      name: { kind: 'text', label: 'Name', of: ({ name }) => name },
    }),
  });
  const become = (next: readonly Person[]) => {
    records = next;
    edition += 1;
  };
  return { noun, become };
}

/** The worker, in the test. */
function thread() {
  const handler = lookUpHandler();
  const messages: LookMessage[] = [];
  let count = 0;
  const made: LookThread = async (message) => {
    if (message.kind === 'look') count += 1;
    else messages.push(message);
    return handler(structuredClone(message));
  };
  const looks = () => count;
  const values = () => messages.reduce((sum, message) => sum + (message.kind === 'put' ? message.rows.length : 0), 0);
  return { made, messages, values, looks };
}

const signal = new AbortController().signal;
const looks: readonly Look[] = [
  { tests: [], limit: 2 },
  {
    tests: [{ field: 'score', op: 'above', value: 40 }],
    limit: 5,
    orderBy: { field: 'score', descending: true },
    measure: { kind: 'sum', field: 'score' },
  },
  { tests: [{ field: 'score', op: 'empty' }], limit: 3, groupBy: { field: 'tags' } },
  {
    tests: [
      { field: 'tags', op: 'is', value: 'Odd' },
      { field: 'name', op: 'contains', value: 'hull' },
    ],
    limit: 3,
  },
  { tests: [], names: { text: 'Who is Person York 4?', parts: false }, limit: 5 },
];

it.each(looks.map((look, at) => [at, look] as const))(
  'query %s finds the same in the worker as in the page',
  async (_, look) => {
    const { noun } = table(people(6_001));
    const away = await lookUp('people', noun, look, signal, async () => thread().made);
    const here = await lookUp('people', noun, look, signal, async () => undefined);
    expect(away).toEqual(here);
    expect(away.of).toBe(6_001);
    expect(away.total).toBeGreaterThan(0);
  },
);

it('sends each value to the worker once, then only what was changed, added and deleted', async () => {
  const list = people(6_001);
  const { noun, become } = table(list);
  const { made, values } = thread();
  const look: Look = {
    tests: [{ field: 'score', op: 'at-least', value: 0 }],
    limit: 0,
    measure: { kind: 'sum', field: 'score' },
  };
  const ask = () => lookUp('people', noun, look, signal, async () => made);
  const first = await ask();
  expect(values()).toBe(6_001);
  await ask();
  expect(values()).toBe(6_001);
  become(list.map((person, at) => (at === 5 ? { ...person, score: 1_005 } : person)));
  expect((await ask()).figure).toBe((first.figure ?? 0) + 1_000);
  expect(values()).toBe(6_002);
  become(list.slice(0, 5_500));
  expect((await ask()).of).toBe(5_500);
  expect(values()).toBe(6_003);
});

it('an answer is reused until something changes', async () => {
  const list = people(6_001);
  const { noun, become } = table(list);
  const { made, looks } = thread();
  const look: Look = { tests: [], limit: 0, groupBy: { field: 'tags' } };
  const ask = () => lookUp('people', noun, look, signal, async () => made);
  const first = await ask();
  expect(await ask()).toEqual(first);
  expect(looks()).toBe(1);
  become(list.map((person, at) => (at === 3 ? { ...person, tags: ['all', 'new'] } : person)));
  expect((await ask()).groups).toContainEqual({ name: 'new', count: 1 });
  expect(looks()).toBe(2);
});

it('a change during a query is seen by the next one', async () => {
  const list = people(6_001);
  const { noun, become } = table(list);
  const { made } = thread();
  const look: Look = { tests: [], limit: 0, measure: { kind: 'sum', field: 'score' } };
  const ask = () => lookUp('people', noun, look, signal, async () => made);
  const before = ask();
  become(list.map((person, at) => (at === 5 ? { ...person, score: 1_005 } : person)));
  expect((await ask()).figure).toBe(((await before).figure ?? 0) + 1_000);
});

it('a record is found by the words of its name, also after it was renamed', async () => {
  const list = people(6_001);
  const { noun, become } = table(list);
  const { made } = thread();
  const named = async (text: string, parts = false) =>
    (await lookUp('people', noun, { tests: [], names: { text, parts }, limit: 3 }, signal, async () => made)).records;
  expect(await named('Where is Person York 4 today?')).toEqual([list[4]]);
  const renamed = list.map((person, at) => (at === 4 ? { ...person, name: 'Ann O’Neill' } : person));
  become(renamed);
  expect(await named('Where is Person York 4 today?')).not.toContainEqual(list[4]);
  expect(await named('When did I speak to Ann O’Neill?')).toEqual([renamed[4]]);
  expect(await named('Ring Ann', true)).toEqual([renamed[4]]);
});

it('few records are searched in the page, without a worker', async () => {
  const { made, messages } = thread();
  const { noun } = table(people(10));
  expect(await lookUp('people', noun, { tests: [], limit: 1 }, signal, async () => made)).toMatchObject({ total: 10 });
  expect(messages).toEqual([]);
});

it('a worker that lost the table leaves the question to the page; an abort ends it', async () => {
  const { noun } = table(people(6_001));
  const broken: LookThread = async () => undefined;
  expect(await lookUp('people', noun, { tests: [], limit: 1 }, signal, async () => broken)).toMatchObject({
    total: 6_001,
  });
  const stopped = lookUp('people', noun, { tests: [], limit: 1 }, AbortSignal.abort(), async () => broken);
  await expect(stopped).rejects.toThrow('aborted');
});

it('the worker drops the records of a client that is closed', async () => {
  await openMemoryStore({});
  const { made, messages } = thread();
  const { noun } = table(people(6_001));
  await lookUp('people', noun, { tests: [], limit: 1 }, signal, async () => made);
  expect(contacts.size).toBe(0);
  await openMemoryStore({});
  expect(messages.at(-1)).toEqual({ kind: 'forget' });
  expect(messages[0]).toMatchObject({ field: titleField });
});
