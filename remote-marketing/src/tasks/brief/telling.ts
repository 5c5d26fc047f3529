import type { TaskContext } from '@steps/business/ai';
import { phrase, type Revision } from '@steps/business/tasks';
import type { Slots } from '../chooseTemplate';
import { briefed, type Wish } from './briefed';
import { type BriefFacts, type Fact, type FactKind, saysItself, subjectOf, wordsOf } from './briefFacts';
import { gapsIn, subjectGap } from './missing';

/** A fact as a line: "When: Saturday 14 June". A note has no label. */
export interface Detail {
  readonly label: string;
  readonly words: string;
}

/** A brief as templates tell it. */
export interface Telling {
  readonly facts: BriefFacts;
  /** Words for the slots of a template, each a fact as the brief has it. */
  readonly slots: Slots;
  /** What it is about, with a capital; and the same as a sentence. */
  readonly headline: string;
  readonly subject: string;
  /** Sentences of the brief as they are. */
  readonly sentences: string;
  /** The other facts and the gaps: as lines, and as short sentences where there is no room for lines. */
  readonly details: readonly Detail[];
  readonly run: string;
  /** All of it, in paragraphs. */
  readonly body: readonly string[];
  /** What to do, in the words of the brief; else how to reach somebody by what it gives, else by `fallback`. */
  ask(fallback?: string): string;
  /** The verb of a button: the brief's own first. */
  readonly doing: string;
  /** What a reviewer's note wants. */
  readonly wish: {
    readonly short: boolean;
    readonly long: boolean;
    readonly bullets: boolean;
    readonly another: boolean;
    readonly noTags: boolean;
    tone<T extends string>(chosen: T): T | 'professional' | 'friendly';
  };
}

/** Reads a brief as a reviewer's note wants it, ready for templates; `occasion` for a kind that tells every brief as that one. */
export function tell(
  brief: string,
  context: TaskContext,
  revision?: Revision,
  occasion?: BriefFacts['occasion'],
): Telling {
  const { facts, wishes } = briefed(brief, revision);
  return telling({ ...facts, occasion: occasion ?? facts.occasion }, phrase.oneLine(context.businessName), wishes);
}

export function telling(facts: BriefFacts, business: string, wishes: readonly Wish[] = []): Telling {
  const wants = (kind: Wish['kind']) => wishes.some((wish) => wish.kind === kind);
  // The last wish counts where two say the opposite.
  const length = wishes.findLast(({ kind }) => kind === 'shorter' || kind === 'longer')?.kind;
  const manner = wishes.findLast(({ kind }) => kind === 'formal' || kind === 'informal')?.kind;
  const headline = phrase.upperFirst(subjectOf(facts).replace(/[.!]+$/, ''));
  const details = detailsOf(facts);
  const sentences = wordsOf(facts, 'sentence').map(phrase.sentence).join(' ');
  const lines = detailLines(details, wants('bullets'));
  const isHeading = lines !== '' && !saysItself(headline);
  const body = isHeading
    ? [[headline || subjectGap(facts), lines].filter(Boolean).join('\n'), sentences]
    : [
        headline ? '' : subjectGap(facts),
        [headline && phrase.sentence(headline), sentences].filter(Boolean).join(' '),
        lines,
      ];
  return {
    facts,
    slots: slotsOf(facts, business),
    headline,
    subject: headline && phrase.sentence(headline),
    sentences,
    details,
    run: details
      .toSorted((one, other) => Number(one.label === '') - Number(other.label === ''))
      .map(({ label, words }) =>
        phrase.sentence(own.has(label) || words.startsWith('[') ? [label, words].filter(Boolean).join(': ') : words),
      )
      .join(' '),
    body: body.filter(Boolean),
    ask: (fallback = '') => actionOf(facts, facts.english ? fallback : ''),
    doing: doingOf(facts),
    wish: {
      short: length === 'shorter',
      long: length === 'longer',
      bullets: wants('bullets'),
      another: wants('another'),
      noTags: wants('no-hashtags'),
      tone: (chosen) => (manner ? (manner === 'formal' ? 'professional' : 'friendly') : chosen),
    },
  };
}

const labels: readonly (readonly [kind: FactKind, label: string])[] = [
  ['note', ''],
  ['offer', 'Offer'],
  ['when', 'When'],
  ['ends', 'Until'],
  ['deadline', 'Deadline'],
  ['place', 'Where'],
  ['price', 'Price'],
  ['code', 'Code'],
];
/** Labels without which a fact, or a gap, does not say what it is. */
const own = new Set(['Deadline', 'Until', 'Code', 'Pay', 'Opening hours', 'Closed', 'New address', 'New price']);

