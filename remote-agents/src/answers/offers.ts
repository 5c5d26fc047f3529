import type { FieldCondition, Query } from '@steps/business/queries';
import type { AnswerContext } from '../reading/answerContext';
import type { LeftOut } from '../reading/leftOut';
import { holdsColleagues, type Lexicon } from '../reading/lexicon';
import { find } from '../reading/read';
import { aboutOf } from '../reading/readFields';
import { type Reading, readingsOf } from '../reading/readQuestion';
import { isTelling } from '../reading/smallWords';
import { saysNot } from '../reading/unheard';
import { type Word, wordsOf } from '../reading/words';

const most = 3;

/**
 * Whole readings that a question with unknown words may have meant, the likeliest first: with what those words are most like in
 * their place, with the words as part of a text that some record has, and without them.
 */
export async function offersFor(
  question: string,
  { leftOut, query, noun }: Reading,
  lexicon: Lexicon,
  context: AnswerContext,
): Promise<readonly Query[]> {
  const read = (said: (one: LeftOut) => string | undefined) => {
    const text = leftOut.reduceRight(
      (typed, one) =>
        one.at === undefined || one.end === undefined
          ? typed
          : `${typed.slice(0, one.at)}${said(one) ?? ''}${typed.slice(one.end)}`,
      question,
    );
    return readingsOf(text, lexicon, context.now).find((one) => one.leftOut.length === 0 && one.score > 0)?.query;
  };
  const near = leftOut.some(({ nearest }) => nearest)
    ? read(
        ({ nearest, words }) =>
          nearest &&
          [/\b(?:not|never|without|no)\b|n['’]t\b/i.exec(words)?.[0], nameOf(nearest)].filter(Boolean).join(' '),
      )
    : undefined;
  const without = read(() => undefined) ?? query;
  const left = leftOut.flatMap(({ words }) => wordsOf(words));
  const told = toldOf(question, left, without, lexicon);
  // "What does Tom earn" names somebody and no more.
  if (told === 0) return [];
  const isNegated = leftOut.some(({ words }) => negating.test(words));
  const held = isNegated ? undefined : await heldBy(without, leftOut, lexicon, context);
  const isOfName = without.where.some((one) => 'field' in one && one.field === 'name');
  const isAll = !near && !held && !isOfName && !saysMore(query);
  const isMostly = told >= left.filter(isTelling).length - 1;
  const rest = isMostly ? [without, query].filter((one) => saysMore(one) || (isAll && one === without)) : [];
  // "Nobody wrote a quote for" is not what has quotes; an average is of something.
  const isFit = (one: Query | undefined): one is Query =>
    one !== undefined &&
    (!isNegated || saysNot(one)) &&
    (/^(?:list|count|share)$/.test(one.measure) || (one.of ?? noun.worth) !== undefined || one.per !== undefined);
  const asked = new Map([near, held, ...rest].filter(isFit).map((one) => [JSON.stringify(one), one]));
  return [...asked.values()].slice(0, most);
}

/** How many things a question says of a noun besides what was left out, and besides who or where. */
function toldOf(question: string, left: readonly Word[], { noun }: Query, lexicon: Lexicon): number {
  const words = wordsOf(question);
  const isWho = /^(?:name|title|location|company)$/;
  return lexicon
    .mentionsIn(words, (at) => !left.some(({ key }) => key === words[at]?.key))
    .filter(
      ({ meanings }) =>
        !meanings.some(({ kind }) => kind === 'record') &&
        meanings.some(
          (one) =>
            one.kind !== 'record' &&
            one.noun.name === noun &&
            !(one.kind === 'value' && (holdsColleagues(one.field) || isWho.test(one.field.name))),
        ),
    ).length;
}

const negating = /\b(?:no|not|never|nobody|none|nothing|without|neither|nor|hardly)\b|n['’]?t\b/i;

const nameOf = (near: NonNullable<LeftOut['nearest']>): string =>
  'value' in near ? near.value.value : near.field.label;

/** Whether it asks for more than all records of a noun. */
const saysMore = ({ where, period, measure, group, order, limit }: Query): boolean =>
  where.some((one) => !('field' in one) || !/^(?:state|name)$/.test(one.field)) ||
  Boolean(period ?? group ?? limit) ||
  (measure !== 'list' && measure !== 'count') ||
  (order !== undefined && limit !== undefined);

/** The same of records whose title or text has the unknown words; none where no record has them. */
async function heldBy(
  query: Query,
  leftOut: readonly LeftOut[],
  lexicon: Lexicon,
  context: AnswerContext,
): Promise<Query | undefined> {
  const noun = lexicon.nouns.find(({ name }) => name === query.noun);
  const words = leftOut.flatMap(({ words: said }) =>
    wordsOf(said).filter((word) => isTelling(word) && word.key.length > 2),
  );
  const fields = noun ? aboutOf(noun) : [];
  if (words.length === 0 || words.length > 3 || fields.length === 0) return undefined;
  const [first, ...more] = fields.map(
    ({ name }): FieldCondition => ({ field: name, op: 'contains', value: words.map(({ stem }) => stem).join(' ') }),
  );
  if (!first) return undefined;
  const held: Query = { ...query, where: [...query.where, more.length > 0 ? { any: [first, ...more] } : first] };
  const { total } = await find({ noun: held.noun, where: held.where, measure: 'count' }, lexicon, context);
  return total > 0 ? held : undefined;
}
