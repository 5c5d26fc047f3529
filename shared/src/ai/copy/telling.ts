import type { BriefFacts, Fact, Occasion, When } from './facts/briefFacts';
import { insideSentence } from './facts/nameWords';
import { listed, upperFirst } from './phrasing';

/** The facts of a brief as they are told in one text: what has been said is not said again, and nothing is forgotten. */
export interface Telling {
  readonly facts: BriefFacts;
  readonly occasion: Occasion;
  /** Facts that no sentence has used yet. */
  readonly said: Set<Fact>;
}

export const tellingOf = (facts: BriefFacts): Telling => ({ facts, occasion: facts.occasion, said: new Set() });

/** Those of the facts that were not told yet; they are told now. */
export function fresh<T extends Fact>(telling: Telling, facts: readonly T[]): T[] {
  const left = facts.filter((fact) => !telling.said.has(fact));
  for (const fact of left) telling.said.add(fact);
  return left;
}

const massWords =
  /(?:(?<!even|morn|wedd|build|open|meet|tast|offer|sign|screen)ing|yoga|pilates|support|advice|insurance|cover|maintenance|delivery|coffee|bread|photography|tuition|therapy|massage|servicing|software|care|help|food|wine|beer|cheese|honey|furniture|flooring|landscaping|conveyancing|bookkeeping|payroll|accounting)$/i;

/** The subject inside a sentence: "our autumn sale", "the deadline", "Invoicely 2.0"; nothing when the brief names none. */
export function subjectName({ facts, occasion }: Telling): string {
  const { subject, audience } = facts;
  if (!subject) return '';
  if (occasion === 'hiring') return `the ${subject.words} job`;
  const whom = audience && !subject.words.includes(audience.words) ? ` for ${audience.words}` : '';
  return `${determinerOf(subject, occasion)}${subject.words}${whom}`;
}

function determinerOf(
  { words, proper, plural, determiner }: NonNullable<BriefFacts['subject']>,
  occasion: Occasion,
): string {
  if (
    proper ||
    /^(?:Black Friday|Cyber Monday|Christmas|Easter|Halloween)$/.test(words) ||
    massWords.test(words) ||
    /^(?:\d|our |the |free |mother|father|valentine|christmas dinner)/i.test(words)
  )
    return '';
  if (determiner === 'the' || occasion === 'reminder') return plural ? '' : 'the ';
  if (/^(?:second|third|first)\b/.test(words)) return 'our ';
  return plural && determiner === '' && /s$/i.test(words) ? '' : 'our ';
}

/** The subject as a heading, without "our". */
export const subjectTitle = ({ facts }: Telling): string =>
  upperFirst(facts.subject?.words ?? facts.statement?.words ?? '');

export const isPlural = ({ facts }: Telling): boolean => {
  const { subject } = facts;
  return subject?.plural ?? false;
};

/** "is" or "are", by the subject. */
export const verb = (telling: Telling, one: string, many: string): string => (isPlural(telling) ? many : one);

/** "20% off all winter coats and free delivery" */
export function offerWords(telling: Telling, facts = telling.facts.offers): string {
  return listed(fresh(telling, facts).map(offerOf));
}

export const offerOf = ({ words, on }: BriefFacts['offers'][number]): string =>
  on
    ? `${words}${/^(?:for|on|when|over|above|if) /.test(on) || / off$/.test(words) ? ' ' : ' on '}${insideSentence(on)}`
    : words;

/** "£60, or £10 drop-in"; "adults £5 and children £3"; "£150 (was £300)". */
export function priceWords(telling: Telling): string {
  const prices = fresh(telling, telling.facts.prices);
  const was = prices.find(({ label }) => label === 'was');
  const deposit = prices.length > 1 ? prices.find(({ label }) => label === 'deposit') : undefined;
  const now = prices
    .filter((price) => price !== was && price !== deposit)
    .map(({ label, words }) => [label, words].filter(Boolean).join(' '));
  const said =
    now.some((words) => /^\p{Ll}/u.test(words) && !/^from/.test(words)) || now.length > 2
      ? listed(now)
      : now.join(', or ');
  const whole = was ? `${said || was.words}${said ? ` instead of ${was.words}` : ''}` : said;
  return deposit ? `${whole}, with a deposit of ${deposit.words}` : whole;
}

