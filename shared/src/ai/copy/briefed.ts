import type { Finishing, Missing, Revision } from '../../core/contract/aiTask';
import type { BriefFacts, Fact } from './brief/briefFacts';
import { readBrief } from './brief/readBrief';
import { missingIn, type Need } from './missing';
import { type Check, clean, type Judged, nothingMissing, notQuoted, scored, tellsFacts } from './score';
import { outcomesOf, type Wish, wishedBrief, wishedFacts, wishesIn } from './wishes';

/** A brief that was read, with what a reviewer wants changed. */
export interface Briefed {
  readonly facts: BriefFacts;
  readonly wishes: readonly Wish[];
}

/** Reads a brief as a reviewer's note wants it: with what it asks to mention, without what it asks to drop. */
export function briefed(brief: string, revision?: Revision): Briefed {
  const wishes = revision ? wishesIn(revision.feedback) : [];
  return { facts: wishedFacts(readBrief(wishedBrief(brief, wishes)), wishes), wishes };
}

/** Points that a kind's own rules share; the rest belongs to the rules that hold for every kind. */
export const ownPoints = 38;

interface Judging {
  readonly text: string;
  /** Facts that belong into a text of this kind. */
  readonly belongs: readonly Fact[];
  readonly needs?: readonly Need[];
  /** What the kind itself asks, worth `ownPoints` together. */
  readonly checks: readonly Check[];
  readonly more?: readonly Missing[];
}

/** The score by the rules that hold for every kind and the kind's own, what is missing, and what became of each wish. */
export function judged(
  { facts, wishes }: Briefed,
  judging: Judging,
  { revision, engine = '' }: Finishing = {},
): Judged {
  const missing = [...missingIn(facts, judging.needs), ...(judging.more ?? [])];
  return {
    ...scored([
      tellsFacts(judging.text, judging.belongs),
      nothingMissing(missing),
      notQuoted(judging.text, facts, 10),
      clean(judging.text, 10),
      ...judging.checks,
    ]),
    missing,
    followUps: revision ? outcomesOf(wishes, { text: judging.text, previous: revision.previous }, facts, engine) : [],
  };
}

/** What became of a reviewer's note in a text that is not written from a brief. */
export const noteOutcomes = (text: string, { revision, engine = '' }: Finishing = {}): Judged['followUps'] =>
  revision ? outcomesOf(wishesIn(revision.feedback), { text, previous: revision.previous }, noFacts, engine) : [];

const noFacts: BriefFacts = { brief: '', occasion: 'general', english: true, facts: [], unused: [] };
