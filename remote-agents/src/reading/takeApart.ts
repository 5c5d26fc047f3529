import type { NounWords } from '@steps/business/queries';
import { amountsIn, type FoundAmount } from './amounts';
import type { FoundPeriod, Period } from './calendarUnits';
import { type FoundHour, hoursIn } from './hours';
import type { Lexicon, Meaning, Mention } from './lexicon';
import { type Mended, mend } from './mend';
import { periodIn } from './period';
import { periodBefore } from './periodWords';
import { type Phrases, phrasesIn } from './phrases';
import { type SaidText, saidTextIn } from './saidText';
import { courtesyIn, isFiller } from './smallWords';
import { type FoundSpan, spansIn } from './spans';
import { placesIn, type Word } from './words';

/** The question with all that does not depend on what it is about. */
export interface Asked {
  /** As it was typed. */
  readonly question: string;
  readonly mended: readonly Mended[];
  readonly words: readonly Word[];
  readonly mentions: readonly Mention[];
  /** The same words where this is asked about: its own fields and values come first. */
  readonly mentionsOf: (noun: NounWords) => readonly Mention[];
  readonly phrases: Phrases;
  /** Words that a text has in it: "about onboarding". */
  readonly said?: SaidText | undefined;
  readonly amounts: readonly FoundAmount[];
  /** How long something took, at least or at most. */
  readonly spans: readonly FoundSpan[];
  /** Hours of a day; what has none leaves their words. */
  readonly hours: readonly FoundHour[];
  readonly period?: FoundPeriod | undefined;
  readonly compare?: Period | undefined;
  readonly now: Date;
  readonly lexicon: Lexicon;
  /** Words that periods, amounts and fixed phrases used. */
  readonly used: ReadonlySet<number>;
  /** The words of the days, for readings that have no use for them. */
  readonly spots: { readonly period: readonly number[]; readonly compare: readonly number[] };
}

