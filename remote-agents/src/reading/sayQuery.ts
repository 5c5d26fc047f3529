import type { Condition, FieldCondition, FieldWords, NounWords, Query, Step } from '@steps/shared/queries';
import { saidDay, wordsOfDays } from './period';
import { money } from './wording';

/** A part of a query as it is shown, and taken away: "Status is Lead". */
export interface QueryPart {
  readonly text: string;
  readonly of: 'noun' | 'where' | 'period' | 'compare' | 'measure' | 'part' | 'group' | 'order' | 'limit' | 'show';
  /** Which condition. */
  readonly at?: number;
}

const upperFirst = (words: string): string => words.replace(/^./, (letter) => letter.toUpperCase());
export const fieldNamed = (noun: NounWords | undefined, name: string): FieldWords | undefined =>
  noun?.fields.find((field) => field.name === name);
const labelOf = (noun: NounWords | undefined, name: string): string => fieldNamed(noun, name)?.label ?? name;

/** A value as it is read: money with its sign, a day in words. */
export function saidValue(field: FieldWords | undefined, value: string | number | undefined): string {
  if (value === undefined) return '';
  if (field?.kind === 'pounds') return money(Number(value));
  if (/^\d{4}-\d{2}-\d{2}$/.test(String(value))) return saidDay(String(value));
  return field?.kind === 'choice' || field?.kind === 'tags' ? upperFirst(String(value)) : String(value);
}

