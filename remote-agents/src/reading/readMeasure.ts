import type { FieldCondition } from '@steps/business/queries';
import { type Draft, type FieldMention, isNumeric, isOwn } from './draft';
import { isHad } from './readFields';
import { isSingular } from './readOrder';
import { spanField, takeVerbs } from './readSpans';
import { isFiller } from './smallWords';
import { rateOf } from './subjects';

/** What is worked out of the records, and of which number. */
export function readMeasure(draft: Draft): void {
  const { noun, asked, where } = draft;
  draft.leave(asked.phrases.places.again);
  const { measure = 'list' } = asked.phrases;
  const isNumber = (one: FieldMention) => isOwn(one) && isNumeric(one.role.field);
  // "Total of accepted quotes ex VAT": the sum of the net amounts.
  const isSaid = ({ mention }: FieldMention) => !asked.phrases.places.measure?.includes(mention.from);
  const number = draft.find((one) => isNumber(one) && isSaid(one)) ?? draft.find(isNumber);
  if (measure === 'average' && !number && isOfCounts(draft) && readPer(draft)) return;
  if (measure === 'span') {
    readHowLong(draft);
    return;
  }
  if (measure === 'rate') {
    const rate = rateOf(noun, asked.phrases);
    const are = (values: readonly string[] = []) =>
      values.map((value): FieldCondition => ({ field: rate?.field ?? '', op: 'is', value }));
    where.push({ any: are(rate?.of) });
    // Several parts are all but the rest.
    const rest = (rate?.of ?? []).filter((value) => !rate?.part.includes(value));
    draft.part = rate?.part.length === 1 ? are(rate.part) : are(rest).map((one) => ({ ...one, op: 'is-not' }));
    draft.measure = 'share';
    draft.score += 3;
  } else if (measure === 'count' && number && isCountOf(draft, number)) {
    draft.of = draft.take(number, 3)?.name;
    draft.measure = 'sum';
  } else if (measure === 'sum' && number && asked.phrases.order && isSingular(draft, asked.phrases.order.at)) {
    // "How much VAT is on the last quote": that of one.
    draft.show.push(draft.take(number, 3)?.name ?? '');
  } else if (measure !== 'list' && measure !== 'count' && measure !== 'share') {
    draft.of = draft.take(number, 3)?.name ?? (isOfCounts(draft) ? undefined : noun.worth);
    draft.measure = draft.of === undefined && measure === 'sum' ? 'count' : measure;
    if (draft.of === undefined) {
      draft.score -= 6;
      // "The total of contacts" is how many; a sum is of something.
      if (measure !== 'sum' || isSum(draft)) draft.leave(asked.phrases.places.measure);
    }
  } else if (measure === 'list' && number && isAdded(draft, number)) {
    draft.of = draft.take(number, 3)?.name;
    draft.measure = 'sum';
  } else if (
    measure === 'list' &&
    number?.role.field.unit &&
    (draft.group !== undefined || isTimeAsked(draft, number))
  ) {
    draft.of = draft.take(number, 3)?.name;
    draft.measure = 'average';
  } else if (measure === 'list' && draft.group !== undefined) {
    // "Visits by channel", "what were the deals of each worth".
    const { counts, kind } = number?.role.field ?? {};
    const isWorth = counts || kind === 'pounds' || (noun.worth !== undefined && asksWorth(draft));
    draft.measure = isWorth ? (isOfSize(draft) ? 'average' : 'sum') : 'count';
    if (isWorth) draft.of = draft.take(number)?.name ?? noun.worth;
  } else if (measure === 'list' && asked.compare && noun.worth !== undefined && asksWorth(draft)) {
    // "Revenue this month against last month".
    draft.of = draft.take(number)?.name ?? noun.worth;
    draft.measure = 'sum';
  } else draft.measure = measure;
  readForecast(draft, number);
}

