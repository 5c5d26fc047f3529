import type { Condition, FieldCondition, FieldWords, NounWords, Step } from '@steps/business/queries';
import { saidDay } from './periodWords';
import { money } from './wording';

export const upperFirst = (words: string): string => words.replace(/^./, (letter) => letter.toUpperCase());
export const lowerFirst = (words: string): string =>
  words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
export const fieldNamed = (noun: NounWords | undefined, name: string): FieldWords | undefined =>
  noun?.fields.find((field) => field.name === name);
/** The label of a field. */
export const labelOf = (noun: NounWords | undefined, name: string): string => fieldNamed(noun, name)?.label ?? name;

/** Hours since midnight on a clock. */
export const clockText = (hours: number): string =>
  `${Math.floor(hours)}:${String(Math.round((hours % 1) * 60)).padStart(2, '0')}`;

/** A value as it is read: money with its sign, a day in words. */
export function saidValue(field: FieldWords | undefined, value: string | number | undefined): string {
  if (value === undefined) return '';
  if (field?.kind === 'pounds') return money(Number(value));
  if (field?.unit === 'clock') return clockText(Number(value));
  if (/^\d{4}-\d{2}-\d{2}$/.test(String(value))) return saidDay(String(value));
  return field?.kind === 'choice' || field?.kind === 'tags' ? upperFirst(String(value)) : String(value);
}

/** What can be asked of a field, in words. */
export const operatorText = (op: FieldCondition['op'], field: FieldWords | undefined): string =>
  (field?.unit === 'clock' && clockWords[op]) || operatorWords[op];

const operatorWords: Readonly<Record<FieldCondition['op'], string>> = {
  is: 'is',
  'is-not': 'is not',
  contains: 'contains',
  'at-least': 'is at least',
  'at-most': 'is at most',
  above: 'is more than',
  below: 'is less than',
  from: 'is from',
  until: 'is until',
  empty: 'is empty',
  filled: 'is not empty',
};
const clockWords: Partial<typeof operatorWords> = {
  'at-least': 'is from',
  above: 'is after',
  'at-most': 'is by',
  below: 'is before',
};

/** What a number is to be: "more than 1", "2". */
export const boundWords = ({ op, value }: Pick<FieldCondition, 'op' | 'value'>): string =>
  `${operatorWords[op].replace(/^is ?/, '')} ${value}`.trim();

/** The latest, the highest or their opposites, by the kind of a field. */
export const orderWords = (field: FieldWords | undefined, descending: boolean, worth?: string): string =>
  field?.name !== undefined && field.name === worth
    ? descending
      ? 'largest'
      : 'smallest'
    : field?.kind === 'moment' || field?.kind === 'day'
      ? descending
        ? 'latest'
        : 'earliest'
      : descending
        ? 'highest'
        : 'lowest';

/** "Status is Lead", "Deals: State is Open", "no Deals". */
export function sayCondition(
  condition: Condition | Step,
  noun: NounWords | undefined,
  nouns: readonly NounWords[],
): string {
  if ('field' in condition) {
    const field = fieldNamed(noun, condition.field);
    return [labelOf(noun, condition.field), operatorText(condition.op, field), saidValue(field, condition.value)]
      .filter(Boolean)
      .join(' ');
  }
  if ('relation' in condition) {
    const other = nouns.find(({ name }) => name === noun?.relations[condition.relation]?.noun);
    const order =
      condition.order &&
      `${condition.limit === 1 ? 'the' : `the ${condition.limit ?? ''}`} ${orderWords(fieldNamed(other, condition.order.by), condition.order.descending)} ${labelOf(other, condition.order.by)}`;
    const parts = condition.where.map((one) => sayCondition(one as Condition, other, nouns));
    const what = upperFirst(condition.relation);
    const said = [...parts, ...(order ? [order] : [])].join(', ');
    return `${condition.has === 'none' ? 'No ' : ''}${condition.has === 'none' ? what.toLowerCase() : what}${said ? `: ${said}` : condition.has === 'none' ? '' : ': at least one'}`;
  }
  if ('not' in condition) return `Not (${condition.not.map((one) => sayCondition(one, noun, nouns)).join(', ')})`;
  const [first] = condition.any;
  const isOneField =
    first !== undefined &&
    'field' in first &&
    condition.any.every((one) => 'field' in one && one.field === first.field && one.op === 'is');
  if (isOneField && 'field' in first) {
    const values = condition.any.map((one) =>
      'field' in one ? saidValue(fieldNamed(noun, first.field), one.value) : '',
    );
    return `${labelOf(noun, first.field)} is ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  }
  return condition.any
    .map((one) =>
      'all' in one
        ? one.all.map((all) => sayCondition(all, noun, nouns)).join(' and ')
        : sayCondition(one, noun, nouns),
    )
    .join(' or ');
}
