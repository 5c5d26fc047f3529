import type { FieldCondition, QueryAnswer, QueryField, QueryNoun } from '@steps/business/queries';
import type { QueryInput } from '@steps/business/src/ai/queries/query';
import { ownDay } from '@steps/platform/src/core/ownClock';
import { textKey } from '@steps/platform/src/core/text/foldText';
import fc from 'fast-check';
import { expect } from 'vitest';

/** The same question worked out record by record, as one reads it. */
function holds(
  field: QueryField<unknown>,
  record: unknown,
  op: FieldCondition['op'],
  wanted: string | number,
): boolean {
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

const operatorsOf = ({ kind }: QueryField<unknown>): readonly FieldCondition['op'][] => {
  if (kind === 'number' || kind === 'pounds') return ['is', 'is-not', 'at-least', 'at-most', 'above', 'below', 'empty'];
  if (kind === 'day' || kind === 'moment') return ['is', 'is-not', 'from', 'until', 'empty', 'filled'];
  return ['is', 'is-not', 'contains', 'empty', 'filled'];
};

/** Asks for any field of the nouns, by any operator and a value of some record, and counts the records by themselves. */
export async function answersAsFiltered(
  nouns: Readonly<Record<string, QueryNoun>>,
  ask: (query: QueryInput) => Promise<QueryAnswer>,
  { now, runs = 200 }: { readonly now: Date; readonly runs?: number },
): Promise<void> {
  const fields = Object.entries(nouns).flatMap(([name, noun]) =>
    Object.entries(noun.fields()).flatMap(([key, field]) =>
      field.kind === 'id' ? [] : [[name, noun, key, field] as const],
    ),
  );
  expect(fields.length).toBeGreaterThan(Object.keys(nouns).length);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), fc.nat(), fc.nat(), async ([name, noun, key, field], which, at) => {
      const operators = operatorsOf(field);
      const op = operators[which % operators.length] ?? 'filled';
      const records = await noun.all();
      const record = records[at % Math.max(records.length, 1)];
      const value = record === undefined ? undefined : field.of(record);
      const first = typeof value === 'object' ? value[0] : value;
      const isDate = field.kind === 'day' || field.kind === 'moment';
      const known = first === undefined || first === '' ? (isDate ? ownDay(now) : 0) : first;
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
    { numRuns: runs },
  );
}
