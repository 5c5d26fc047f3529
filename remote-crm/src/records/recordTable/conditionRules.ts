import { addDays, foldText, isDay } from '@steps/platform';
import type { Filter, FilterField } from '@steps/platform/filters';
import { amountText, numberText } from '@steps/platform/numbers';
import { type DaySpan, dayOf, inSpan, mostDays, weekOf } from './dayRules';
import type { FieldKind, FieldValue, ListField } from './listField';

/** The condition of a filter on one field. */
export type Condition = Filter;

type FilterOperator = FilterField['operators'][number];

const empty: FilterOperator = { id: 'empty', label: 'is empty', wants: 'nothing' };
const filled: FilterOperator = { id: 'filled', label: 'is not empty', wants: 'nothing' };
const numbers: readonly FilterOperator[] = [
  { id: 'is', label: 'is', wants: 'number' },
  { id: 'over', label: 'is more than', wants: 'number' },
  { id: 'under', label: 'is less than', wants: 'number' },
  empty,
  filled,
];

/** The operators of each kind of field; the first is meant if the address names none. */
export const operators: Readonly<Record<FieldKind, readonly FilterOperator[]>> = {
  text: [
    { id: 'contains', label: 'contains', wants: 'text' },
    { id: 'without', label: 'does not contain', wants: 'text' },
    { id: 'is', label: 'is', wants: 'text' },
    { id: 'not', label: 'is not', wants: 'text' },
    empty,
    filled,
  ],
  number: numbers,
  money: numbers,
  day: [
    { id: 'is', label: 'is on', wants: 'day' },
    { id: 'before', label: 'is before', wants: 'day' },
    { id: 'after', label: 'is after', wants: 'day' },
    { id: 'last', label: 'is within the last … days', wants: 'days' },
    { id: 'next', label: 'is within the next … days', wants: 'days' },
    { id: 'older', label: 'is more than … days ago', wants: 'days' },
    { id: 'today', label: 'is today', wants: 'nothing' },
    { id: 'week', label: 'is this week', wants: 'nothing' },
    { id: 'past', label: 'is before today', wants: 'nothing' },
    empty,
    filled,
  ],
  choice: [
    { id: 'is', label: 'is', wants: 'choices' },
    { id: 'not', label: 'is not', wants: 'choices' },
    empty,
    filled,
  ],
  set: [
    { id: 'has', label: 'has any of', wants: 'choices' },
    { id: 'all', label: 'has all of', wants: 'choices' },
    { id: 'not', label: 'has none of', wants: 'choices' },
    empty,
    filled,
  ],
};

/** The operator with that id for a kind of field; `undefined` if it has none. */
export const operatorOf = (kind: FieldKind, id: string): FilterOperator | undefined =>
  operators[kind].find((operator) => operator.id === id);

/** What is wrong with the values of a condition; `undefined` if they are usable. */
export function conditionProblem(
  kind: FieldKind,
  { operator: id, values }: Omit<Condition, 'field'>,
): string | undefined {
  const operator = operatorOf(kind, id);
  if (!operator) return `Choose one of ${operators[kind].map((known) => known.id).join(', ')}, not “${id}”.`;
  const [value = ''] = values;
  switch (operator.wants) {
    case 'nothing':
      return undefined;
    case 'choices':
      return values.length > 0 ? undefined : 'Choose at least one value; none is chosen.';
    case 'text':
      return value.trim() ? undefined : 'Enter some text; it is empty.';
    case 'number':
      return amountOf(kind, value) === undefined ? problemOf(kind, value) : undefined;
    case 'days':
      return daysIn(value) !== undefined ? undefined : `Enter a number of days up to ${mostDays}, not “${value}”.`;
    case 'day':
      return isDay(value) ? undefined : `Enter a day such as 2026-11-03, not “${value}”.`;
  }
}

/** The filters that a list offers in the bar above it. */
export const filterFields = <T>(fields: readonly ListField<T>[]): readonly FilterField[] =>
  fields
    .filter(({ fixed }) => fixed !== 'no-filter')
    .map(({ id, label, kind, options }) => ({
      id,
      label,
      operators: operators[kind],
      options,
      problem: (filter) => conditionProblem(kind, filter),
    }));

/** Whether a record meets a condition. The condition is worked out once for many records; all records meet a broken one. */
export function testOf<T>(field: ListField<T>, condition: Condition, now: Date): (record: T) => boolean {
  if (conditionProblem(field.kind, condition)) return () => true;
  const passes = valueTest(field.kind, condition, now);
  return (record) => passes(field.value(record));
}

