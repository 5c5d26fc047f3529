import type { Condition, FieldCondition, NounWords, Query } from '@steps/business/queries';
import { addDays, daysBetween, ownDay, ownFields } from '@steps/platform';
import { ofMonth, unitAt } from './calendarUnits';
import type { Lexicon } from './lexicon';
import { mend } from './mend';
import { periodBefore, wordsOfDays } from './periodWords';
import { type Reading, readAs } from './readQuestion';
import { relationTo } from './roles';
import { type Asked, takeApart } from './takeApart';

const beginsSo =
  /^(?:ok(?:ay)?,? |so,? |please,? )?(?:and|also|but|only|just|now|then|without|except|what about|how about|(?:do )?the same|same|by|per|instead|those|these|of (?:those|them|these)|which of|which (?:have|has|had|got)|how many|how much|why|that|when|sorted|sort)\b/i;
/** Words that stand for what was said before. */
export const pointsBack =
  /\b(?:them|those|these|they|it|that one|(?<!\b(?:is|are|was|were|hi|hello|hey) )there(?! (?:is|are|was|were)\b)|their|ones|theirs|its|him|his|hers?|he|she|em|that(?=[?.!]*$))\b/i;
const leads =
  /^(?:ok(?:ay)?,? |so,? |please,? )?(?:and |also |but |only |just |now |then |instead )*(?:what about |how about |(?:do )?the same (?:thing )?(?:for |in |with |but )?|same (?:for |in |with )?|which (?:ones? )?of (?:them|those|these) |which ones?(?: (?:is|are|was|were))? |of (?:those|them|these),? |(?:only )?(?:those|these|the ones) )?/i;
/** "Which of them have an open deal": some of the same records, whatever else is named. */
const ofSame =
  /\b(?:which(?: ones?)?|who|how many|any|some|all|none|one|each|most) of (?:them|those|these)\b|\b(?:among|amongst) (?:them|those|these)\b|^(?:and |so |ok |okay )*which (?:ones? )?(?:have|has|had|got|are|is)\b|\b(?:those|these|the ones) (?:with|without|that)\b|^(?:and |so |but )*(?:without|with)\b|\bany ?one of (?:them|those|these)\b/i;
/** "Unread ones only", "the biggest one please". */
const trails = /(?:,? (?:ones?|only|please|pls|then|too|instead|as well|again))+(?=[?.!]*$)/i;
/** People and things that were named before, and nothing else; "those with a deal" and "these days" point at none. */
const pronoun =
  /\b(?:(?:them|their|theirs|they|him|his|hers?|he|she|that one)\b|(?:that|this|those|these) (?:person|people|contact|compan|firm|customer|client|deal|ticket|quote|task|campaign|meeting|post|piece|page|brief)(?:y|ies|s)?\b(?! (?:about|from|with|of|for|on|called|named|where|that|which|who|we|i)\b)|(?:of|for|about|with|from|to|in|after|got|owns?) it\b|(?<=\b(?:of|is|was|are|were|did|does|has|have) )(?:that|those|these)\b(?! \p{L}+ (?:about|regarding|on|from|with|called|\p{L}+ (?:bring|brought)))|(?:those|these|(?<!\b(?:out|is|are|was|were|be|been) )there)(?= ?[?.!]*$)|(?<!\b(?:out|is|are|was|were|be|been|hi|hello|hey) )there(?=,))/iu;

/** Words for one person. */
export const isOnePerson = /^(?:him|his|hers?|he|she)\b/i;

/** "How many contacts are leads?" names what it counts; "how many?" and "how many of them are leads?" go on. */
const countsAnew = (question: string, { mentions }: ReturnType<typeof takeApart>): boolean =>
  /^(?:ok(?:ay)?,? |so,? |please,? )?how (?:many|much)\b/i.test(question.trim()) &&
  !pointsBack.test(question) &&
  mentions.some(({ meanings }) => meanings.some(({ kind }) => kind === 'noun'));

