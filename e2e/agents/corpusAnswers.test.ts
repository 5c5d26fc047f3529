import type { Query, QueryAnswer, Vocabulary } from '@steps/business/queries';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answerQuestion } from '../../remote-agents/src/answers/answerQuestion';
import { type CorpusEntry, readCorpus } from './corpus';
import { corpusNow as now, openCorpusBusiness } from './corpusBusiness';
import { answered, corpusTools as tools } from './corpusTools';

const { signal } = new AbortController();
const proposed: string[] = [];

beforeAll(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await openCorpusBusiness();
});
afterAll(() => void vi.useRealTimers());

/** Vocabularies: nothing here changes what they are of. */
const known = new Map<string, Vocabulary>();

async function call(name: string, input: unknown): Promise<unknown> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`Expected a tool named ${name}, found none.`);
  if (tool.kind === 'propose') proposed.push(name);
  const run = (given: unknown) => tool.run(v.parse(tool.input, given), { signal });
  if (!name.endsWith('_vocabulary')) return run(input);
  // Only the names that a text has in it are another question's own.
  const whole = known.get(name) ?? ((await run({ text: '' })) as Vocabulary);
  known.set(name, whole);
  const { names } = (await run({ ...(input as object), only: 'names' })) as Vocabulary;
  return { ...whole, names };
}

interface Asked {
  readonly text: string;
  readonly query: Query | undefined;
  readonly isChoice: boolean;
}

async function ask(question: string, before: Query | undefined): Promise<Asked> {
  const { text, reading, choices } = await answerQuestion(question, {
    now,
    tools: new Set(tools.map(({ name }) => name)),
    call,
    before,
  });
  return { text: text.replaceAll('\\', ''), query: reading?.query, isChoice: choices !== undefined };
}

/** Whether two queries come to the same: the same figure, groups or records. */
async function isSame(got: Query, wanted: Query): Promise<boolean> {
  const [one, other] = [
    await answered(got),
    await answered({ ...wanted, ...(wanted.group !== undefined && got.limit !== undefined && { limit: got.limit }) }),
  ];
  // It asks for what the vocabulary does not have yet.
  if (typeof one === 'string' || typeof other === 'string') return false;
  if (one.before || other.before)
    return one.total === other.total && one.figure === other.figure && one.before?.total === other.before?.total;
  if (one.groups || other.groups) {
    const figures = ({ groups = [] }: QueryAnswer) =>
      groups.map(({ name, count, figure }) => [name, figure ?? count] as const);
    const [first, second] = [figures(one), figures(other)];
    const isTop = wanted.limit === 1 && String(first[0]) === String(second[0]);
    return isTop || (first.length > 0 && JSON.stringify(first.toSorted()) === JSON.stringify(second.toSorted()));
  }
  const isFigure = (query: Query) => query.measure !== 'list' && query.measure !== 'count';
  if (isFigure(got) || isFigure(wanted)) return one.figure !== undefined && one.figure === other.figure;
  const ids = ({ records = [] }: QueryAnswer) => records.map(({ id }) => id).join();
  return (
    one.noun === other.noun &&
    one.total === other.total &&
    (wanted.limit === undefined || ids(one) === ids(other) || wanted.measure === 'count')
  );
}

/** `right`, `wrong`, or `said`: it named what it did not understand, asked, or said what can be asked. */
async function verdictOn(entry: CorpusEntry): Promise<'right' | 'wrong' | 'said'> {
  let before: Query | undefined;
  for (const question of 'after' in entry && entry.after ? [entry.after].flat() : [])
    before = (await ask(question, before)).query ?? before;
  proposed.length = 0;
  const { text, query, isChoice } = await ask(entry.question, before);
  if ('refuse' in entry) return query || proposed.length > 0 || /\*\*\d/.test(text) ? 'wrong' : 'right';
  if ('none' in entry) {
    if (query) return 'wrong';
    return entry.none.every((words) => text.toLowerCase().includes(words.toLowerCase())) ? 'right' : 'said';
  }
  if (!query) return isChoice && 'either' in entry ? 'right' : 'said';
  const wanted = 'query' in entry ? [entry.query, ...(entry.or ?? [])] : entry.either;
  for (const one of wanted) if (await isSame(query, one)) return 'right';
  return 'wrong';
}

/** Whether the vocabulary has the words for one of its readings. */
async function isAskable(entry: CorpusEntry): Promise<boolean> {
  if ('none' in entry || 'refuse' in entry) return true;
  const wanted = 'query' in entry ? [entry.query, ...(entry.or ?? [])] : entry.either;
  for (const query of wanted) if (typeof (await answered(query)) !== 'string') return true;
  return false;
}

