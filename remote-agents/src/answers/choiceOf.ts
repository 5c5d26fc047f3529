import type { NounWords, Query } from '@steps/business/queries';
import type { Choice } from '../reading/answerContext';
import { wordsOfDays } from '../reading/periodWords';
import { saidNoun } from '../reading/saidNoun';
import { boundWords, fieldNamed, labelOf, lowerFirst, orderWords, upperFirst } from '../reading/sayQuery';

/** A query to be chosen, with what it says in words. */
export const choiceOf = (query: Query, nouns: readonly NounWords[], now: Date): Choice => ({
  label: plainQuery(query, nouns, now),
  query,
});

/** What a query asks for as one would say it: "Open deals, largest first", "Average value of won deals by owner". */
function plainQuery(query: Query, nouns: readonly NounWords[], now: Date): string {
  const noun = nouns.find(({ name }) => name === query.noun);
  const { compare, measure, of = noun?.worth, part = [], group, every, having, per, order, limit, show = [] } = query;
  const label = (name: string) => lowerFirst(labelOf(noun, name));
  const isOne = limit === 1 && group === undefined && measure === 'list';
  const what = saidNoun(query, nouns, isOne ? 1 : 2, now);
  const isSingle = isOne && order !== undefined;
  const said =
    per !== undefined
      ? `average number of ${what} for each ${label(per)}`
      : measure === 'count' && group === undefined
        ? `how many ${what}`
        : measure === 'share'
          ? `share of ${query.of === undefined ? '' : `the ${label(query.of)} of `}${what} that are ${saidNoun({ noun: query.noun, where: part, measure: 'list' }, nouns, 2, now)}`
          : measure === 'count' || measure === 'list'
            ? isSingle
              ? rankOf(order, noun, what)
              : what
            : `${plainMeasures[measure]} ${label(of ?? '')} of ${what}`;
  const ordered = order && !isOne && group === undefined && measure === 'list' ? `, ${orderOf(order, noun)} first` : '';
  const most = group !== undefined && limit === 1 ? (order?.descending === false ? ', the fewest' : ', the most') : '';
  return upperFirst(
    [
      said,
      group === undefined ? '' : ` by ${every ?? label(group)}${most}`,
      having ? `, only with ${boundWords(having)}` : '',
      compare ? `, compared with ${wordsOfDays(compare, now)}` : '',
      show.length > 0 ? `, with ${show.map(label).join(' and ')}` : '',
      ordered,
      limit !== undefined && limit > 1 ? `, ${limit} of them` : '',
    ].join(''),
  );
}

const plainMeasures = { sum: 'total', average: 'average', median: 'median', min: 'lowest', max: 'highest' } as const;

const orderOf = ({ by, descending }: NonNullable<Query['order']>, noun: NounWords | undefined): string =>
  by === noun?.worth
    ? descending
      ? 'largest'
      : 'smallest'
    : by === 'createdAt'
      ? descending
        ? 'newest'
        : 'oldest'
      : `${orderWords(fieldNamed(noun, by), descending)} ${labelOf(noun, by).toLowerCase()}`;

/** "The largest open deal", "the campaign with the highest open rate". */
const rankOf = (order: NonNullable<Query['order']>, noun: NounWords | undefined, what: string): string => {
  const word = orderOf(order, noun);
  return word.includes(' ') ? `the ${what} with the ${word}` : `the ${word} ${what}`;
};
