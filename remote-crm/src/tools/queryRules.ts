import { isDay, ownZone, RuleError, startOfOwnDay } from '@steps/shared';
import * as v from 'valibot';
import type { Look, Test } from './tableRules';
import type { FoundRecord, ToolField, ToolNoun } from './toolNoun';

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

/** The field of that name. `RuleError` that names the fields there are. */
export function fieldOf(noun: ToolNoun, name: string): ToolField<unknown> {
  const field = Object.hasOwn(noun.fields, name) ? noun.fields[name] : undefined;
  if (field) return field;
  throw new RuleError(`Expected a field of ${noun.many} (${Object.keys(noun.fields).join(', ')}), got “${name}”.`);
}

/** Conditions as a table is asked for them. `RuleError` that says what was expected where one cannot be. */
export const testsOf = (noun: ToolNoun, where: readonly Condition[]): readonly Test[] =>
  where.map((condition) => testOf(noun, condition));

function testOf(noun: ToolNoun, { field: name, op, value }: Condition): Test {
  const field = fieldOf(noun, name);
  if (op === 'empty' || op === 'filled') return { field: name, op };
  if (value === undefined) throw new RuleError(`Expected a value for ${name} ${op}, got none.`);
  if (op === 'from' || op === 'until') return dayTest(name, field, op, String(value));
  if (op === 'is' || op === 'is-not' || op === 'contains') return { field: name, op, value: String(value) };
  const limit = Number(value);
  if (!Number.isFinite(limit)) throw new RuleError(`Expected a number for ${name} ${op}, got “${value}”.`);
  return { field: name, op, value: limit };
}

/** A day is compared as it is written; a moment with the beginning or the end of that day here. */
function dayTest(name: string, field: ToolField<unknown>, op: 'from' | 'until', day: string): Test {
  if (!isDay(day)) throw new RuleError(`Expected a day such as 2026-11-03, got “${day}”.`);
  const [start, next] = [startOfOwnDay(day), startOfOwnDay(day, 1)];
  const [from, until] = field.kind === 'day' ? [day, `${day}~`] : [start.toISOString(), next.toISOString()];
  return op === 'from' ? { field: name, op: 'since', value: from } : { field: name, op: 'before', value: until };
}

/** How rows are grouped by a field: dates by month. */
export function groupingBy(noun: ToolNoun, field: string): NonNullable<Look['groupBy']> {
  const { kind } = fieldOf(noun, field);
  return { field, monthsIn: kind === 'moment' || kind === 'day' ? ownZone() : undefined };
}

export function orderingBy(noun: ToolNoun, field: string, descending = false): NonNullable<Look['orderBy']> {
  fieldOf(noun, field);
  return { field, descending };
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
