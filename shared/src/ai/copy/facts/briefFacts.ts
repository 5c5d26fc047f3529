/** Where something stands in the brief: from the first character to the one after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A fact as a text can use it, with the place it was found at. */
export interface Fact extends Span {
  /** Ready for a sentence: "20% off", "Saturday 14 June, 10am to 4pm". */
  readonly words: string;
}

export interface Offer extends Fact {
  /** What it applies to: "all winter coats". */
  readonly on: string;
}

export interface Price extends Fact {
  /** What it is the price of, when the brief says so in front of it: "adults"; "was" for the price before. */
  readonly label: string;
}

/** `from` begins, `until` ends (the deadline), `every` repeats, `span` runs from one to another; the others are on a day. */
export type WhenRole = 'on' | 'from' | 'until' | 'every' | 'span';

export interface When extends Fact {
  readonly role: WhenRole;
  /** Whether a day or month is named; otherwise it is a time of day. */
  readonly day: boolean;
  readonly time: boolean;
  /** For an end: something to be done `by` then, or going on `until` then. */
  readonly limit: '' | 'by' | 'until';
  /** Only right on the day it was written: "tomorrow". */
  readonly relative: boolean;
}

export interface Place extends Fact {
  /** The word in front: "at", "in", "near"; empty for one that needs none ("online"). */
  readonly by: string;
}

export interface Subject extends Fact {
  /** A name is used as it is; other subjects take "our". */
  readonly proper: boolean;
  readonly plural: boolean;
  /** As the brief has it: "our", "the", "a", or nothing. */
  readonly determiner: string;
}

/** What a brief is about to happen: decides which sentences fit. */
export const occasions = [
  'sale',
  'event',
  'course',
  'opening',
  'launch',
  'hours',
  'closure',
  'move',
  'hiring',
  'reminder',
  'price-change',
  'thanks',
  'appeal',
  'advice',
  'general',
] as const;
export type Occasion = (typeof occasions)[number];

/** What a brief says, taken apart. Nothing here is guessed: each fact stands in the brief at its span. */
export interface BriefFacts {
  readonly brief: string;
  readonly occasion: Occasion;
  /** Whether the brief is in English, which is all that the built-in engine writes. */
  readonly english: boolean;
  readonly subject: Subject | undefined;
  /** A whole sentence to the reader, kept as it is: "You are now an admin". */
  readonly statement: Fact | undefined;
  readonly offers: readonly Offer[];
  readonly prices: readonly Price[];
  readonly whens: readonly When[];
  readonly places: readonly Place[];
  readonly people: readonly Fact[];
  readonly audience: Fact | undefined;
  readonly links: readonly Fact[];
  readonly phones: readonly Fact[];
  readonly emails: readonly Fact[];
  readonly codes: readonly Fact[];
  /** "12 places", "30 years". */
  readonly numbers: readonly Fact[];
  /** What else it says, in a few words each: "dogs welcome". */
  readonly details: readonly Fact[];
  /** Parts of the brief that are too long to be taken over and fit no fact. */
  readonly unused: readonly Fact[];
}

/** Said of what costs nothing. */
export const freeOfCharge = 'free of charge';

/** The part of a brief that is read: nobody reads more of it at once. */
export const readCharacters = 2000;
