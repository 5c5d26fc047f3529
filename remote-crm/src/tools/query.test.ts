import { contacts, dayId, ownDay, textKey } from '@steps/shared';
import { type Operator, type QueryField, type QueryNoun, querySchema, runQuery } from '@steps/shared/queries';
import { addSamplePart, openSampleClient } from '@steps/shared/sample';
import { openMemoryStore } from '@steps/shared/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { sample } from '../sample';
import { lookUp } from './lookUp';
import { nouns } from './nouns';

const now = new Date(2026, 10, 3, 12, 0);
const { signal } = new AbortController();
beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await openMemoryStore();
  await openSampleClient(now);
  await addSamplePart('remote-crm', async () => sample, now);
});
afterEach(() => void vi.useRealTimers());

const ask = (query: v.InferInput<typeof querySchema>) => runQuery(nouns, v.parse(querySchema, query), lookUp, signal);

/** The same question as one reads it, value by value. */
function holds(field: QueryField<unknown>, record: unknown, op: Operator, wanted: string | number): boolean {
  const value = field.of(record);
  const texts = value === undefined || value === '' ? [] : typeof value === 'object' ? value : [String(value)];
  const day = typeof value === 'string' && value ? (value.length > 10 ? ownDay(value) : value) : undefined;
  switch (op) {
    case 'empty':
      return texts.length === 0;
    case 'filled':
      return texts.length > 0;
    case 'from':
      return day !== undefined && day >= String(wanted);
    case 'until':
      return day !== undefined && day <= String(wanted);
    case 'contains':
      return texts.some((text) => textKey(text).includes(textKey(String(wanted))));
    case 'is':
    case 'is-not': {
      const isDate = field.kind === 'day' || field.kind === 'moment';
      const same = isDate ? day === wanted : texts.some((text) => textKey(text) === textKey(String(wanted)));
      return same === (op === 'is');
    }
    default:
      if (typeof value !== 'number') return false;
      if (op === 'above') return value > Number(wanted);
      if (op === 'below') return value < Number(wanted);
      return op === 'at-least' ? value >= Number(wanted) : value <= Number(wanted);
  }
}

const operatorsOf = ({ kind }: QueryField<unknown>): readonly Operator[] => {
  if (kind === 'number' || kind === 'pounds') return ['is', 'is-not', 'at-least', 'at-most', 'above', 'below', 'empty'];
  if (kind === 'day' || kind === 'moment') return ['is', 'is-not', 'from', 'until', 'empty', 'filled'];
  return ['is', 'is-not', 'contains', 'empty', 'filled'];
};

it('for any field, operator and value the answer equals the list with that filter', async () => {
  const fields: (readonly [string, QueryNoun, string, QueryField<unknown>])[] = Object.entries(nouns).flatMap(
    ([name, noun]) =>
      Object.entries(noun.fields()).flatMap(([key, field]) =>
        field.kind === 'id' ? [] : [[name, noun, key, field] as const],
      ),
  );
  expect(fields.length).toBeGreaterThan(60);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), fc.nat(), fc.nat(), async ([name, noun, key, field], which, at) => {
      const operators = operatorsOf(field);
      const op = operators[which % operators.length] ?? 'filled';
      const records = await noun.all();
      const value = field.of(records[at % Math.max(records.length, 1)]);
      const first = typeof value === 'object' ? value[0] : value;
      const isDate = field.kind === 'day' || field.kind === 'moment';
      const known = first === undefined || first === '' ? (isDate ? dayId(now) : 0) : first;
      const wanted = isDate && typeof known === 'string' && known.length > 10 ? ownDay(known) : known;
      const { total, lookedAt } = await ask({
        noun: name,
        where: [{ field: key, op, value: wanted }],
        measure: 'count',
      });
      expect([total, lookedAt]).toEqual([
        records.filter((record) => holds(field, record, op, wanted)).length,
        records.length,
      ]);
    }),
    { numRuns: 400 },
  );
});

it('any, all and not mean what they say, and a step without records is one that nothing belongs to', async () => {
  const of = async (where: v.InferInput<typeof querySchema>['where']) =>
    (await ask({ noun: 'contacts', where, measure: 'count' })).total;
  const hot = { field: 'temperature', op: 'is', value: 'hot' } as const;
  const warm = { field: 'temperature', op: 'is', value: 'warm' } as const;
  const high = { field: 'score', op: 'above', value: 60 } as const;
  const all = await of([]);
  expect(await of([{ any: [hot, warm] }])).toBe((await of([hot])) + (await of([warm])));
  expect(await of([{ not: [hot] }])).toBe(all - (await of([hot])));
  expect(await of([{ any: [{ all: [hot, high] }, warm] }])).toBe((await of([hot, high])) + (await of([warm])));
  const inLeeds = (has: 'some' | 'none') =>
    of([{ relation: 'company', has, where: [{ field: 'location', op: 'is', value: 'Leeds' }] }]);
  expect(await inLeeds('some')).toBe(await of([{ field: 'location', op: 'is', value: 'Leeds' }]));
  expect((await inLeeds('some')) + (await inLeeds('none'))).toBe(all);
});

it('works out average, median, least, most and share', async () => {
  const scores = contacts
    .all()
    .map(({ score }) => score)
    .toSorted((one, other) => one - other);
  const of = async (measure: 'average' | 'median' | 'min' | 'max') =>
    (await ask({ noun: 'contacts', measure, of: 'score' })).figure;
  const middle = scores.length / 2;
  expect(await of('min')).toBe(scores[0]);
  expect(await of('max')).toBe(scores.at(-1));
  expect(await of('median')).toBe(((scores[middle - 1] ?? 0) + (scores[middle] ?? 0)) / 2);
  expect(await of('average')).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / scores.length, 2);
  const share = await ask({
    noun: 'contacts',
    measure: 'share',
    part: [{ field: 'temperature', op: 'is', value: 'hot' }],
  });
  const hot = contacts.all().filter(({ temperature }) => temperature === 'hot').length;
  expect(share).toMatchObject({ counted: hot, total: contacts.size, unit: 'percent' });
  expect(share.figure).toBeCloseTo((hot / contacts.size) * 100, 2);
});

it('a query with a field that is not there, or a value that cannot be, says what was expected', async () => {
  const wrong = (query: v.InferInput<typeof querySchema>) => expect(ask(query)).rejects;
  await wrong({ noun: 'people' }).toThrow('Expected one of contacts');
  await wrong({ noun: 'contacts', where: [{ field: 'shoe', op: 'filled' }] }).toThrow('Expected a field of contacts');
  await wrong({ noun: 'contacts', where: [{ field: 'score', op: 'above', value: 'much' }] }).toThrow(
    'Expected a number',
  );
  await wrong({ noun: 'contacts', measure: 'sum', of: 'name' }).toThrow('Expected a field with numbers');
  await wrong({ noun: 'contacts', where: [{ relation: 'cousins' }] }).toThrow('Expected a relation of contacts');
});

it('the list of the module shows the same filters, where it has them', async () => {
  expect((await ask({ noun: 'contacts', where: [{ field: 'temperature', op: 'is', value: 'hot' }] })).list).toBe(
    '/?module=crm&tab=contacts&temperature=is:hot',
  );
  expect((await ask({ noun: 'contacts', where: [{ relation: 'deals' }] })).list).toBeUndefined();
  expect(contactCatalogue.temperature.label).toBe('Temperature');
});
