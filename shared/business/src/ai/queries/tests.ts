import { isDay } from '@steps/platform/src/core/calendarDay';
import { startOfOwnDay } from '@steps/platform/src/core/ownClock';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import type { Days, FieldCondition } from './query';
import type { QueryField, QueryNoun } from './queryNoun';
import type { Test } from './table';

/** The field of that name. `RuleError` that names the fields there are. */
export function fieldOf({ many, fields }: QueryNoun, name: string): QueryField<unknown> {
  const known = fields();
  const field = Object.hasOwn(known, name) ? known[name] : undefined;
  if (field) return field;
  throw new RuleError(`Expected a field of ${many} (${Object.keys(known).join(', ')}), got “${name}”.`);
}

const isDate = ({ kind }: QueryField<unknown>): boolean => kind === 'day' || kind === 'moment';
const isNumeric = ({ kind }: QueryField<unknown>): boolean => kind === 'number' || kind === 'pounds';

/** A condition as a table is asked for it. `RuleError` that says what was expected where it cannot be. */
export function testOf(noun: QueryNoun, { field: name, op, value }: FieldCondition): Test {
  const field = fieldOf(noun, name);
  if (op === 'empty' || op === 'filled') return { field: name, op };
  if (value === undefined) throw new RuleError(`Expected a value for ${name} ${op}, got none.`);
  if (op === 'from' || op === 'until') return dayTest(name, field, op, String(value));
  if (isDate(field) && (op === 'is' || op === 'is-not')) {
    const on = daysTest(noun, name, { from: String(value), until: String(value) });
    return op === 'is' ? on : { not: on };
  }
  if (op === 'contains' || !isNumeric(field)) {
    if (op === 'is' || op === 'is-not' || op === 'contains') return { field: name, op, value: String(value) };
    throw new RuleError(`Expected a comparison of words for ${name}, got “${op}”.`);
  }
  const limit = Number(value);
  if (!Number.isFinite(limit)) throw new RuleError(`Expected a number for ${name} ${op}, got “${value}”.`);
  if (op === 'is-not') return { not: { field: name, op: 'equals', value: limit } };
  return { field: name, op: op === 'is' ? 'equals' : op, value: limit };
}

/** Whether a date lies in these days. */
export function daysTest(noun: QueryNoun, name: string, { from, until }: Days): Test {
  const field = fieldOf(noun, name);
  const tests = [
    ...(from === undefined ? [] : [dayTest(name, field, 'from', from)]),
    ...(until === undefined ? [] : [dayTest(name, field, 'until', until)]),
  ];
  return { all: tests };
}

/** A day is compared as it is written; a moment with the beginning or the end of that day here. */
function dayTest(name: string, field: QueryField<unknown>, op: 'from' | 'until', day: string): Test {
  if (!isDay(day)) throw new RuleError(`Expected a day such as 2026-11-03, got “${day}”.`);
  if (!isDate(field)) throw new RuleError(`Expected a date, and ${name} is none.`);
  const [start, next] = [startOfOwnDay(day), startOfOwnDay(day, 1)];
  const [from, until] = field.kind === 'day' ? [day, `${day}~`] : [start.toISOString(), next.toISOString()];
  return op === 'from' ? { field: name, op: 'since', value: from } : { field: name, op: 'before', value: until };
}