/** Whether a question goes on from the one before. */
export const isFollowUp = (question: string): boolean =>
  beginsSo.test(question.trim()) ||
  pointsBack.test(question) ||
  isBare.test(question.trim()) ||
  ranks.test(question.trim()) ||
  whichAre.test(question.trim()) ||
  ofOne.test(question.trim());

/** "Which stage has the highest average?" after a figure of each stage: it says of nothing else what it is about. */
export function asksOfGroups(question: string, before: Query, lexicon: Lexicon, now: Date): boolean {
  if (before.group === undefined || !/^(?:and |so )?(?:which|what|who)\b/i.test(question.trim())) return false;
  const { mentions, phrases, words } = takeApart(question, lexicon, now);
  return (
    (phrases.measure !== undefined || phrases.most !== undefined || phrases.order !== undefined) &&
    !words.some(({ key }) => /^(?:we|us|our)$/.test(key)) &&
    mentions.every(({ meanings }) => meanings.every(({ kind }) => kind === 'field'))
  );
}

/** "What was the reason", "and the phone number": a field of what was shown, unless a noun is named. */
const ofOne =
  /^(?:(?:ok(?:ay)?|so|and),? )*(?:(?:who|what|which|where|when)(?:['’]?s| is| are| was| were) )?(?:the|its|his|her|their) [\w-]+(?: [\w-]+)?[?.!]*$/i;

/** "What are the open deals" names others. */
const ofMany = /\b(?:are|were) the \S+ \S+$/i;

/** Too little to be a question of its own: "total value?", "the oldest one", "in Leeds", "last month". */
const isBare =
  /^(?:(?:the )?(?:total|sum|average|median|count|biggest|largest|smallest|oldest|newest|latest|earliest|best|worst|highest|lowest|most recent)(?: (?:value|worth|amount|ones?|first))?|(?:in|from|for|with|without|over|under|above|below|since|between|before|after)(?: \S+){1,3}|(?:this|last|next) (?:week|month|quarter|year)|today|yesterday|tomorrow|which ones?|\S+(?: \S+)? (?:ones?|only|ones? only))[?.!]*$/i;

/** "Which are Tom's?", "on which channel?": some of those that were shown, or a field of theirs. */
const whichAre =
  /^(?:(?:ok(?:ay)?|so|and|but),? )*(?:which (?:are|were)|(?:on|in|at|for|from|with|by|to) (?:which|what)) \S+[?.!]*$/i;

/** "Top 3 by value", "highest lead score", "oldest two first". */
const ranks =
  /^(?:(?:ok(?:ay)?|so|and|now|just),? )*(?:the )?(?:top|best|worst|biggest|largest|smallest|highest|lowest|oldest|newest|latest|earliest|cheapest)(?: (?:of|by|with|in|the|\p{L}+|\d+)){0,4}[?.!]*$/iu;

/** The word of a question that stands for what was named before it; what its own words name is not meant. */
export function pronounIn(question: string, lexicon: Lexicon, now: Date): string | undefined {
  const { question: text } = mend(question, lexicon);
  const found = pronoun.exec(text);
  if (!found) return undefined;
  const { mentions, words } = takeApart(question, lexicon, now);
  // "How many deals did they win" are those of somebody else.
  const isTheirs = /^(?:their|its|his|her)$/i.test(found[0]);
  const isOthers = (to: number) =>
    !isTheirs && /^ (?:did|do|does|have|has|had) $/.test(text.slice(words[to - 1]?.end, found.index));
  // "The person there" is at a place that was named; "how many deals are there" says of none.
  // "When do we meet him" names nobody by its meeting, nor do "tasks for that company" name one.
  const isHuman = isOnePerson.test(found[0]);
  const isThat = /^(?:that|this) \p{L}/iu.test(found[0]);
  // "How many deals come from it": it is none of several.
  const isIt = /\bit$/i.test(found[0]);
  const isSeveral = (to: number) => isIt && words[to - 1]?.key !== words[to - 1]?.stem;
  const isPlace = /^there$/i.test(found[0]) && !/\b(?:is|are|was|were|be|been) $/i.test(text.slice(0, found.index));
  const isNamed = mentions.some(
    ({ from, to, meanings }) =>
      (words[from]?.at ?? 0) < found.index &&
      (isPlace
        ? meanings.every((one) => one.kind === 'record' || (one.kind === 'value' && namesPlace.test(one.field.name)))
        : meanings.some(
            (one) =>
              one.kind === 'record' ||
              (one.kind === 'noun' &&
                !isThat &&
                !isSeveral(to) &&
                !isOthers(to) &&
                (!isHuman || one.noun.name === 'contacts')) ||
              (one.kind === 'value' && isTheirs),
          )),
  );
  return isNamed ? undefined : found[0];
}

/** A question about an answer before where there is none: with a word for it, or "what's the next step", of no record. */
export function pointsAtNothing(question: string, query: Query | undefined, lexicon: Lexicon, now: Date): boolean {
  if (lexicon.names.length > 0) return false;
  const isOfAll = query?.where.length === 0 && query.limit === undefined && query.period === undefined;
  const isOfOne = query?.measure === 'list' || query?.group !== undefined;
  const { mentions } = takeApart(question, lexicon, now);
  const isOnes =
    isOnesOnly.test(question.trim()) && !mentions.some(({ meanings }) => meanings.some(({ kind }) => kind === 'noun'));
  return (
    isOnes ||
    pronounIn(question, lexicon, now) !== undefined ||
    (isOfAll && isOfOne && ofThat.test(mend(question, lexicon).question.trim()))
  );
}

/** Fields whose values somebody can be at. */
const namesPlace = /^(?:location|town|city|country|region|area|company)$/;

/** "Urgent ones?" */
const isOnesOnly = /^(?:(?:and|only|just|the|which|what|are) )*\S+ ones?[?.!]*$/i;

/** "What's the next step", "who's the contact": that of one. */
const ofThat =
  /^(?:(?:ok(?:ay)?|so|and),? )*(?:who|what|which|where|when)(?:['’]?s| is| was) (?:the|its|his|her|their) [\w-]+(?: [\w-]+)?[?.!]*$/i;

/** A question about other records that belong to those of the answer before: "when did we last speak to them". */
export function ofThose(reading: Reading, before: Query): Reading | undefined {
  const relation = relationTo(reading.noun, before.noun);
  const step = relation === undefined ? undefined : stepTo(relation, before);
  return step && { ...reading, query: { ...reading.query, where: [...reading.query.where, step] } };
}

/** "Open tasks for that company". */
export const isFirm = /\b(?:that|this|the same) (?:company|firm|business)\b/i;

/** "What meetings do we have there" after the deals of a company: at that company. */
const placeOf = (question: string, before: Query, { fields }: NounWords): Condition | undefined =>
  (/\bthere[?.! ]*$/i.test(question) || isFirm.test(question)) && fields.some(({ name }) => name === 'company')
    ? before.where.find((one) => 'field' in one && one.field === 'company' && one.op === 'is')
    : undefined;

/** “How many open deals come from it”, after figures of each source: from one of them. */
export const ofTop = /^(.*\b(?:from|of|in|for|with|by|at|to) )(it|that one|him|her)[?.! ]*$/i;

/** A question that changes the query of the answer before; none where it does not fit to it. */
export function followUp(question: string, before: Query, lexicon: Lexicon, now: Date): Reading | undefined {
  const noun = lexicon.nouns.find(({ name }) => name === before.noun);
  if (!noun || (before.group !== undefined && ofTop.test(question))) return undefined;
  const fragment = question
    .trim()
    .replace(leads, (words) => (/\b(?:without|except)\b/i.test(words) ? words : ''))
    .replace(trails, '');
  if (/^(?:all )?(?:the )?(?:others?|rest)[?.!]*$/i.test(fragment)) return theOthers(before, noun);
  if (/\bones?\b/i.test(question) && /^(?:which)?[?.!]*$/i.test(fragment)) return explained(before, noun, 1);
  const compared = fragment.replace(/^(?:and )?compared? (?:with|to) (?=the )/i, '');
  const earlier = periodEarlier(compared, before, now);
  const days = earlier && (compared === fragment ? { period: earlier } : { compare: daysOf(earlier) });
  if (days && !(before.group && days.compare))
    return { query: { ...before, ...days }, noun, leftOut: [], mended: [], score: 3 };
  const asked = takeApart(before.measure === 'share' ? fragment.replace(byPerson, 'by owner') : fragment, lexicon, now);
  const isNamed = asked.mentions.some(({ meanings }) => meanings.some(({ kind }) => kind === 'noun'));
  if (countsAnew(question, asked) || (isNamed && (asked.phrases.order ? ofOne : ofMany).test(question.trim())))
    return undefined;
  if (asked.phrases.asksWhy && !isOne(before)) return explained(before, noun, asked.words.length);
  const other = ofSame.test(question) ? undefined : otherNoun(asked.mentions, noun, lexicon);
  if (other) {
    const relation = relationTo(other, noun.name);
    const own = readAs(asked, other);
    if (!own || own.leftOut.length > 0) return undefined;
    const where = own.query.where.filter((one) => !('relation' in one && one.relation === relation));
    const place = placeOf(question, before, other);
    if (!place && isFirm.test(question) && before.noun !== 'companies') return undefined;
    const isAny = (one: Condition) => 'relation' in one && one.relation === 'company' && one.where.length === 0;
    if (place) return { ...own, query: { ...own.query, where: [...where.filter((one) => !isAny(one)), place] } };
    const those = ofThose({ ...own, query: { ...own.query, where } }, before);
    // "And deals?" after the tickets of a company: its deals.
    const kept =
      before.limit === undefined && asked.words.length <= 2
        ? before.where.filter((one) => isShared(one, noun, other))
        : [];
    return kept.length > 0 ? { ...own, query: { ...own.query, where: [...where, ...kept] } } : those;
  }
  const own = readAs(asked, noun, before.period?.field ?? dateOf(before, noun));
  if (!own || own.described) return undefined;
  const { query } = own;
  const asksOne = isOne(before) ? fieldsAsked(own, asked, before) : [];
  if (asksOne.length > 0) return { ...own, query: { ...before, show: asksOne }, score: 3 };
  // What a noun or a date implies is no part of what was added.
  const isSaid = (field: string) =>
    asked.mentions.some(({ meanings }) => meanings.some((one) => one.kind === 'value' && one.field.name === field));
  const added = query.where.filter(
    (one) =>
      !(
        'field' in one &&
        one.op === 'is' &&
        noun.fields.some(({ name, kind }) => name === one.field && kind === 'choice') &&
        !isSaid(one.field) &&
        !lexicon.names.some(({ title }) => title === one.value)
      ),
  );
  // "Which of them did we speak to last": the last of theirs, not of all.
  for (const one of added)
    if ('relation' in one && one.limit !== undefined) {
      const back = relationTo(
        lexicon.nouns.find(({ name }) => name === noun.relations[one.relation]?.noun) ?? noun,
        noun.name,
      );
      const step = back === undefined ? undefined : stepTo(back, { ...before, limit: undefined });
      const at = one.where.findIndex((each) => 'relation' in each && each.relation === back);
      if (step && at >= 0) (one.where as Condition[]).splice(at, 1, step);
    }
  const fields = new Set(added.map(fieldOf));
  const where = [...before.where.filter((one) => !fields.has(fieldOf(one))), ...added];
  const { measure: wanted } = asked.phrases;
  // "Sort them by value" has an order of its own; it may be the one that there was.
  // "Oldest first" sorts all of them.
  const isSort =
    query.order !== undefined &&
    ((/\bfirst[?.! ]*$/i.test(question) && !/^(?:and |so )*which\b/i.test(question)) ||
      asked.words.some(({ key }) => /^(?:sort|sorted|order|ordered|rank|ranked)$/.test(key)));
  const sorted = (asked.phrases.order ?? isSort) || (asked.phrases.most !== undefined && query.order !== undefined);
  // "The oldest one" is a record, not a group.
  const isRecord =
    query.group === undefined &&
    !isSort &&
    asked.phrases.order &&
    (query.limit === 1 || asked.phrases.order.by === 'time');
  // What is compared is the figure that there was.
  const isMeasured =
    wanted !== undefined || (query.measure !== 'list' && query.group === undefined && query.compare === undefined);
  // "What are they worth" asks of what was shown, "and the median?" of each group again.
  const group = query.group ?? (isRecord || (isMeasured && pointsBack.test(question)) ? undefined : before.group);
  // "Who owns them": whose each is, rather than how many are whose.
  const isWhose =
    before.measure === 'list' &&
    before.group === undefined &&
    query.group !== undefined &&
    /^(?:and |so )*(?:who|whose)\b.*\b(?:them|they|those|these|each)\b/i.test(question);
  const isShown = (query.show !== undefined && wanted === undefined) || isWhose;
  // "And which of those are Tom's" asks for them, whatever was worked out before.
  const isWhich =
    /^(?:and |so |ok |okay )*(?:which|who)\b/i.test(question) &&
    !isMeasured &&
    group === undefined &&
    before.measure !== 'share';
  // "The biggest three" of what was added up are records, too.
  const isRanked =
    sorted && query.order !== undefined && !isMeasured && group === undefined && before.measure !== 'share';
  const measure =
    isShown || isWhich || (isRecord && !isMeasured) || isRanked
      ? 'list'
      : isMeasured
        ? query.measure
        : (query.group ?? query.compare) !== undefined && before.measure === 'list'
          ? 'count'
          : before.measure;
  const of =
    isMeasured && query.of !== undefined && (query.of !== noun.worth || before.of === undefined)
      ? query.of
      : (before.of ?? (isMeasured ? query.of : undefined));
  // "Compare with last week" leaves the days there are.
  const isCompared = query.compare !== undefined && /^compare/i.test(fragment);
  if (isCompared && !before.period) return undefined;
  const named = query.period && { ...query.period, field: before.period?.field ?? query.period.field };
  const period = named && !isCompared ? nearTo(before.period, named, fragment, now) : before.period;
  const compare = query.compare ?? (query.period ? undefined : before.compare);
  const order = sorted ? query.order : before.order;
  // A rate by owner is of the same part.
  const part = query.part ?? (measure === 'share' ? before.part : undefined);
  // Days are compared as a whole, and one answer has no more behind it.
  const isBeyond =
    before.limit === 1 &&
    added.length > 0 &&
    (/\b(?:he|she|it|that one)\b/i.test(question) || (before.show && added.some((one) => 'relation' in one)));
  if ((compare && group !== undefined) || isBeyond) return undefined;
  const limit = sorted
    ? isSort
      ? asked.phrases.limit
      : query.limit
    : // "When was that" asks it of all that were shown.
      asked.phrases.asksWhen
      ? before.limit
      : (query.limit ?? (added.length > 0 && before.limit === 1 && !before.show ? undefined : before.limit));
  const changed: Query = {
    noun: before.noun,
    where,
    ...(period && { period }),
    ...(compare && { compare }),
    measure,
    ...(of !== undefined && measure !== 'list' && measure !== 'count' && { of }),
    ...(part && { part }),
    ...(group !== undefined && !isShown && { group }),
    ...(order && !(measure === 'count' && group === undefined) && { order }),
    ...(limit !== undefined && (measure === 'list' || group !== undefined) && { limit }),
    ...(isWhose && query.group !== undefined
      ? { show: [query.group] }
      : query.show
        ? { show: query.show }
        : before.show && measure === 'list' && { show: before.show }),
  };
  const isSame = JSON.stringify(changed) === JSON.stringify(before);
  return { ...own, query: changed, score: isSame && !isSort ? 0 : own.score + 3 };
}

/** Whose or where it is, which two nouns may have alike. */
const isShared = (one: Condition, noun: NounWords, other: NounWords): boolean =>
  'relation' in one
    ? /^(?:company|contact)$/.test(one.relation) &&
      other.relations[one.relation]?.noun === noun.relations[one.relation]?.noun
    : 'field' in one &&
      /^(?:company|contact|owner|industry|location)$/.test(one.field) &&
      other.fields.some(({ name }) => name === one.field);

/** Whether a query shows a single record: the largest deal, Piotr Kowalski. */
const isOne = ({ measure, group, limit, where }: Query): boolean =>
  measure === 'list' &&
  group === undefined &&
  (limit === 1 || where.some((one) => 'field' in one && one.op === 'is' && /^(?:name|title|number)$/.test(one.field)));

/** The fields that a question asks of a record, where it says nothing else: "what was the reason", "who is it assigned to". */
function fieldsAsked({ query, noun }: Reading, { words, phrases, period }: Asked, { where }: Query): string[] {
  const had = new Set(where.map((one) => JSON.stringify(one)));
  const isMore = query.where.some((one) => !had.has(JSON.stringify(one)) && fieldOf(one) !== 'state');
  const isOfMore = words.some(({ key }) => /^(?:all|others?|sum|total|average|mean|median|share)$/.test(key));
  if (isMore || isOfMore || period || phrases.groupAfter.size > 0) return [];
  const has = (name: string) => noun.fields.some((field) => field.name === name);
  if (phrases.asksWhy) return ['lostReason', 'reason'].filter(has);
  if (words[0]?.key === 'where' && has('location')) return ['location'];
  const { show, group, of } = query;
  // "How many are there" counts.
  return show && show.length > 0 ? [...show] : [group ?? of].flatMap((name) => name ?? []);
}

/** The records by which those of the answer before were found: the deal whose contact was asked for. */
export function whence({ noun, where }: Query, { nouns }: Lexicon): Query | undefined {
  const [step, more] = where;
  if (!step || more || !('relation' in step) || step.has === 'none') return undefined;
  const of = nouns.find(({ name }) => name === noun)?.relations[step.relation]?.noun;
  if (!of) return undefined;
  const { order, limit } = step;
  return {
    noun: of,
    where: step.where,
    measure: 'list',
    ...(order && { order }),
    ...(limit !== undefined && { limit }),
  };
}

/** The day that a value of the answer before is about: deals are won on one. */
const dateOf = ({ where }: Query, { fields }: NounWords): string | undefined =>
  where
    .flatMap((one) =>
      'field' in one && one.op === 'is'
        ? fields.flatMap(({ name, values }) =>
            name === one.field ? values.flatMap(({ value, date }) => (value === one.value && date ? [date] : [])) : [],
          )
        : [],
    )
    .at(0);

/** A rate is a colleague's, not a customer's. */
const byPerson = /^by (?:each )?(?:person|people|colleague)\b/i;

/** "And the one before": the same in the days before those that were asked about. */
function periodEarlier(fragment: string, { period }: Query, now: Date): Query['period'] {
  const weekday = /^(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day before(?: (?:that|it))?[?.!]*$/i.test(
    fragment.trim(),
  );
  if (weekday && period?.from !== undefined && period.from === period.until) {
    const day = addDays(period.from, -7);
    return { field: period.field, from: day, until: day };
  }
  const [, unit, side] =
    /^(?:the )?(one|week|month|quarter|year) (before|after)(?: (?:that|it))?[?.!]*$/i.exec(fragment.trim()) ?? [];
  if (!unit || period?.from === undefined || period.until === undefined) return undefined;
  const words = wordsOfDays(period, now);
  const own = /(?:week|month|quarter|year)$/.exec(words)?.[0];
  if (unit.toLowerCase() !== 'one' && own !== unit.toLowerCase()) return undefined;
  if (side?.toLowerCase() === 'after') return own ? { field: period.field, ...unitAt(period.from, own, 1) } : undefined;
  const { from, until } = periodBefore({ ...period, words }, now);
  return from === undefined || until === undefined ? undefined : { field: period.field, from, until };
}

/** "And in January?" after a December is the next one: a month alone is the nearest to the days before. */
function nearTo(before: Query['period'], said: Days, fragment: string, now: Date): Days {
  const { from: first = before?.until, until: last = before?.from } = before ?? {};
  if (!first || !last || !said.from || /\d|\b(?:this|last|next)\b/i.test(fragment)) return said;
  const { year, month } = ownFields(said.from);
  const near = [year + 1, year, year - 1].map((one) => ({ field: said.field, ...ofMonth(one, month) }));
  if (!near.some(({ from, until }) => from === said.from && until === said.until)) return said;
  // What was added or won was so on no day to come.
  const isOver = /^at$|(?<!scheduled)At$/.test(said.field);
  const away = ({ from, until }: Days) => Math.max(0, daysBetween(last, from ?? ''), daysBetween(until ?? '', first));
  return near
    .filter(({ from }) => !isOver || from <= ownDay(now))
    .reduce((one, other) => (away(other) < away(one) ? other : one), near[1] ?? said);
}
type Days = NonNullable<Query['period']>;

const daysOf = ({ from, until }: NonNullable<Query['period']>): NonNullable<Query['compare']> => ({
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
});

const fieldOf = (condition: Condition): string | undefined => {
  if ('field' in condition) return condition.field;
  const [first] = 'any' in condition ? condition.any : [];
  return first && 'field' in first ? first.field : undefined;
};

/** "Why?": the reasons where there are some, else the records that were counted. */
function explained(before: Query, noun: NounWords, words: number): Reading | undefined {
  if (words > 3) return undefined;
  const isLost = before.where.some((one) => 'field' in one && one.field === 'state' && one.value === 'lost');
  const { group: _, of: __, part: ___, show: ____, ...rest } = before;
  const query: Query =
    isLost && noun.fields.some(({ name }) => name === 'lostReason')
      ? { ...rest, measure: 'count', group: 'lostReason' }
      : { ...rest, measure: 'list' };
  return { query, noun, leftOut: [], mended: [], score: 3 };
}

/** "And the others?": those behind the first. */
function theOthers({ limit, show: _, ...before }: Query, noun: NounWords): Reading {
  const query: Query = limit === 1 ? before : { ...before, limit: 20 };
  return { query, noun, leftOut: [], mended: [], score: 3 };
}

/** A noun that is asked for of what was shown: "who is the contact?" */
function otherNoun(
  mentions: ReturnType<typeof takeApart>['mentions'],
  noun: NounWords,
  lexicon: Lexicon,
): NounWords | undefined {
  for (const { meanings } of mentions) {
    const nouns = meanings.flatMap((meaning) => (meaning.kind === 'noun' ? [meaning.noun] : []));
    if (nouns.some(({ name }) => name === noun.name)) return undefined;
    const [other] = nouns.filter(({ name }) => lexicon.nouns.some((one) => one.name === name));
    if (other) return other;
  }
  return undefined;
}

/** The records of the answer before, as a step to them; none where it cannot say all that they met. */
function stepTo(relation: string, { where, order, limit, period }: Query): Condition | undefined {
  const days: FieldCondition[] = (['from', 'until'] as const).flatMap((op) =>
    period?.[op] === undefined ? [] : [{ field: period.field, op, value: period[op] }],
  );
  const told = [...where, ...days].filter(isPlain);
  if (told.length < where.length + days.length) return undefined;
  return { relation, has: 'some', where: told, ...(order && limit !== undefined && { order, limit }) };
}

/** What a step can ask: a field, one of several, or another step with fields alone. */
const isPlain = (one: Condition): one is Extract<Condition, { relation: string }>['where'][number] =>
  'field' in one ||
  ('any' in one && one.any.every((each) => 'field' in each)) ||
  ('relation' in one && one.where.every((each) => 'field' in each));
