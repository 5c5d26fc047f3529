import { breather, dayId, RuleError } from '@steps/shared';
import * as v from 'valibot';
import type { FieldValue, FoundRecord, ToolField, ToolNoun } from './toolNoun';

const operators = [
  'is',
  'is-not',
  'contains',
  'at-least',
  'at-most',
  'above',
  'below',
  'from',
  'until',
  'empty',
  'filled',
] as const;

export const conditionSchema = v.object({
  field: v.string(),
  /** `from` and `until` take a day such as 2026-11-03, both included; `empty` and `filled` take no value. */
  op: v.picklist(operators),
  value: v.optional(v.union([v.string(), v.number()])),
});
export type Condition = Readonly<v.InferOutput<typeof conditionSchema>>;

/** Records looked at between two breaks, so that the page stays quick: about 5 ms. */
const sliceLength = 2_000;

/** Records that meet all conditions. Long lists are gone through in slices. Rejects once stopped. */
export async function matching(
  noun: ToolNoun,
  where: readonly Condition[],
  signal: AbortSignal,
): Promise<{ readonly found: readonly unknown[]; readonly of: number }> {
  const tests = where.map((condition) => testOf(noun, condition));
  const records = await noun.all();
  const found: unknown[] = [];
  const rest = breather();
  for (let from = 0; from < records.length; from += sliceLength) {
    await rest();
    signal.throwIfAborted();
    for (const record of records.slice(from, from + sliceLength)) {
      if (tests.every((test) => test(record))) found.push(record);
    }
  }
  return { found, of: records.length };
}

/** The field of that name. `RuleError` that names the fields there are. */
export function fieldOf(noun: ToolNoun, name: string): ToolField<unknown> {
  const field = Object.hasOwn(noun.fields, name) ? noun.fields[name] : undefined;
  if (field) return field;
  throw new RuleError(`Expected a field of ${noun.many} (${Object.keys(noun.fields).join(', ')}), got “${name}”.`);
}

function testOf(noun: ToolNoun, { field: name, op, value }: Condition): (record: unknown) => boolean {
  const field = fieldOf(noun, name);
  const isEmpty = (found: FieldValue) => found === undefined || found === '' || (Array.isArray(found) && !found.length);
  if (op === 'empty') return (record) => isEmpty(field.of(record));
  if (op === 'filled') return (record) => !isEmpty(field.of(record));
  if (value === undefined) throw new RuleError(`Expected a value for ${name} ${op}, got none.`);
  if (op === 'from' || op === 'until') return dayTest(field, op, String(value));
  if (op === 'is' || op === 'is-not' || op === 'contains') {
    const wanted = String(value).trim().toLowerCase();
    const fits = (text: string) => (op === 'contains' ? text.includes(wanted) : text === wanted);
    const holds = (record: unknown) => textsOf(field.of(record)).some(fits);
    return op === 'is-not' ? (record) => !holds(record) : holds;
  }
  const limit = Number(value);
  if (!Number.isFinite(limit)) throw new RuleError(`Expected a number for ${name} ${op}, got “${value}”.`);
  const compare = {
    'at-least': (found: number) => found >= limit,
    'at-most': (found: number) => found <= limit,
    above: (found: number) => found > limit,
    below: (found: number) => found < limit,
  }[op];
  return (record) => {
    const found = field.of(record);
    return typeof found === 'number' && compare(found);
  };
}

/** A day is compared as it is written; a moment with the beginning or the end of that day here. */
function dayTest(field: ToolField<unknown>, op: 'from' | 'until', day: string): (record: unknown) => boolean {
  const [year, month, date] = day.split('-').map(Number);
  const start = new Date(year ?? Number.NaN, (month ?? 1) - 1, date ?? 1);
  if (Number.isNaN(start.getTime()) || dayId(start) !== day) {
    throw new RuleError(`Expected a day such as 2026-11-03, got “${day}”.`);
  }
  const next = new Date(start);
  next.setDate(next.getDate() + 1);
  const [from, until] = field.kind === 'day' ? [day, `${day}~`] : [start.toISOString(), next.toISOString()];
  return (record) => {
    const found = field.of(record);
    return typeof found === 'string' && found !== '' && (op === 'from' ? found >= from : found < until);
  };
}

const textsOf = (value: FieldValue): readonly string[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map((one) => one.toLowerCase()) : [String(value).toLowerCase()];
};

/** Orders by a field; what lacks it comes last, whichever way. */
export function inOrder(
  noun: ToolNoun,
  records: readonly unknown[],
  by: string,
  descending: boolean,
): readonly unknown[] {
  const { of } = fieldOf(noun, by);
  const keyed = records.map((record) => ({ record, key: of(record) }));
  return keyed
    .sort(({ key: one }, { key: other }) => {
      if (one === other) return 0;
      if (one === undefined || one === '') return 1;
      if (other === undefined || other === '') return -1;
      return (one < other ? -1 : 1) * (descending ? -1 : 1);
    })
    .map(({ record }) => record);
}

/** A record as a tool gives it. Long texts are left out: they are for the page of the record. */
export function foundRecord(name: string, noun: ToolNoun, record: unknown): FoundRecord {
  const facts = Object.entries(noun.fields).flatMap(([key, { of }]): [string, string | number][] => {
    const value = of(record);
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    const shown = Array.isArray(value) ? value.join(', ') : (value as string | number);
    return [[key, typeof shown === 'string' ? shown.slice(0, 120) : shown]];
  });
  return {
    noun: name,
    id: noun.id(record),
    title: noun.title(record),
    detail: noun.detail(record),
    href: noun.href(record),
    facts: Object.fromEntries(facts),
  };
}

/** How many share a value, and what they are worth, the most first. */
export interface Group {
  readonly name: string;
  readonly count: number;
  readonly pounds?: number;
}

/** Records by the values of a field; a record with several tags is in several groups. */
export function groupsOf(noun: ToolNoun, records: readonly unknown[], by: string): Group[] {
  const { of, kind } = fieldOf(noun, by);
  const worth = noun.worth ? fieldOf(noun, noun.worth).of : undefined;
  const groups = new Map<string, { count: number; pounds: number }>();
  for (const record of records) {
    const value = of(record);
    const names = Array.isArray(value) ? value : [kind === 'moment' || kind === 'day' ? monthOf(value) : value];
    for (const name of names) {
      const group = groups.get(String(name ?? '')) ?? { count: 0, pounds: 0 };
      group.count += 1;
      group.pounds += Number(worth?.(record) ?? 0);
      groups.set(String(name ?? ''), group);
    }
  }
  return [...groups]
    .map(([name, { count, pounds }]) => ({ name: name || 'None', count, ...(worth && { pounds: rounded(pounds) }) }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

const monthOf = (value: FieldValue): string =>
  typeof value === 'string' && value ? (value.length > 10 ? dayId(new Date(value)) : value).slice(0, 7) : '';

/** Pounds without what adding fractions leaves behind. */
export const rounded = (pounds: number): number => Math.round(pounds * 100) / 100;
