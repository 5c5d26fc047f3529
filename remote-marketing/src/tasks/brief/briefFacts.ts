import type { Occasion } from '../templates/gapTemplates';

/** What a stretch of a brief is by its form alone: a day, a price, a way to reach somebody. */
export type MarkKind = 'when' | 'ends' | 'deadline' | 'price' | 'link' | 'phone' | 'email' | 'code';

/** `action` is a sentence that says what to do ("Book at …"); `sentence` any other; `note` a few words. */
export type FactKind = MarkKind | 'subject' | 'offer' | 'place' | 'note' | 'sentence' | 'action';

/** A stretch of the brief, word for word. */
export interface Fact {
  readonly kind: FactKind;
  readonly words: string;
}

/** What a brief says, in its own words and order. Nothing is added or reworded. */
export interface BriefFacts {
  readonly brief: string;
  readonly occasion: Occasion;
  /** Whether the brief is in English, which is all that templates are written in. */
  readonly english: boolean;
  readonly facts: readonly Fact[];
  /** Parts of the brief that are too long to be taken over. */
  readonly unused: readonly string[];
}

/** The words of the facts of these kinds, in the order of the brief. */
export const wordsOf = ({ facts }: BriefFacts, ...kinds: readonly FactKind[]): string[] =>
  facts.filter(({ kind }) => kinds.includes(kind)).map(({ words }) => words);

/** What it is about, as the brief has it; empty when it names nothing. */
export const subjectOf = (facts: BriefFacts): string => wordsOf(facts, 'subject')[0] ?? '';

/** The part of a brief that is read: nobody reads more of it at once. */
export const readCharacters = 2000;

/** Whether words say something by themselves, "We have moved", rather than name a thing. */
export const saysItself = (words: string): boolean => clause.test(words);
const clause =
  /\b(?:is|are|was|were|be|will|would|can|could|should|must|has|have|had|do|does|gets?|go(?:es)?|needs?|wants?|we|i|you|they|it|there|how|why|what|when|who|which|thanks?|now|supports|works|runs|plans|offers|opens|closes|joins?|moves|reads|comes|started|won|moved|buys|pays|helps|don(?:'|’)t)\b|(?:'|’)(?:s|re|ve|ll) |(?:'|’)(?:re|ve|ll)\b/i;
