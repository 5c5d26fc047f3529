import type { Query, QueryAnswer } from '@steps/business/queries';
import type { Answer, AnswerContext, ShownReading } from '../reading/answerContext';
import type { Lexicon } from '../reading/lexicon';
import { queryParts } from '../reading/queryParts';
import { find } from '../reading/read';
import { fieldNamed, labelOf } from '../reading/sayQuery';
import { answerText, figureText, groupName } from './answerText';

/** Runs a query, shows how it reads, and says what it found; first whether anything, where that is what was asked. */
export async function answerQuery(
  query: Query,
  lexicon: Lexicon,
  context: AnswerContext,
  asksWhether = false,
): Promise<Answer> {
  const answer = withNone(query, await find(query, lexicon, context));
  const whether = asksWhether ? `**${answer.total > 0 ? 'Yes' : 'No'}.** ` : '';
  const apart = await withoutFigure(query, lexicon, context);
  return {
    text: whether + [answerText(query, answer, lexicon.nouns, context.now), ...apart].join('\n\n'),
    reading: shownReading(query, answer, lexicon, context.now),
  };
}

/** Of two that are compared the one that has none is a group too. */
function withNone({ where, group, measure }: Query, answer: QueryAnswer): QueryAnswer {
  const pair = where.flatMap((one) => ('any' in one ? one.any : []));
  const { groups } = answer;
  if (!groups || pair.length !== 2 || (measure !== 'count' && measure !== 'sum')) return answer;
  const known = new Set(groups.map(({ name }) => name));
  const none = pair.flatMap((one) =>
    'field' in one && one.field === group && !known.has(String(one.value)) ? [String(one.value)] : [],
  );
  const added = none.map((name) => ({ name, count: 0, figure: 0 }));
  return { ...answer, groups: [...groups, ...added], groupCount: groups.length + added.length };
}

/** Those of which nobody knows how many: they are not among those with none. */
async function withoutFigure(query: Query, lexicon: Lexicon, context: AnswerContext): Promise<readonly string[]> {
  const none = query.where.find((one) => 'field' in one && one.op === 'is' && one.value === 0);
  if (!none || !('field' in none)) return [];
  const where = query.where.map((one) => (one === none ? { field: none.field, op: 'empty' as const } : one));
  const { total } = await find({ ...query, where, measure: 'count' }, lexicon, context);
  const noun = lexicon.nouns.find(({ name }) => name === query.noun);
  const label = labelOf(noun, none.field).toLowerCase();
  return total > 0
    ? [`Of ${total.toLocaleString('en-GB')} more nobody has entered the ${label}, so they are not counted.`]
    : [];
}

/** How a query reads, with what of its answer is drawn. */
export function shownReading(query: Query, answer: QueryAnswer, { nouns }: Lexicon, now: Date): ShownReading {
  const noun = nouns.find(({ name }) => name === query.noun);
  const field = fieldNamed(noun, query.group ?? '');
  const isCount = query.measure === 'count' || query.measure === 'list';
  return {
    query,
    parts: queryParts(query, nouns, now).map(({ text }) => text),
    list: answer.list,
    unlisted: answer.unlisted,
    groups: answer.groups?.map(({ name, count, figure }) => ({
      name: groupName(name, field),
      value: isCount ? count : (figure ?? 0),
      shown: isCount
        ? count.toLocaleString('en-GB')
        : `${figure === undefined ? '–' : figureText(figure, answer.unit)} (${count.toLocaleString('en-GB')})`,
    })),
  };
}
