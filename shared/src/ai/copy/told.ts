import { type BriefFacts, type Fact, type FactKind, subjectOf, wordsOf } from './brief/briefFacts';
import type { Slots } from './fillTemplate';
import { gapsIn } from './missing';
import { sentence, upperFirst } from './phrasing';

/** A fact with its label: "When: Saturday 14 June". */
interface Detail {
  readonly label: string;
  readonly words: string;
}

const labels: readonly (readonly [FactKind, string])[] = [
  ['offer', 'Offer'],
  ['when', 'When'],
  ['ends', 'Ends'],
  ['deadline', 'Deadline'],
  ['place', 'Where'],
  ['price', 'Price'],
  ['note', 'Good to know'],
  ['code', 'Code'],
];

/** Words that the label says already: "Ends: 31 October", "Where: 4 Market Place". */
const saidByLabel: Partial<Record<FactKind, RegExp>> = {
  when: /^(?:on|at) (?=\S)/i,
  ends: /^(?:until|’?till?|ends?|ending|expires)(?: on)? (?=\S)/i,
  deadline: /^(?:by|before|due(?: by| on)?|deadline:?|closes|closing)(?: on)? (?=\S)/i,
  place: /^(?:at|in) (?!store)(?=\S)/i,
  code: /^(?:(?:use|with|enter|quote) )?(?:the )?(?:promo |discount |voucher )?code:? (?=\S)/i,
};

const bare = ({ kind, words }: Fact) => {
  const sign = saidByLabel[kind];
  // "before winter" says more than "winter".
  return sign && !/^before/i.test(words) ? words.replace(sign, '') : words;
};

/** The facts with their labels, apart from those that the text has said, and the gaps that somebody has to fill. */
export function detailsOf(facts: BriefFacts, said: ReadonlySet<string> = new Set(), gaps = true): Detail[] {
  const left = facts.facts.filter((fact) => !said.has(fact.words) && !said.has(bare(fact)));
  const pay = facts.occasion === 'hiring' ? 'Pay' : 'Price';
  const told = labels.flatMap(([kind, label]): Detail[] => {
    const words = left.filter((fact) => fact.kind === kind).map(bare);
    return words.length > 0 ? [{ label: kind === 'price' ? pay : label, words: upperFirst(words.join(', ')) }] : [];
  });
  return [...told, ...(gaps ? gapsIn(facts) : [])];
}

export const detailLines = (details: readonly Detail[]): string =>
  details.map(({ label, words }) => `${label}: ${words}`).join('\n');
export const detailList = (details: readonly Detail[]): string =>
  details.map(({ label, words }) => `- ${label}: ${words}`).join('\n');

/** The same facts without labels, each as a short sentence, as a post that has no room for lines tells them. */
export function detailRun(facts: BriefFacts, said: ReadonlySet<string> = new Set(), gaps = true): string {
  const kinds = labels.map(([kind]) => kind);
  const left = facts.facts.filter(({ kind, words }) => kinds.includes(kind) && !said.has(words));
  const one = (...wanted: readonly FactKind[]) =>
    left.filter(({ kind }) => wanted.includes(kind)).map(({ words }) => words);
  const told = [
    one('offer'),
    one('when', 'place'),
    one('ends'),
    one('deadline'),
    one('price'),
    one('note'),
    one('code'),
  ]
    .filter((words) => words.length > 0)
    .map((words) => sentence(words.join(', ')));
  return [...told, ...(gaps ? gapsIn(facts).map(({ label, words }) => `${label}: ${words}.`) : [])].join(' ');
}

/** What the reader is to do where the brief does not say it. */
const doing: Record<BriefFacts['occasion'], string> = {
  sale: 'find out more',
  event: 'book your place',
  course: 'book your place',
  opening: 'ask a question',
  launch: 'find out more',
  hours: 'ask a question',
  closure: 'ask a question',
  move: 'ask a question',
  hiring: 'apply',
  reminder: 'ask a question',
  'price-change': 'ask a question',
  thanks: 'get in touch',
  appeal: 'help',
  advice: 'ask a question',
  general: 'find out more',
};

/** The verb of a button: the brief's own first. */
export function doingOf(facts: BriefFacts): string {
  const said =
    /^(?:please )?(book|order|apply|register|sign up|donate|buy|reserve|rsvp|subscribe|download|join|call|ring)\b/i;
  const own = wordsOf(facts, 'action')
    .map((words) => said.exec(words)?.[1]?.toLowerCase())
    .find(Boolean);
  const isNews = facts.occasion === 'general' && wordsOf(facts, 'price', 'offer').length === 0;
  if (!own && isNews && saysItself(subjectOf(facts))) return 'ask a question';
  return own === 'ring' ? 'call' : own === 'rsvp' ? 'reply' : (own ?? doing[facts.occasion]);
}

