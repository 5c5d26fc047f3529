import { type Check, check, type Missing, type Revision, wishesIn } from '@steps/business/tasks';
import { clean, sentencesOf } from '../checks';
import type { Need } from '../templates/gapTemplates';
import { type BriefFacts, type Fact, type FactKind, wordsOf } from './briefFacts';
import { missingIn } from './missing';
import { readBrief } from './readBrief';

/** What every kind that is written from a brief has in common. */
export const briefTask = { group: 'copy', module: 'marketing', pace: 'generation', followsNotes: true } as const;

/** What a note of a reviewer asks for, as far as rules can tell. */
export type Wish = ReturnType<typeof wishesIn>[number];
/** A fact that a note may ask for by its name. */
type Asked = Extract<Wish, { what: unknown }>['what'];

/** A brief that was read, with what a reviewer wants changed. */
export interface Briefed {
  readonly facts: BriefFacts;
  readonly wishes: readonly Wish[];
}

/** Reads a brief as a reviewer's note wants it: with what it asks to mention, without what it asks to drop. */
export function briefed(brief: string, revision?: Revision): Briefed {
  const wishes = revision ? wishesIn(revision.feedback) : [];
  const added = wishes.flatMap((wish) => (wish.kind === 'mention' ? [wish.words] : []));
  const isName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;
  const whole = [brief, ...added.map((words) => (isName.test(words) ? `in ${words}` : words))];
  const facts = readBrief(added.length > 0 ? whole.map((one) => one.replace(/[\s.;,]+$/, '')).join('; ') : brief);
  const dropped = wishes.flatMap((wish) => (wish.kind === 'remove' ? kindsOf[wish.what] : []));
  const words = wishes.flatMap((wish) => (wish.kind === 'leave-out' ? [wish.words.toLowerCase()] : []));
  const stays = (fact: Fact) =>
    !dropped.includes(fact.kind) && !words.some((word) => fact.words.toLowerCase().includes(word));
  return { facts: { ...facts, facts: facts.facts.filter(stays) }, wishes };
}

const kindsOf: Record<Asked, readonly FactKind[]> = {
  price: ['price'],
  offer: ['offer'],
  date: ['when', 'ends', 'deadline'],
  place: ['place'],
  link: ['link'],
  phone: ['phone'],
  name: [],
};

/** Points that a kind’s own checks and the one for pressure share; the other 41 are those of the checks that every kind has. */
const ownPoints = 38;

interface Rules {
  /** Whether a text of this kind tells every fact, only what it is about, or none. */
  readonly tells: 'all' | 'main' | 'none';
  readonly needs?: readonly Need[];
  /** What the kind itself asks, worth less than `ownPoints` together: words without pressure are worth the rest. */
  readonly checks: readonly Check[];
  readonly more?: readonly Missing[];
  /** Whether a field beside the brief names what it is about. */
  readonly named?: boolean;
  /** For a kind that is judged as texts of that occasion are. */
  readonly occasion?: BriefFacts['occasion'];
}

/** A text that was written, and how it came to be: again after a reviewer's note. */
interface Finished {
  readonly text: string;
  readonly finishing: { readonly revision?: Revision | undefined } | undefined;
}

/** The rules that hold for every kind and the kind's own, what is missing, and the facts that a note can ask for. */
export function judged(
  brief: string,
  { text, finishing }: Finished,
  { tells, needs, checks, more = [], named = false, occasion }: Rules,
) {
  const { facts: read } = briefed(brief, finishing?.revision);
  const facts = { ...read, occasion: occasion ?? read.occasion };
  const belongs = { all: facts.facts, main: mainFacts(facts), none: [] }[tells];
  return {
    missing: [...missingIn(facts, needs).filter(({ fact }) => !(named && fact === 'subject')), ...more],
    checks: [
      tellsFacts(text, belongs),
      notQuoted(text, facts),
      clean(text, 10),
      ...checks,
      check.noPressure(
        text,
        checks.reduce((left, { points }) => left - points, ownPoints),
      ),
    ],
    given: (what: Asked) => wordsOf(facts, ...kindsOf[what]),
  };
}

/** The fact that even a short text names: its subject, else its offer. */
const mainFacts = ({ facts }: BriefFacts): Fact[] =>
  [facts.find(({ kind }) => kind === 'subject') ?? facts.find(({ kind }) => kind === 'offer')].flatMap(
    (fact) => fact ?? [],
  );

/** Whether a text has a fact, in other words too: "20% off" is there when both "20%" and "off" are. */
function says(text: string, fact: Fact): boolean {
  const within = plainWords(text);
  return plainWords(fact.words)
    .split(' ')
    .filter((word) => (word.length > 2 || /\d/.test(word)) && !/^(?:until|the|and|for|with|our|before|due)$/.test(word))
    .every((word) => within.includes(word));
}

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{M}\p{N}%£€$.@/-]+/gu, ' ')
    .replace(/[.\s]+(?=\s|$)/g, ' ');

/** More than a fifth, as what is missing: while a fact is not told no text reaches 80. */
function tellsFacts(text: string, facts: readonly Fact[]): Check {
  const left = facts.filter((fact) => !says(text, fact)).map(({ words }) => words);
  return {
    says: `tells every fact of the brief that belongs here${left.length > 0 ? `, and leaves out: ${left.join('; ')}` : ''}`,
    points: 21,
    met: left.length === 0,
  };
}

/** No sentence repeats so many words of the brief in a row: facts are told, a page is not pasted. */
const quotedWords = 25;
function notQuoted(text: string, facts: BriefFacts): Check {
  const words = (from: string) => from.toLowerCase().match(/[\p{L}\p{N}'’%£.]+/gu) ?? [];
  const brief = words(facts.brief);
  const said = sentencesOf(text).map((one) => ` ${words(one).join(' ')} `);
  const copied = brief.some((_, at) => {
    const stretch = ` ${brief.slice(at, at + quotedWords).join(' ')} `;
    return at + quotedWords <= brief.length && said.some((one) => one.includes(stretch));
  });
  return { says: `does not copy ${quotedWords} words in a row from the brief`, points: 10, met: !copied };
}
