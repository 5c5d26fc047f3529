import type { NounWords, Query } from '@steps/business/queries';
import { wordsOfDays } from './periodWords';
import { boundWords, fieldNamed, labelOf, orderWords, sayCondition, upperFirst } from './sayQuery';

/** A part of a query as it is shown, and taken away: "Status is Lead". */
export interface QueryPart {
  readonly text: string;
  readonly of: Exclude<keyof Query, 'of' | 'every' | 'per'>;
  /** Which condition. */
  readonly at?: number;
}

/** The parts of a query in the order in which they are read. */
export function queryParts(query: Query, nouns: readonly NounWords[], now: Date): readonly QueryPart[] {
  const noun = nouns.find(({ name }) => name === query.noun);
  const { period, compare, measure, of = noun?.worth, part, group, every, having, per, order, limit, show } = query;
  const parts: (QueryPart | false | undefined)[] = [
    { of: 'noun', text: upperFirst(noun?.many ?? query.noun) },
    ...query.where.map((condition, at): QueryPart => ({ of: 'where', at, text: sayCondition(condition, noun, nouns) })),
    period && {
      of: 'period',
      text: `${labelOf(noun, period.field)} ${wordsOfDays(period, now)}`.replace(/\bsince since\b/, 'since'),
    },
    compare && { of: 'compare', text: `compared with ${wordsOfDays(compare, now)}` },
    part && { of: 'part', text: `of them ${part.map((one) => sayCondition(one, noun, nouns)).join(', ')}` },
    measure !== 'list' && {
      of: 'measure',
      text:
        per !== undefined
          ? `average for each ${labelOf(noun, per).toLowerCase()}`
          : measure === 'count' || (measure === 'share' && query.of === undefined)
            ? measure
            : `${measureWords[measure]} of ${labelOf(noun, of ?? '')}`,
    },
    group !== undefined && { of: 'group', text: `by ${labelOf(noun, group)}${every ? `, each ${every}` : ''}` },
    having && { of: 'having', text: `only with ${boundWords(having)}` },
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

const measureWords = {
  share: 'share',
  sum: 'sum',
  average: 'average',
  median: 'median',
  min: 'least',
  max: 'most',
} as const;

/** What goes with each part. */
const partKeys: Readonly<Record<Exclude<QueryPart['of'], 'where' | 'noun'>, readonly (keyof Query)[]>> = {
  period: ['period', 'compare'],
  compare: ['compare'],
  measure: ['of', 'part', 'per'],
  part: ['of', 'part', 'per'],
  group: ['group', 'every', 'having'],
  having: ['having'],
  order: ['order'],
  limit: ['limit'],
  show: ['show'],
};

/** The query without a part of it; its noun stays. */
export function withoutPart(query: Query, { of, at }: QueryPart): Query {
  if (of === 'noun') return query;
  if (of === 'where') return { ...query, where: query.where.filter((_, index) => index !== at) };
  const rest = Object.entries(query).filter(([key]) => !partKeys[of].includes(key as keyof Query));
  return {
    ...(Object.fromEntries(rest) as unknown as Query),
    ...((of === 'measure' || of === 'part') && { measure: 'list' }),
  };
}
