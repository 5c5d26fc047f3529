import { collectionsOf, type StoredRecord } from '../../shared/src/core/store/collection';
import { type Declared, type Field, fieldsOf } from './types';
import type { Parameter, Verb } from './verbs';

/** Most calls of one verb. */
const mostCalls = 60;
/** Objects in objects are made so deep. */
const deepest = 3;

const text = 'Changed';
const at = '2026-11-20T10:00:00.000Z';

/**
 * Lists of arguments that a verb may be called with, the likely ones first: made from the types in its source and from the
 * records that there are.
 */
export function* argumentsFor({ file, parameters }: Verb, declared: Declared): Generator<readonly unknown[]> {
  const given = parameters.map((parameter) =>
    distinct([...(parameter.optional ? [undefined] : []), ...valuesFor(parameter, { file, declared, depth: 0 })]),
  );
  let calls = 0;
  for (const args of combined(given)) {
    if (++calls > mostCalls) return;
    yield args;
  }
}

/** Each with each; what is likely in all places comes before what is likely in one. */
function* combined(lists: readonly (readonly unknown[])[]): Generator<readonly unknown[]> {
  if (lists.length === 0) {
    yield [];
    return;
  }
  const longest = lists.reduce((sum, list) => sum + list.length - 1, 0);
  for (let sum = 0; sum <= longest; sum++) yield* withSum(lists, sum);
}

function* withSum(lists: readonly (readonly unknown[])[], sum: number): Generator<readonly unknown[]> {
  const [first = [], ...rest] = lists;
  for (let place = 0; place < first.length && place <= sum; place++) {
    if (rest.length === 0) {
      if (place === sum) yield [first[place]];
    } else {
      for (const others of withSum(rest, sum - place)) yield [first[place], ...others];
    }
  }
}

interface Context {
  readonly file: string;
  readonly declared: Declared;
  readonly depth: number;
}

/** Values that a type takes, the likely ones first. */
function valuesFor({ name, type: written }: Omit<Parameter, 'optional'>, context: Context): unknown[] {
  const { file, declared, depth } = context;
  const type = written.replace(/^readonly /, '').replace(/^\((.*)\)$/, '$1');
  const within = (inner: string) => valuesFor({ name, type: inner }, { ...context, depth: depth + 1 });
  const known = () => byLikelihood(`${name} ${type} ${file}`);
  if (/^(Origin|AbortSignal)\b/.test(type)) return [undefined];
  if (/=>/.test(type) && !type.startsWith('{')) return [() => undefined];
  if (type === 'string') return stringsFor(name, known());
  if (type === 'number') return [1, -1];
  if (type === 'boolean') return [true, false];
  if (type === 'Date') return [new Date(at)];
  if (type === 'File') return [new File([text], 'changed.txt', { type: 'text/plain' })];
  const list = /^(.*)\[\]$/.exec(type)?.[1] ?? /^(?:Readonly)?Array<(.*)>$/.exec(type)?.[1];
  if (list === 'string' && /ids?$/i.test(name))
    return [...known().map((records) => records.slice(0, 2).map(({ id }) => id))];
  if (list) return within(list).map((one) => [one]);
  if (/^'[^']*'( \| '[^']*')*$/.test(type)) return [...type.matchAll(/'([^']*)'/g)].map(([, word]) => word);
  if (depth < deepest) {
    const ofList = /^\(?typeof (\w+)\)?\[number\]$/.exec(type)?.[1];
    if (ofList) return [...(declared.lists.get(ofList) ?? [])];
    const wrapped = /^(?:Partial|Readonly|Omit|Pick|NonNullable)<(.*?)(?:, ('.*'|keyof .*))?>$/.exec(type);
    if (wrapped?.[1]) return within(wrapped[1]);
    if (type.startsWith('{')) return objectsOf(fieldsOf(type), context);
    if (type.includes(' | ')) return type.split(' | ').flatMap((one) => (one === 'undefined' ? [] : within(one)));
    const fields = declared.objects.get(type);
    if (fields) return [...objectsOf(fields, context), ...changedOnes(known().slice(0, 3))];
    const alias = declared.aliases.get(type);
    const schema = /Infer(?:Output|Input)<typeof (\w+)>/.exec(alias ?? type)?.[1];
    if (schema && declared.lists.has(schema)) return [...(declared.lists.get(schema) ?? [])];
    if (alias && !schema) return within(alias);
  }
  return [...changedOnes(known()), ...known().map(([first]) => first?.id)];
}

/** With all fields, and with those alone that must be there. */
function objectsOf(fields: readonly Field[], context: Context): unknown[] {
  const made = fields.map((field) => ({
    ...field,
    values: valuesFor(field, { ...context, depth: context.depth + 1 }),
  }));
  const longest = Math.min(12, Math.max(1, ...made.map(({ values }) => values.length)));
  const objects = (chosen: typeof made) =>
    Array.from({ length: longest }, (_, place) =>
      Object.fromEntries(chosen.map(({ name, values }) => [name, values[Math.min(place, values.length - 1)]])),
    );
  return [...objects(made), ...objects(made.filter(({ optional }) => !optional))];
}

function stringsFor(name: string, known: readonly (readonly StoredRecord[])[]): unknown[] {
  const ids = known.flatMap((records) => records.slice(0, 2).map(({ id }) => id));
  if (/ids?$/i.test(name)) return [...ids, text];
  if (/(at|start|end|date|day|due|until)$/i.test(name)) return [at, at.slice(0, 10), text];
  if (/address|url|link/i.test(name)) return ['https://example.com/steps', text];
  if (/email/i.test(name)) return ['changed@example.com'];
  const own = known.slice(0, 2).flatMap((records) => records.flatMap(wordsOf));
  return [text, ...own, 'Champion', ...ids];
}

/** Short words of a record, those of its lists as well. */
const wordsOf = (record: StoredRecord): string[] =>
  Object.values(record)
    .flat()
    .filter((value): value is string => typeof value === 'string' && value.length < 40);

/** The first record of each collection with other words. */
const changedOnes = (known: readonly (readonly StoredRecord[])[]): unknown[] =>
  known.flatMap(([record]) => {
    if (!record) return [];
    const own = Object.entries(record).filter(
      ([field, value]) => typeof value === 'string' && /name|title|subject|text|label|notes|body/i.test(field),
    );
    return [{ ...record, ...Object.fromEntries(own.map(([field]) => [field, text])) }];
  });

/** Some records of each collection, those first whose noun is named. */
function byLikelihood(said: string): (readonly StoredRecord[])[] {
  const lower = said.toLowerCase();
  const score = (collection: string) => {
    const noun = collection.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');
    return lower.includes(noun) ? noun.length : 0;
  };
  return [...collectionsOf('client'), ...collectionsOf('workspace')]
    .filter(({ name, size }) => size > 0 && !/log/i.test(name) && (name !== 'aiResults' || /result/i.test(said)))
    .sort((one, other) => score(other.name) - score(one.name))
    .map((collection) => collection.all().slice(0, 3));
}

const distinct = (values: readonly unknown[]): unknown[] => {
  const seen = new Set<unknown>();
  return values.filter((value) => {
    const key = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    return seen.has(key) ? false : seen.add(key);
  });
};