/** Words that the label says already: "Ends: 31 October", "Where: 4 Market Place". "Before winter" says more than "winter". */
const saidByLabel: Partial<Record<FactKind, RegExp>> = {
  when: /^(?:on|at) (?=\S)/i,
  ends: /^(?:until|’?till?|ends?|ending|expires)(?: on)? (?:the )?(?=\S)/i,
  deadline: /^(?:by|due(?: by| on)?|deadline:?|closes|closing)(?: on)? (?=\S)/i,
  place: /^(?:at|in) (?!store)(?=\S)/i,
  code: /^(?:(?:use|with|enter|quote) )?(?:the )?(?:promo |discount |voucher )?code:? (?=\S)/i,
};
const bare = ({ kind, words }: Fact) => words.replace(saidByLabel[kind] ?? /^\b$/, '');

/** Each note as a line, then the facts with their labels, then the gaps that somebody has to fill. */
function detailsOf(facts: BriefFacts): Detail[] {
  const told = labels.flatMap(([kind, label]): Detail[] => {
    const words = facts.facts.filter((fact) => fact.kind === kind).map(bare);
    if (kind === 'note') return words.map((one) => ({ label, words: phrase.upperFirst(one) }));
    const shown = kind === 'price' && facts.occasion === 'hiring' ? 'Pay' : label;
    return words.length > 0 ? [{ label: shown, words: phrase.upperFirst(words.join(', ')) }] : [];
  });
  return [...told, ...gapsIn(facts)];
}

export const detailLines = (details: readonly Detail[], bullets = false): string =>
  details.map(({ label, words }) => `${bullets ? '- ' : ''}${label ? `${label}: ` : ''}${words}`).join('\n');

/** What the reader is to do where the brief does not say it. */
const doing: Partial<Record<BriefFacts['occasion'], string>> = {
  sale: 'find out more',
  event: 'book your place',
  course: 'book your place',
  launch: 'find out more',
  hiring: 'apply',
  thanks: 'get in touch',
  apology: 'get in touch',
  appeal: 'help',
  general: 'find out more',
};

const verb =
  /^(?:please )?(book|give|order|apply|register|sign up|donate|buy|reserve|rsvp|subscribe|download|join|call|ring|collect|start|try)\b/i;

function doingOf(facts: BriefFacts): string {
  const said = wordsOf(facts, 'action')
    .map((words) => verb.exec(words)?.[1]?.toLowerCase())
    .find(Boolean);
  const isNews = facts.occasion === 'general' && wordsOf(facts, 'price', 'offer').length === 0;
  if (!said && isNews && saysItself(subjectOf(facts))) return 'ask a question';
  return said === 'ring' ? 'call' : said === 'rsvp' ? 'reply' : (said ?? doing[facts.occasion] ?? 'ask a question');
}

function actionOf(facts: BriefFacts, fallback: string): string {
  const [link] = wordsOf(facts, 'link');
  const [phone] = wordsOf(facts, 'phone');
  const [email] = wordsOf(facts, 'email');
  const ways = [link && `go to ${link}`, phone && `call ${phone}`, email && `email ${email}`].filter(Boolean);
  const said = wordsOf(facts, 'action').map(phrase.sentence);
  if (said.length > 0 || ways.length > 0)
    return [...said, ways.length > 0 ? asking(doingOf(facts), ways.join(' or ')) : ''].filter(Boolean).join(' ');
  const reached = /\d{9}|\d{3,5} \d{3} ?\d{3,4}|@|\.\w{2,}/.test(wordsOf(facts, 'sentence', 'subject').join(' '));
  return fallback && !reached ? asking(doingOf(facts), fallback) : '';
}

const asking = (doing: string, way: string) =>
  doing === 'ask a question' || doing === 'call' ? `Any questions? ${phrase.upperFirst(way)}.` : `To ${doing}, ${way}.`;

/** Words that take a small letter inside a sentence, where no name can begin with them. */
const opener =
  /^(?:Our|The|We|An?|My|Your|All|New|Free|This|Every|Two|Three|How|Why|What|When|Buy|Save|Get|Half|Please|Help|Last|First|From|Until|On|At|In|Only|Entry|Tickets|We['’](?:re|ve|ll)) /;

function slotsOf(facts: BriefFacts, business: string): Slots {
  const first = (kind: FactKind) => facts.facts.find((fact) => fact.kind === kind);
  const small = (words: string) => words.replace(opener, (word) => word.toLowerCase());
  const said = (kind: FactKind) => small(first(kind)?.words ?? '');
  const when = first('when');
  return {
    business,
    subject: small(subjectOf(facts).replace(/[.!]+$/, '')),
    thing: thingOf(facts),
    offer: said('offer'),
    when: when ? small(bare(when)) : '',
    until: said('ends') || said('deadline'),
    place: said('place'),
    price: said('price'),
    code: said('code'),
    note: said('note'),
    action: actionOf(facts, ''),
  };
}

/** The subject where it can go on inside a sentence, "our new oak tables"; empty where it would not read as a thing. */
function thingOf(facts: BriefFacts): string {
  const subject = subjectOf(facts);
  const isThing = /^(?:our|the|your|my) \S/i.test(subject) && !/[:,]/.test(subject) && !saysItself(subject);
  return isThing && subject.split(' ').length <= 7 ? subject.charAt(0).toLowerCase() + subject.slice(1) : '';
}