/** What to do, in the words of the brief; else how to reach somebody by what it gives, else by `fallback`. */
export function actionOf(facts: BriefFacts, fallback = ''): string {
  const [link] = wordsOf(facts, 'link');
  const [phone] = wordsOf(facts, 'phone');
  const [email] = wordsOf(facts, 'email');
  const ways = [link && `go to ${link}`, phone && `call ${phone}`, email && `email ${email}`].filter(Boolean);
  const said = wordsOf(facts, 'action').map(sentence);
  const own = ways.length > 0 ? [asking(doingOf(facts), ways.join(' or '))] : [];
  const all = [...said, ...own];
  if (all.length > 0) return all.join(' ');
  const reached = wordsOf(facts, 'sentence').some((words) => /\d{9}|\d{3,5} \d{3} ?\d{3,4}|@|\.\w{2,}/.test(words));
  return fallback && !reached ? asking(doingOf(facts), fallback) : '';
}

const asking = (doing: string, way: string) =>
  doing === 'ask a question' || doing === 'call' ? `Any questions? ${upperFirst(way)}.` : `To ${doing}, ${way}.`;

/** Sentences of the brief that are told as they are. */
export const sentencesOfBrief = (facts: BriefFacts): string => wordsOf(facts, 'sentence').map(sentence).join(' ');

/** Words for a template's slots: each the first fact of its kind, in the words of the brief. */
export function slotsOf(facts: BriefFacts, business: string): Slots {
  const first = (kind: FactKind) => wordsOf(facts, kind)[0] ?? '';
  const when = facts.facts.find(({ kind }) => kind === 'when');
  return {
    business,
    subject: subjectOf(facts)
      .replace(/[.!?]+$/, '')
      .replace(/^(?:Our|The|We|An?|My|Your|All|New|Free|This|Every|Two|Three) /, (word) => word.toLowerCase()),
    thing: thingOf(facts),
    offer: first('offer'),
    when: when ? bare(when) : '',
    until: first('ends') || first('deadline'),
    place: first('place'),
    price: first('price'),
    code: first('code'),
    note: first('note'),
    action: actionOf(facts),
  };
}

const clause =
  /\b(?:is|are|was|were|be|will|would|can|could|should|must|has|have|had|do|does|gets?|needs?|wants?|we|i|you|they|it|there|how|why|what|when|who|thank|now|supports|works|runs|offers|opens|closes|joins?|started|won|moved|don(?:'|’)t)\b|(?:'|’)(?:re|ve|ll)\b/i;

/** The subject where it can go on inside a sentence, "our new oak tables"; empty where it would not read as a thing. */
function thingOf(facts: BriefFacts): string {
  const subject = subjectOf(facts);
  const isThing =
    /^(?:our|the|your|my) \S/i.test(subject) &&
    !/[:,]/.test(subject) &&
    !clause.test(subject) &&
    subject.split(' ').length <= 7;
  return isThing ? subject.charAt(0).toLowerCase() + subject.slice(1) : '';
}

/** Words of the slots that a text has used, so that they are not told again. */
export const saidBy = (used: ReadonlySet<string>, slots: Slots): ReadonlySet<string> =>
  new Set([...used].map((name) => slots[name] ?? '').filter(Boolean));

/** What it is about, with a capital. */
export const headline = (facts: BriefFacts): string => upperFirst(subjectOf(facts).replace(/[.!]+$/, ''));

interface Body {
  /** Words that the text has said already. */
  readonly said?: ReadonlySet<string>;
  readonly bullets?: boolean;
}

/** All that a brief says: its sentences first, then its subject as a heading over the other facts, a line each. */
export function bodyOf(facts: BriefFacts, { said = new Set(), bullets = false }: Body = {}): string[] {
  const details = detailsOf(facts, said);
  const own = headline(facts);
  const subject = [...said].some((words) => upperFirst(words) === own) ? '' : own;
  const isHeading = details.length > 0 && !clause.test(subject);
  return [
    [subject && !isHeading ? sentence(subject) : '', sentencesOfBrief(facts)].filter(Boolean).join(' '),
    [isHeading ? subject : '', bullets ? detailList(details) : detailLines(details)].filter(Boolean).join('\n'),
  ].filter(Boolean);
}

/** Whether a subject says something by itself, "We have moved", and needs no title made of it. */
export const saysItself = (subject: string): boolean => clause.test(subject);

/** Every fact that a whole text tells. */
export const toldFacts = ({ facts }: BriefFacts): readonly Fact[] => facts;

/** The fact that even a short text names: its subject, else its offer. */
export const mainFacts = ({ facts }: BriefFacts): Fact[] =>
  [facts.find(({ kind }) => kind === 'subject') ?? facts.find(({ kind }) => kind === 'offer')].flatMap(
    (fact) => fact ?? [],
  );