/** "How long do deals take" asks for the average; "how long has the deal with Fenwick been open" for that of one. */
function readHowLong(draft: Draft): void {
  const { asked } = draft;
  const places = asked.phrases.places.measure ?? [];
  const field = spanField(draft, asked.words.length, draft.isOfNamed);
  if (!field?.unit) {
    draft.leave(places);
    return;
  }
  takeVerbs(draft);
  draft.score += 3;
  if (draft.isOfNamed) draft.show.push(field.name);
  else {
    draft.of = field.name;
    draft.measure = 'average';
  }
}

/** "Time to win", "what is our response time": the time itself is asked for, of no record by its name. */
const isTimeAsked = ({ asked: { words, phrases }, records }: Draft, { mention }: FieldMention): boolean =>
  records.length === 0 &&
  !phrases.order &&
  words.slice(0, mention.from).every((word) => isFiller(word) || /^(?:what|whats|what's|is|our)$/.test(word.key));

/** Whether a number by itself is asked for: "lost deals value", "visits last month". */
const isAdded = (draft: Draft, number: FieldMention): boolean =>
  number.role.field.counts
    ? draft.group === undefined && isCounted(draft, number)
    : number.role.field.kind === 'pounds' &&
      draft.noun.worth !== undefined &&
      (isSumAsked(draft) || isBehindNoun(draft, number));

/** Whether a count by itself is what is asked about: "visits this month", of no record by its name. */
const isCounted = ({ asked, records, values, isNamed, noun }: Draft, one: FieldMention): boolean =>
  !one.not &&
  !isHad(asked, one) &&
  // Sources have no day of their own.
  (!asked.period || one.role.field.date !== undefined || noun.date !== 'createdAt') &&
  (!isNamed || noun.date !== 'createdAt') &&
  records.length === 0 &&
  !asked.phrases.order &&
  !asked.phrases.most &&
  !asked.phrases.asksWho &&
  values.every(({ role }) => role.field.name !== 'name');

const isSum = ({ asked: { words, phrases } }: Draft): boolean =>
  (phrases.places.measure ?? []).some((at) => words[at]?.key === 'sum');

/** Of which part a share is, once all conditions are there; "usually" asks for no more than an average, a share or the most. */
export function readPart(draft: Draft): void {
  const isUsual = draft.group !== undefined || /^(?:average|median|share)$/.test(draft.measure) || draft.per;
  const usual = /^(?:usually|normally|typically|generally|mostly|overall|tend)$/;
  for (const [at, { key }] of draft.asked.words.entries()) if (isUsual && usual.test(key)) draft.used.add(at);
  if (draft.measure !== 'share' || draft.part) return;
  const { where, asked } = draft;
  draft.part = partOf(draft);
  for (const one of draft.part) where.splice(where.indexOf(one), 1);
  if (draft.part.length === 0) draft.leave(asked.phrases.places.measure);
  // A share of the pipeline is one of its value.
  const { worth } = draft.noun;
  if (!asksWorth(draft)) return;
  if (worth === undefined) draft.leave(asked.phrases.places.measure);
  else {
    draft.of = worth;
    draft.take(draft.find((one) => isOwn(one) && one.role.field.name === worth));
  }
}

/** "Of the hot contacts are in London": what is said behind the verb, else behind the noun, else last. */
function partOf({ where, places, asked: { words, mentions }, noun }: Draft): FieldCondition[] {
  const plain = where.filter((one): one is FieldCondition => 'field' in one);
  const named = mentions.find(({ meanings }) => meanings.some((one) => one.kind === 'noun' && one.noun === noun));
  const behind = (place: number) => plain.filter((one) => (places.get(one)?.[0] ?? -1) >= place);
  const isVerb = (verbs: RegExp) => (key: string, at: number) =>
    at >= (named?.to ?? 0) && verbs.test(key) && !/^(?:that|which|who)$/.test(words[at - 1]?.key ?? '');
  const isCopula = isVerb(/^(?:is|are|was|were)$/);
  // "Of the results that we have decided on was approved": the last one says it.
  const copula = words.findLastIndex(({ key }, at) => isCopula(key, at) && behind(at).length > 0);
  const isAny = isVerb(/^(?:is|are|was|were|have|has|had|did|came|come|got)$/);
  const verb = copula >= 0 ? copula : words.findIndex(({ key }, at) => isAny(key, at));
  const said = [...(verb < 0 ? [] : [behind(verb)]), ...(named ? [behind(named.to)] : []), plain.slice(-1)];
  return said.find((part) => part.length > 0) ?? [];
}

/** "How many vehicles do our companies have": a number that each of them has, added up. */
const isCountOf = ({ asked: { phrases }, records, isNamed, values }: Draft, { mention }: FieldMention): boolean =>
  records.length === 0 &&
  // "How many orders did we get": nobody spoke of campaigns.
  (isNamed || values.some(({ role }) => role.via === undefined)) &&
  mention.from === (phrases.places.measure?.at(-1) ?? -2) + 1;

/** "Average deals per owner", "how many deals per owner on average": of how many there are. */
function isOfCounts({ asked: { phrases, words } }: Draft): boolean {
  const last = phrases.places.measure?.at(-1) ?? -2;
  const next = words[last + 1];
  const isCounted =
    words[last]?.key === 'of' || words.some(({ key }, at) => key === 'many' && words[at - 1]?.key === 'how');
  return phrases.measure !== 'sum' && (isCounted || (next !== undefined && next.key !== next.stem));
}

/** For each of what: of the records of a relation, or of the values of a field that is no date. */
function readPer(draft: Draft): boolean {
  const { noun, steps, asked } = draft;
  const step = steps.find(({ spots }) => spots.some((at) => asked.phrases.groupAfter.has(at)));
  draft.per = draft.group ?? step?.relation;
  const kind = draft.field(draft.group)?.kind;
  if (draft.per === undefined || kind === 'moment' || kind === 'day' || (step && !noun.relations[step.relation]))
    return false;
  for (const at of asked.phrases.places.group ?? []) draft.used.add(at);
  draft.group = undefined;
  draft.measure = 'count';
  draft.score += 3;
  return true;
}

/** A forecast is only ever added up. */
function readForecast(draft: Draft, number: FieldMention | undefined): void {
  if (!number || !draft.free.has(number) || number.role.field.name !== 'forecast') return;
  if (draft.measure !== 'list' && draft.measure !== 'count') return;
  draft.of = draft.take(number, 3)?.name;
  draft.measure = 'sum';
}

/** "Lost deals value this quarter". */
const isBehindNoun = ({ asked: { mentions, phrases }, noun, records }: Draft, { mention }: FieldMention): boolean =>
  records.length === 0 &&
  !phrases.order &&
  mentions.some(
    ({ to, meanings }) => to === mention.from && meanings.some((one) => one.kind === 'noun' && one.noun === noun),
  );

/** "Are Tom's deals bigger than Elin's": many small ones are not. A pipeline is one thing. */
const isOfSize = ({ asked: { words } }: Draft): boolean =>
  words.some(({ key }) => /^(?:bigger|larger|smaller|greater)$/.test(key)) &&
  !words.some(({ key }) => /^(?:pipeline|sum|total|worth|value)$/.test(key));

const asksWorth = ({ asked: { words } }: Draft): boolean =>
  words.some(({ key }) =>
    /^(?:worth|pipeline|revenue|money|value|valuable|income|turnover|earn|earned|brought|sold|sells?|selling|bigger|larger|smaller|greater)$/.test(
      key,
    ),
  );

/** "What is the pipeline worth", "total value of open deals": the number is asked for, and of no record by its name. */
const isSumAsked = ({ asked: { words, phrases }, records }: Draft): boolean =>
  records.length === 0 &&
  !phrases.order &&
  words.slice(0, 2).some(({ key }) => /^(?:what|whats|what's|value|worth)$/.test(key));