it('what is asked without a model is answered rightly, or what was not understood is said', async () => {
  const found = { right: 0, said: 0, wrong: 0 };
  const wrong: string[] = [];
  let asked = 0;
  for (const entry of readCorpus()) {
    const verdict = await verdictOn(entry);
    found[verdict] += 1;
    if (await isAskable(entry)) asked += 1;
    if (verdict === 'wrong') wrong.push(entry.question);
  }
  expect(wrong).toEqual([]);
  expect(found.right / asked, JSON.stringify(found)).toBeGreaterThanOrEqual(0.9);
}, 180_000);

it('a word that nobody knows is named wherever it is added, and no figure is given', async () => {
  const known = [
    'How many hot contacts do I have?',
    'Which tasks are overdue?',
    'Deals by stage',
    'contacts in Leeds',
    'What is the win rate?',
    'average deal value by owner',
    'Which companies have no deals?',
    'tickets added this month',
  ];
  const unknown = ['zorblat', 'quixwomp', 'vorpalish'];
  for (const question of known) {
    const words = question.split(' ');
    for (let place = 0; place <= words.length; place += 1) {
      const added = unknown[place % unknown.length] ?? 'zorblat';
      const { text, query } = await ask([...words.slice(0, place), added, ...words.slice(place)].join(' '), undefined);
      expect(text).toContain(added);
      expect(query).toBeUndefined();
    }
  }
}, 60_000);

it('a word that nobody knows is named in questions of every kind', async () => {
  // What a text is asked to have may be any word.
  const isText = (entry: CorpusEntry) => JSON.stringify(entry).includes('"contains"');
  const asked = readCorpus().filter(
    (entry, at) => at % 12 === 0 && 'query' in entry && entry.after === undefined && !isText(entry),
  );
  expect(asked.length).toBeGreaterThan(40);
  for (const [at, { question }] of asked.entries()) {
    const words = question.split(' ');
    const place = (at * 7) % (words.length + 1);
    const { text, query } = await ask(
      [...words.slice(0, place), 'zorblat', ...words.slice(place)].join(' '),
      undefined,
    );
    expect(query, question).toBeUndefined();
    expect(text, question).toContain('zorblat');
  }
}, 120_000);

it('a place, a colleague or a month that is said besides changes the query, or is named', async () => {
  // Of two questions in one the first is asked as it stands, and what is told of a person is all there is.
  const isApart = (question: string) => /\band (?:how|what)\b|\babout\b/i.test(question);
  const asked = readCorpus().filter(
    ({ question, ...entry }, at) =>
      at % 14 === 0 && 'query' in entry && entry.after === undefined && !isApart(question),
  );
  expect(asked.length).toBeGreaterThan(80);
  const passed: string[] = [];
  for (const [at, { question }] of asked.entries()) {
    const added = ['in Leeds', 'of Tom', 'last month'][at % 3] ?? '';
    if (/leeds|tom|last month/i.test(question)) continue;
    const plain = question.replace(/[?.! ]+$/, '');
    const { query } = await ask(`${plain} ${added}`, undefined);
    if (query && JSON.stringify(query) === JSON.stringify((await ask(plain, undefined)).query))
      passed.push(`${plain} ${added}`);
  }
  expect(passed).toEqual([]);
}, 60_000);

it('a small word that turns the meaning is never passed over: the query is another one, or the word is named', async () => {
  const known = [
    'hot contacts in Leeds',
    'deals that are won',
    'companies with open deals',
    'contacts we have called this month',
    'tickets from customers',
    'tasks of Elin due this week',
  ];
  const turning = [
    'not',
    'never',
    'without',
    'except',
    'only',
    'half',
    'twice',
    'later',
    'than',
    'quickly',
    'both',
    'nearly',
  ];
  const passed: string[] = [];
  for (const question of known) {
    const words = question.split(' ');
    const plain = (await ask(question, undefined)).query;
    expect(plain, question).toBeDefined();
    for (const turn of turning)
      for (let place = 1; place <= words.length; place += 1) {
        const turned = [...words.slice(0, place), turn, ...words.slice(place)].join(' ');
        const { query } = await ask(turned, undefined);
        if (query && JSON.stringify(query) === JSON.stringify(plain)) passed.push(turned);
      }
  }
  expect(passed).toEqual([]);
}, 120_000);

it('a question and a wish for a change are each answered by themselves', async () => {
  proposed.length = 0;
  const { text, query } = await ask('How many contacts do we have? Remind me to ring the harbour.', undefined);
  expect(text).toContain('**60** contacts');
  expect(query).toEqual({ noun: 'contacts', where: [], measure: 'count' });
  expect(proposed).toEqual(['propose_task']);
});
