import type { FoundRecord, Query } from '@steps/business/queries';
import type { AnswerContext } from '../reading/answerContext';
import { followUp, ofTop } from '../reading/followUp';
import { type Lexicon, titleOf } from '../reading/lexicon';
import { find } from '../reading/read';
import { isTelling } from '../reading/smallWords';
import { wordsOf } from '../reading/words';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'last'];
/** Not “the first one we won”, which is the earliest. */
const ofList = new RegExp(
  String.raw`\b(?:the )?(${ordinals.join('|')}) (?:one|of (?:them|these|those))\b(?! (?:that|which|who|to|we|i|they|you)\b)`,
  'i',
);

const ofNext =
  /^(?:and |ok |so )*(?:what about |which is )?(?:the )?(?:one after(?: (?:that|it|this)(?: one)?)?|(?:next|following) one|after (?:that|this)(?: one)?)[?.! ]*$/i;

/** Not “which is the oldest one”, which asks for it. */
const ofRank =
  /\bthe (?:oldest|newest|latest|earliest|most recent|biggest|largest|highest|smallest|lowest|cheapest|longest) (?:one|of (?:them|these|those))\b(?! (?:that|which|who|to|we|i|they|you)\b)/i;
const asksOfIt = (rest: string): boolean =>
  /^(?:and |so |ok )*(?:who|when|where|how)\b/i.test(rest.trim()) || wordsOf(rest).some(isTelling);

/** “Who owns the second one?”, “who sent the oldest one?”: what is asked of it, with that record alone as the answer before. None where it is not one of a list. */
export async function nthOf(
  question: string,
  lexicon: Lexicon,
  context: AnswerContext,
): Promise<{ readonly question: string; readonly before: Query } | undefined> {
  const { before } = context;
  const rank = ofRank.exec(question);
  if (rank && before && asksOfIt(question.replace(rank[0], ' '))) {
    const ranked = followUp(rank[0], before, lexicon, context.now);
    const { records = [] } = ranked ? await find(ranked.query, lexicon, context) : {};
    const one = ranked?.query.limit === 1 ? await thatAlone(before, records[0], lexicon, context) : undefined;
    return one && { question: onIt(question, rank[0]), before: one.query };
  }
  const [, lead, pointed] = ofTop.exec(question) ?? [];
  if (lead && pointed && before?.group !== undefined) {
    // The one that was named first, where it is ahead of the others.
    const { groups: [top, next] = [] } = await find(before, lexicon, context);
    const isOne = top?.name && (top.figure ?? top.count) !== (next?.figure ?? next?.count);
    // What is asked of it is a question of its own, of the same records.
    return isOne
      ? { question: `${lead}${top.name}`, before: { noun: before.noun, where: [], measure: 'list' } }
      : undefined;
  }
  const found = ofList.exec(question) ?? ofNext.exec(question);
  if (!found || before?.measure !== 'list' || before.group !== undefined) return undefined;
  const { limit, show, ...rest } = before;
  // “And the one after that?” is behind the last that was shown.
  const isNext = found[1] === undefined;
  const place = isNext ? (limit ?? 0) : ordinals.indexOf(found[1]?.toLowerCase() ?? '');
  const isLast = found[1]?.toLowerCase() === 'last';
  const answer = await find(isNext ? { ...rest, limit: place + 1 } : before, lexicon, context);
  const { records = [], total: all } = answer;
  // The last one is that of the whole list, where it was shown.
  const record = isLast ? (all === records.length ? records.at(-1) : undefined) : records[place];
  const one = isNext && limit === undefined ? undefined : await thatAlone(before, record, lexicon, context);
  if (!one) return undefined;
  const label = one.noun.fields.find(({ name }) => name === show?.[0])?.label ?? one.title.label;
  return { question: isNext ? `what is its ${label}` : onIt(question, found[0]), before: one.query };
}

/** “The next step of the second one” is “its next step”. */
const onIt = (question: string, one: string): string => {
  const [before = '', after = ''] = question.split(one);
  const [, lead, field] = /^(.*\b)?the ((?:\p{L}+ ){1,3})(?:of|for) $/iu.exec(before) ?? [];
  return field ? `${lead ?? ''}its ${field}${after}` : `${before}it${after}`;
};

/** “That company” may be asked about next. */
const isCompany = (one: Query['where'][number]): boolean => 'field' in one && one.field === 'company';

/** The answer before, or the one record that it found, where it went further than a step can say: “which of them did we speak to last?”. */
export async function nearBefore(lexicon: Lexicon, context: AnswerContext): Promise<AnswerContext> {
  const { before } = context;
  const isFar = before?.where.some((one) => 'relation' in one && one.where.some((inner) => 'relation' in inner));
  if (!before || !isFar) return context;
  const { total, records = [] } = await find(before, lexicon, context);
  const one =
    total === 1
      ? await thatAlone({ ...before, where: before.where.filter(isCompany) }, records[0], lexicon, context)
      : undefined;
  return one ? { ...context, before: one.query } : context;
}

/** The query of one record of an answer. None where several are called so, or the list calls it otherwise than its field does. */
async function thatAlone(
  { limit: _, show: __, ...rest }: Query,
  record: FoundRecord | undefined,
  lexicon: Lexicon,
  context: AnswerContext,
) {
  const noun = lexicon.nouns.find(({ name }) => name === rest.noun);
  const title = noun && (titleOf(noun) ?? noun.fields.find(({ name }) => name === 'number'));
  if (!title || !record) return undefined;
  const where: Query['where'] = [
    ...rest.where,
    { field: title.name, op: 'is', value: record.facts[title.name] ?? record.title },
  ];
  const query: Query = { ...rest, measure: 'list', where };
  return (await find(query, lexicon, context)).total === 1 ? { query, noun, title } : undefined;
}