/** Takes a question apart: days, amounts, fixed phrases, and what its other words can mean. */
export function takeApart(typed: string, lexicon: Lexicon, now: Date): Asked {
  const { question, mended, words } = mend(typed, lexicon);
  const used = new Set<number>(courtesyIn(words));
  const claim = (at: number, end: number): readonly number[] => {
    const places = placesIn(words, { at, end });
    for (const place of places) used.add(place);
    return places;
  };
  const lower = question.toLowerCase();
  // "Between 1 and 15 November", "from 1/11 to 10/11" are days.
  const dates = periodIn(question, now);
  const isDay = ({ at, end }: FoundAmount) =>
    dates !== undefined && at >= dates.at && end <= dates.end && end - at < dates.end - dates.at;
  const amounts = amountsIn(lower).filter((one) => !isDay(one));
  for (const { at, end } of amounts) claim(at, end);
  const spans = spansIn(lower).filter((span) => isSpan(span, words, lexicon, lower));
  for (const { at, end } of spans) claim(at, end);
  // "Not for more than 30 days" is not in the last 30; how long something took is no day.
  const hours = hoursIn(lower);
  const dated = blank(question, [...spans, ...hours]).replace(
    /(?<=\b(?:for|in) )(?:more than|over|at least)(?= )/gi,
    (said) => ' '.repeat(said.length),
  );
  // "More than £5,000 won this year" is a bound, and compares no days.
  const [named] = [
    ...lower.matchAll(
      /\b(?:compared (?:with|to)|(?<=\bcompared?\b.*)(?:with|to)|comparing (?:with|to)|versus|vs\.?|against|than)\b(?=.*\b(?:last|this|previous|before|year|month|week|quarter|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|h[12]|half|easter|christmas|spring|summer|autumn|winter|(?:19|20)\d\d)\b)/g,
    ),
  ].filter(({ index }) => ![...amounts, ...spans].some(({ at, end }) => index >= at && index < end));
  const own = named ? periodIn(dated.slice(0, named.index), now) : dated === question ? dates : periodIn(dated, now);
  // "The month before" is that before the other one.
  const before = named
    ? /^\S+(?: with| to)? (?:(?:the )?(?:(?:\d+|two|three|four|five|six|few) )?(?:days?|weeks?|months?|quarters?|years?|one|period) before|(?:the )?(?:last|previous)(?: one)?(?=[?.!, ]*(?:$|by )))/.exec(
        lower.slice(named.index),
      )
    : null;
  const isBefore = before !== null;
  const other = named && !isBefore ? periodIn(dated.slice(named.index), now) : undefined;
  // "Did we win more than we lost this month" compares no two periods.
  const split = own || (other && thisFor(other, now)) ? named : undefined;
  const isSpent = (found: FoundPeriod) => amounts.some(({ at, end }) => found.at < end && found.end > at);
  const days = named && !split ? dates : own;
  const period = days && !isSpent(days) ? days : undefined;
  const compared = split ? claim(split.index, split.index + (other?.end ?? before?.[0].length ?? split[0].length)) : [];
  // What is said of the other period alone is named: "more won this month than lost last month".
  const apart = split && other ? compared.filter((at) => isSaidApart(words, at, split, other)) : [];
  for (const at of apart) used.delete(at);
  const spots = { period: period ? claim(period.at, period.end) : [], compare: compared.filter((at) => used.has(at)) };
  const first = split && !period && other ? thisFor(other, now) : period;
  if (split && !period) claim(split.index - 6, split.index);
  const isFree = (at: number) => !used.has(at) && !apart.includes(at);
  // "Next step" says nothing of an order.
  const long = lexicon.mentionsIn(words, isFree, 2).filter(fitsNouns(lexicon.mentionsIn(words, isFree)));
  const phrases = phrasesIn(words, (at) => isFree(at) && !long.some(({ from, to }) => at >= from && at < to));
  // "Someone other than Tom" names nobody else, nor the reason "Other".
  const others = phrases.negations.filter((at) => words[at]?.key === 'other');
  for (const at of others) if (/^(?:some|any)(?:one|body)$/.test(words[at - 1]?.key ?? '')) used.add(at - 1);
  const isUnfixed = (at: number) => isFree(at) && !isFixed(phrases, at) && !others.includes(at);
  const said = saidTextIn(words, lexicon.mentionsIn(words, isUnfixed), isUnfixed, phrases.negations);
  const isOpen = (at: number) => isUnfixed(at) && !(said && at >= said.from && at < said.to);
  const mentions = withTheirs(lexicon.mentionsIn(words, isOpen), words);
  if (split)
    for (const [at, { key }] of words.entries())
      if (/^(?:more|fewer|less|better|worse|up|down|compared?|than)$/.test(key)) used.add(at);
  return {
    ...{ question: typed, mended, words, said, mentions, phrases, amounts, spans, hours, now, lexicon, spots },
    mentionsOf: (noun) => mentionsOf(noun, words, lexicon, isOpen, mentions),
    period: first,
    compare: split && first ? (other ?? (isBefore ? periodBefore(first, now) : undefined)) : undefined,
    used: new Set([...used, ...phrases.used]),
  };
}

/** "Tickets that are not finished": what is a draft of content says nothing of tickets, nor hides its "not". */
function fitsNouns(mentions: readonly Mention[]): (mention: Mention) => boolean {
  const nouns = mentions.flatMap(({ meanings }) => meanings.flatMap((one) => (one.kind === 'noun' ? [one.noun] : [])));
  const near = new Set(
    nouns.flatMap(({ name, relations }) => [name, ...Object.values(relations).map((one) => one.noun)]),
  );
  return ({ meanings }) =>
    nouns.length === 0 || meanings.some((one) => one.kind === 'record' || near.has(one.noun.name));
}