function valueTest(kind: FieldKind, { operator, values }: Condition, now: Date): (value: FieldValue) => boolean {
  if (operator === 'empty') return isEmpty;
  if (operator === 'filled') return (value) => !isEmpty(value);
  if (kind === 'number' || kind === 'money') return numberTest(operator, amountOf(kind, values[0] ?? '') ?? Number.NaN);
  if (kind === 'day') {
    const within = inSpan(daySpan(operator, values[0] ?? '', dayOf(now)));
    return (value) => typeof value === 'string' && value !== '' && within(value);
  }
  if (kind === 'text') return textTest(operator, foldText((values[0] ?? '').trim()));
  const wanted = new Set(values.map(foldText));
  // Many records hold few different words: each is folded once.
  const known = new Map<string, boolean>();
  const isWanted = (word: string) => {
    const answer = known.get(word) ?? wanted.has(foldText(word));
    known.set(word, answer);
    return answer;
  };
  const among = (value: FieldValue) =>
    typeof value === 'string' ? value !== '' && isWanted(value) : wordsOf(value).some(isWanted);
  if (operator === 'not') return (value) => !among(value);
  if (operator !== 'all') return among;
  return (value) => {
    const words = new Set(wordsOf(value).map(foldText));
    return [...wanted].every((word) => words.has(word));
  };
}

function numberTest(operator: string, wanted: number): (value: FieldValue) => boolean {
  const numeric = (passes: (value: number) => boolean) => (value: FieldValue) =>
    typeof value === 'number' && passes(value);
  if (operator === 'over') return numeric((value) => value > wanted);
  if (operator === 'under') return numeric((value) => value < wanted);
  return numeric((value) => value === wanted);
}

function textTest(operator: string, wanted: string): (value: FieldValue) => boolean {
  const text = (value: FieldValue) => foldText(wordsOf(value).join(' ')).trim();
  if (operator === 'without') return (value) => !text(value).includes(wanted);
  if (operator === 'is') return (value) => text(value) === wanted;
  if (operator === 'not') return (value) => text(value) !== wanted;
  return (value) => text(value).includes(wanted);
}

/** The days that a condition on a day means. */
export function daySpan(operator: string, value: string, today: string): DaySpan {
  const days = daysIn(value) ?? 0;
  if (operator === 'before') return { before: value };
  if (operator === 'after') return { from: addDays(value, 1) };
  if (operator === 'last') return { from: addDays(today, -days), before: addDays(today, 1) };
  if (operator === 'next') return { from: today, before: addDays(today, days + 1) };
  if (operator === 'older') return { before: addDays(today, -days) };
  if (operator === 'today') return { from: today, before: addDays(today, 1) };
  if (operator === 'week') return weekOf(today);
  if (operator === 'past') return { before: today };
  return { from: value, before: addDays(value, 1) };
}

/** A condition in words: "Status is Customer or Lead". */
export function conditionInWords<T>(field: ListField<T>, { operator: id, values }: Condition): string {
  const operator = operatorOf(field.kind, id);
  if (!operator) return field.label;
  const labels = new Map(field.options?.().map((option) => [foldText(option.value), option.label]));
  const listed = values.map((value) => labels.get(foldText(value)) ?? value).join(id === 'all' ? ' and ' : ' or ');
  if (operator.wants === 'days') return `${field.label} ${operator.label.replace('…', listed)}`;
  return [field.label, operator.label, operator.wants === 'nothing' ? '' : listed].filter(Boolean).join(' ');
}

const isEmpty = (value: FieldValue) =>
  value === undefined || value === '' || (typeof value === 'object' && value.length === 0);

const wordsOf = (value: FieldValue): readonly string[] =>
  typeof value === 'object' ? value : value === undefined || value === '' ? [] : [String(value)];

const daysIn = (text: string) => numberText.read(text, { whole: true, min: 0, max: mostDays });

/** What was typed, in the form the field holds: pence for money. */
const amountOf = (kind: FieldKind, text: string) => (kind === 'money' ? amountText.read(text) : numberText.read(text));

const problemOf = (kind: FieldKind, text: string) =>
  kind === 'money' ? amountText.problem(text) : numberText.problem(text, {}, `Enter a number, not “${text}”.`);