const monthName = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const feastFirst = /^(?:Good Friday|Easter (?:Sun|Mon)day|Boxing Day|Christmas (?:Eve|Day)|New Year|Pancake)/;
const dayFirst = /^(?:\d{1,2} |(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/;

/** A date or time with the word it takes in a sentence: "on Saturday 14 June", "in November", "at 7pm", "tomorrow". */
export function onWords({ words, role, limit, day }: When): string {
  if (role === 'until') return `${limit === 'by' ? 'by' : 'until'} ${words}`;
  if (role === 'every')
    return /^(?:every|any|\w+day to)/.test(words) ? words.replace(/^any /, 'on any ') : `on ${words}`;
  if (/^(?:in|during|over|before|after|throughout|this|next|until|for|while) /.test(words)) return words;
  if (role === 'span') return `from ${words}`;
  if (role === 'from') return /^(?:this|next|tomorrow|today|tonight|now|in )/.test(words) ? words : `from ${words}`;
  if (monthName.test(words)) return `in ${words}`;
  if (dayFirst.test(words) || feastFirst.test(words)) return `on ${words}`;
  return day ? words : words.includes(' to ') ? `from ${words}` : `at ${words}`;
}

/** When it happens, without when it ends: "every Tuesday in March", "on Saturday 14 June at 9am". */
export function whenWords(telling: Telling): string {
  const whens = fresh(
    telling,
    telling.facts.whens.filter(({ role }) => role !== 'until'),
  );
  const days = whens.filter(({ day }) => day).map(onWords);
  const times = whens.filter(({ day }) => !day).map(onWords);
  const repeated = whens.some(({ role }) => role === 'every');
  const month = days.length === 2 && / ?\b(?:in|this|during|over) /.test(days[1] ?? '');
  // "Monday quiz night, from 5 January": every Monday from then on.
  const since = days.length === 2 && days[1]?.startsWith('from ') && /^on \w+days?( |$)/.test(days[0] ?? '');
  if (since) return [(days[0] ?? '').replace(/day$/, 'days'), days[1], listed(times)].filter(Boolean).join(' ');
  return [repeated && month ? days.join(' ') : listed(days), listed(times)].filter(Boolean).join(' ');
}

/** When it ends or must be done: "until 31 January", "by Friday". */
export const untilWords = (telling: Telling, limit?: 'by' | 'until'): string =>
  listed(
    fresh(
      telling,
      telling.facts.whens.filter((when) => when.role === 'until' && (limit === undefined || when.limit === limit)),
    ).map(onWords),
  );

/** "at 12 High Street, Leeds"; "in store and online". */
export const whereWords = (telling: Telling): string =>
  listed(fresh(telling, telling.facts.places).map(({ by, words }) => [by, words].filter(Boolean).join(' ')));

/** Where people can turn to: a link, a number, an address; each once. */
export interface Channels {
  readonly link: string;
  readonly phone: string;
  readonly email: string;
  readonly code: string;
}
export function channelsOf(telling: Telling): Channels {
  const { links, phones, emails, codes } = telling.facts;
  const words = (facts: readonly Fact[]) => listed(fresh(telling, facts).map((fact) => fact.words));
  return { link: words(links), phone: words(phones), email: words(emails), code: words(codes) };
}

/** The few words that a line of a headline or a button has room for; each empty when the brief does not say it. */
export interface Gist {
  /** The first offer: "20% off all coats". */
  readonly gain: string;
  /** When it ends: "until 31 January". */
  readonly until: string;
  /** The day it is on: "on Saturday 14 June". */
  readonly on: string;
}
export function gistOf({ offers, whens }: BriefFacts): Gist {
  const end = whens.find(({ role }) => role === 'until');
  const day = whens.find(({ day: isDay, role }) => isDay && role !== 'until');
  return {
    gain: offers[0] ? offerOf(offers[0]) : '',
    until: end ? onWords(end) : '',
    on: day ? onWords(day) : '',
  };
}

/** What nothing has told yet, as short notes: "20 places only", "dogs welcome", "with Dr Patel". */
export function restWords(telling: Telling): string[] {
  const { facts } = telling;
  const people = fresh(telling, facts.people).map(({ words }) => words);
  return [
    ...fresh(telling, facts.statement ? [facts.statement] : []).map(({ words }) => words),
    ...fresh(telling, facts.subject ? [facts.subject] : []).map(({ words }) => words),
    ...fresh(telling, facts.numbers).map(({ words }) => words),
    ...fresh(telling, facts.details).map(({ words }) => insideSentence(words)),
    ...(people.length > 0 ? [`with ${listed(people)}`] : []),
  ];
}

/** Every fact that a whole text has to bring. */
export const allFacts = (facts: BriefFacts): Fact[] => [
  ...(facts.statement ? [facts.statement] : []),
  ...(facts.subject ? [facts.subject] : []),
  ...facts.offers,
  ...facts.prices,
  ...facts.whens,
  ...facts.places,
  ...facts.people,
  ...facts.links,
  ...facts.phones,
  ...facts.emails,
  ...facts.codes,
  ...facts.numbers,
  ...facts.details,
];