/** Whether something that takes a time is before it; "within two weeks" may be days to come. */
function isSpan({ at, op, isAge }: FoundSpan, words: readonly Word[], lexicon: Lexicon, text: string): boolean {
  if (isAge) return true;
  const before = lexicon.mentionsIn(words, (place) => (words[place]?.end ?? 0) <= at);
  const spans = (one: Meaning) =>
    (one.kind === 'value' && one.value.span !== undefined) || (one.kind === 'field' && one.field.unit !== undefined);
  const isNegated = /\b(?:no|not|never|nobody|without)\b|n['’]t\b/.test(text.slice(0, at));
  const [last] = before.slice(-1);
  // "Meetings longer than an hour" have a time of their own.
  const isLong = /^(?:for )?(?:longer|shorter)/.test(text.slice(at));
  if (
    isLong &&
    before.some(({ meanings }) => meanings.some((one) => one.kind === 'noun' && one.noun.span !== undefined))
  )
    return true;
  if (op === 'at-most')
    return (
      last?.meanings.some(spans) === true &&
      !isNegated &&
      words.some((word, place) => place === last.to && word.at >= at)
    );
  return (
    !isNegated &&
    (before.some(({ meanings }) => meanings.some(spans)) || /\b(?:take|takes|took|taken|taking)\b/.test(text))
  );
}

/** The same length, with spaces in place of what was found. */
const blank = (text: string, found: readonly Pick<FoundSpan, 'at' | 'end'>[]): string =>
  found.reduce((rest, { at, end }) => rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end), text);

function mentionsOf(
  noun: NounWords,
  words: readonly Word[],
  lexicon: Lexicon,
  isOpen: (at: number) => boolean,
  all: readonly Mention[],
): readonly Mention[] {
  const named = new Set(
    all.flatMap(({ meanings }) => meanings.flatMap((one) => (one.kind === 'noun' ? [one.noun.name] : []))),
  );
  const isNear = (meaning: Meaning) =>
    meaning.kind === 'record' ||
    meaning.kind === 'noun' ||
    meaning.noun.name === noun.name ||
    named.has(meaning.noun.name);
  // "Key accounts" are tagged so, and are no accounts; "high priority" is a priority, whatever else is called that.
  const own = lexicon.mentionsIn(words, isOpen, 1, isNear);
  const isOwn = ({ from, to }: Mention) =>
    words.slice(from, to).every((_, at) => own.some((one) => from + at >= one.from && from + at < one.to));
  // "Not sent" is a draft quote, which says nothing of campaigns.
  const isRelated = (meaning: Meaning) =>
    meaning.kind === 'record' || Object.values(noun.relations).some((one) => one.noun === meaning.noun.name);
  const isPart = (at: number) =>
    all.some(
      (one) =>
        one.to - one.from > 1 &&
        at >= one.from &&
        at < one.to &&
        !one.meanings.some(isNear) &&
        one.meanings.some(isRelated) &&
        !isOwn(one),
    );
  const near = lexicon.mentionsIn(words, (at) => isOpen(at) && !isPart(at), 1, isNear);
  const isTaken = (at: number) => near.some(({ from, to }) => at >= from && at < to);
  const far = lexicon.mentionsIn(words, (at) => isOpen(at) && !isTaken(at));
  return withTheirs(
    [...near, ...far].sort((one, other) => one.from - other.from),
    words,
  );
}

/** "With their firms" asks for the field of what is named, not for companies. */
const withTheirs = (mentions: readonly Mention[], words: readonly Word[]): readonly Mention[] =>
  mentions.map((mention) => {
    const isTheirs =
      words[mention.from - 1]?.key === 'their' &&
      mention.meanings.some((one) => one.kind === 'field' && !/^(?:number|pounds)$/.test(one.field.kind));
    return isTheirs ? { ...mention, meanings: mention.meanings.filter(({ kind }) => kind !== 'noun') } : mention;
  });

/** Whether a word between "than" and its period was not said before it. */
function isSaidApart(words: readonly Word[], at: number, { index, 0: than }: RegExpExecArray, other: FoundPeriod) {
  const word = words[at];
  return (
    word !== undefined &&
    word.at >= index + than.length &&
    word.end <= index + other.at &&
    !isFiller(word) &&
    !words.some((one) => one.at < index && one.stem === word.stem)
  );
}

const thisFor = (other: FoundPeriod, now: Date): FoundPeriod | undefined => {
  const found = /^last /.test(other.words) ? periodIn(other.words.replace('last', 'this'), now) : undefined;
  return found && { ...found, at: -1, end: -1 };
};

/** Fixed phrases whose words mean nothing else: "close rate" says nothing of close dates, "most recent" of nobody's touch. */
const isFixed = ({ measure, used, places: { order = [], measure: measured = [] } }: Phrases, at: number): boolean =>
  (measure === 'rate' && used.has(at)) ||
  (measure === 'average' && measured.includes(at)) ||
  (order.length > 1 && order.includes(at));