const operators: Readonly<Record<FieldCondition['op'], string>> = {
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
/** What can be asked of a field, in words. */
export const operatorWords = operators;

/** "Status is Lead", "Deals: State is Open", "no Deals". */
export function sayCondition(
  condition: Condition | Step,
  noun: NounWords | undefined,
  nouns: readonly NounWords[],
): string {
  if ('field' in condition) {
    const field = fieldNamed(noun, condition.field);
    return [labelOf(noun, condition.field), operators[condition.op], saidValue(field, condition.value)]
      .filter(Boolean)
      .join(' ');
  }
  if ('relation' in condition) {
    const other = nouns.find(({ name }) => name === noun?.relations[condition.relation]?.noun);
    const order =
      condition.order &&
      `${condition.limit === 1 ? 'the' : `the ${condition.limit ?? ''}`} ${condition.order.descending ? 'highest' : 'lowest'} ${labelOf(other, condition.order.by)}`;
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

/** The parts of a query in the order in which they are read. */
export function queryParts(query: Query, nouns: readonly NounWords[], now: Date): readonly QueryPart[] {
  const noun = nouns.find(({ name }) => name === query.noun);
  const { period, compare, measure, of = noun?.worth, part, group, order, limit, show } = query;
  const parts: (QueryPart | false | undefined)[] = [
    { of: 'noun', text: upperFirst(noun?.many ?? query.noun) },
    ...query.where.map((condition, at): QueryPart => ({ of: 'where', at, text: sayCondition(condition, noun, nouns) })),
    period && { of: 'period', text: `${labelOf(noun, period.field)} ${wordsOfDays(period, now)}` },
    compare && { of: 'compare', text: `compared with ${wordsOfDays(compare, now)}` },
    part && { of: 'part', text: `of them ${part.map((one) => sayCondition(one, noun, nouns)).join(', ')}` },
    measure !== 'list' && {
      of: 'measure',
      text:
        measure === 'count' || measure === 'share' ? measure : `${measureWords[measure]} of ${labelOf(noun, of ?? '')}`,
    },
    group !== undefined && { of: 'group', text: `by ${labelOf(noun, group)}` },
    order &&
      group === undefined && {
        of: 'order',
        text: `${orderWords(fieldNamed(noun, order.by), order.descending)} ${labelOf(noun, order.by)} first`,
      },
    order &&
      group !== undefined && {
        of: 'order',
        text: order.by === 'figure' && !order.descending ? 'the fewest first' : 'the most first',
      },
    limit !== undefined && { of: 'limit', text: limit === 1 ? 'the first' : `the first ${limit}` },
    show && show.length > 0 && { of: 'show', text: show.map((name) => labelOf(noun, name)).join(', ') },
  ];
  return parts.filter((one): one is QueryPart => Boolean(one));
}

const measureWords = { sum: 'sum', average: 'average', median: 'median', min: 'least', max: 'most' } as const;

const orderWords = (field: FieldWords | undefined, descending: boolean): string =>
  field?.kind === 'moment' || field?.kind === 'day'
    ? descending
      ? 'latest'
      : 'earliest'
    : descending
      ? 'highest'
      : 'lowest';

/** The query without a part of it; its noun stays. */
export function withoutPart(query: Query, { of, at }: QueryPart): Query {
  if (of === 'where') return { ...query, where: query.where.filter((_, index) => index !== at) };
  if (of === 'noun') return query;
  const { period, compare, part, group, order, limit, show, of: field, measure, ...rest } = query;
  const isPeriod = of === 'period';
  const isMeasure = of === 'measure' || of === 'part';
  return {
    ...rest,
    measure: isMeasure ? 'list' : measure,
    ...(period && !isPeriod && { period }),
    ...(compare && !isPeriod && of !== 'compare' && { compare }),
    ...(part && !isMeasure && { part }),
    ...(field !== undefined && !isMeasure && { of: field }),
    ...(group !== undefined && of !== 'group' && { group }),
    ...(order && of !== 'order' && { order }),
    ...(limit !== undefined && of !== 'limit' && { limit }),
    ...(show && of !== 'show' && { show }),
  };
}

/** Fields whose values stand before the noun: "open deals". */
const before = new Set(['state', 'timing', 'temperature', 'priority', 'reply', 'touch']);
const prepositions: Readonly<Record<string, string>> = {
  stage: 'in',
  industry: 'in',
  location: 'in',
  source: 'from',
  tags: 'tagged',
  owner: 'of',
  assignee: 'of',
  contact: 'with',
  company: 'for',
  name: 'called',
};
const ownWords: Readonly<Record<string, string>> = { ahead: 'coming' };

/** What a query is about in running words: "open deals over £5,000, closing this month". */
export function saidNoun(query: Query, nouns: readonly NounWords[], count: number, now: Date): string {
  const noun = nouns.find(({ name }) => name === query.noun);
  const first: string[] = [];
  const after: string[] = [];
  for (const condition of query.where) {
    const said = running(condition, noun, nouns, now);
    if (said) (said.before ? first : after).push(said.text);
  }
  if (query.period) {
    const { field } = query.period;
    const verb = {
      createdAt: 'added',
      closeDate: 'closing',
      dueDate: 'due',
      lastContact: 'contacted',
      resolvedAt: 'solved',
      completedAt: 'completed',
    }[field];
    after.push([verb, wordsOfDays(query.period, now)].filter(Boolean).join(' '));
  }
  const word = (count === 1 ? noun?.one : noun?.many) ?? query.noun;
  return [...first, [word, ...after.slice(0, 1)].filter(Boolean).join(' '), ...after.slice(1)].join(' ').trim();
}

function running(
  condition: Condition | Step,
  noun: NounWords | undefined,
  nouns: readonly NounWords[],
  now: Date,
): { readonly text: string; readonly before?: boolean } | undefined {
  if ('any' in condition) {
    const parts = condition.any.map((one) => ('all' in one ? undefined : running(one, noun, nouns, now)));
    const texts = parts.map((one) => one?.text ?? '').filter(Boolean);
    return { text: [...new Set(texts)].join(' or '), ...(parts.every((one) => one?.before) && { before: true }) };
  }
  if ('not' in condition)
    return { text: `not ${condition.not.map((one) => running(one, noun, nouns, now)?.text).join(', ')}` };
  if ('relation' in condition) {
    const other = nouns.find(({ name }) => name === noun?.relations[condition.relation]?.noun);
    const inner: Query = { noun: other?.name ?? '', where: condition.where as Query['where'], measure: 'list' };
    const isOne = condition.limit === 1;
    const what = saidNoun(inner, nouns, isOne || condition.relation === other?.one ? 1 : 2, now);
    const rank = condition.order ? `${condition.order.descending ? 'the highest' : 'the lowest'} of ` : '';
    return { text: `${condition.has === 'none' ? 'without' : 'with'} ${rank}${what}` };
  }
  const { field: name, op, value } = condition;
  const field = fieldNamed(noun, name);
  const label = (field?.label ?? name).toLowerCase();
  const text = String(value ?? '');
  if (op === 'is' && before.has(name))
    return {
      text: `${ownWords[text] ?? text.toLowerCase()}${name === 'priority' && text !== 'urgent' ? '-priority' : ''}`,
      before: true,
    };
  if (op === 'is-not' && before.has(name)) return { text: `that are not ${text.toLowerCase()}` };
  if (op === 'is' && name === 'needs')
    return {
      text:
        { 'no-step': 'with no next step', stale: 'with nothing happening', late: 'whose close date has passed' }[
          text
        ] ?? text,
    };
  if (name === 'needs' && op === 'filled') return { text: 'that need somebody' };
  if (op === 'is' || op === 'is-not') {
    const not = op === 'is-not' ? 'not ' : '';
    const word = name === 'company' && noun?.name === 'contacts' ? 'at' : prepositions[name];
    return { text: word ? `${not}${word} ${text}` : `with ${label} ${not}${saidValue(field, value)}` };
  }
  if (op === 'empty') return { text: `with no ${label}` };
  if (op === 'filled') return { text: `with ${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}` };
  if (op === 'until') return { text: `with ${label} until ${saidDay(text)}` };
  const bound = { above: 'over', below: 'under', 'at-least': 'of at least', 'at-most': 'of at most' }[op as 'above'];
  if (bound)
    return {
      text:
        field?.name === noun?.worth
          ? `${bound} ${saidValue(field, value)}`
          : `with ${label} ${bound} ${saidValue(field, value)}`,
    };
  return { text: sayCondition(condition, noun, nouns) };
}
