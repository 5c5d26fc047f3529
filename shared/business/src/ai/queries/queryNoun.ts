/** How the values of a field compare: words, whole text, numbers, pounds, moments (ISO 8601), calendar days, or ids. */
export type FieldKind = 'text' | 'choice' | 'number' | 'pounds' | 'moment' | 'day' | 'tags' | 'id';
/** In what a span of time is told. */
export type TimeUnit = 'days' | 'hours';
/** What a number counts, where it is no plain one; `clock`: hours since midnight, 14.5 is 14:30. */
export type FieldUnit = TimeUnit | 'percent' | 'clock';
export type FieldValue = string | number | readonly string[] | undefined;

/** A value that a field can have, with other words for it. */
export interface KnownValue {
  readonly value: string;
  readonly words?: readonly string[];
  /** Known by its other words alone: other records are called like it. */
  readonly unnamed?: boolean;
  /** The date that a period is about where this is said: deals are won on the day they came to their stage. */
  readonly date?: string;
  /** The field with how long it took to become so, or has been so: "solved within a day". */
  readonly span?: string;
}

/** A field that can be asked for. Ids only lead from one noun to another. */
export interface QueryField<T> {
  readonly kind: FieldKind;
  readonly label: string;
  readonly of: (record: T) => FieldValue;
  /** Other words for it: "sector" for an industry; of a date what happens on it, "closing". */
  readonly words?: readonly string[] | undefined;
  /** Values that it can have whether a record has them or not; those in use are known besides. */
  readonly values?: readonly KnownValue[] | undefined;
  /** Of a number that says how long something took, or how many of a hundred: its average is meant rather than its sum. */
  readonly unit?: FieldUnit;
  /** It counts something, so none is 0: a campaign without a figure is not one that nobody clicked. */
  readonly counts?: boolean;
  /** The date that a period is about where it is asked for: how long it took to close, of deals that were closed then. */
  readonly date?: string;
  /** Too long to be with each record: it is given where it is asked for. */
  readonly long?: boolean;
  /** Its values mean another field when they are named alone: a stage is the one that a deal is in, not the one that it was lost from. */
  readonly silent?: boolean;
  /** What is meant besides where it is named: only open deals are still closing. */
  readonly implies?: Readonly<Record<string, string>> | undefined;
  /** Another field that is meant where it is asked for beside a value of a third: the stage that lost deals were lost from. */
  readonly instead?: { readonly field: string; readonly where: Readonly<Record<string, string>> } | undefined;
  /** In the address of the noun's own list, where that can be filtered by it; values as they are there. */
  readonly list?: { readonly id: string; readonly value?: (value: string) => string } | undefined;
}

/** Records of another noun that belong to one: their field `to` holds what this record's `from` holds. */
export interface Relation {
  readonly noun: string;
  readonly from: string;
  readonly to: string;
  readonly words?: readonly string[];
}

/** What a rate is the share of: of the records with one of these values of a field those with one of `part`. */
export interface Rate {
  readonly words: readonly string[];
  readonly field: string;
  readonly of: readonly string[];
  readonly part: readonly string[];
}

/** What can be asked about: records of one noun, how one is shown, and where it opens. */
export interface QueryNoun<T = unknown> {
  readonly one: string;
  readonly many: string;
  /** Other words for them: "people", "customers". */
  readonly words?: readonly string[];
  readonly all: () => readonly T[] | Promise<readonly T[]>;
  readonly id: (record: T) => string;
  readonly title: (record: T) => string;
  readonly detail: (record: T) => string;
  readonly href: (record: T) => string;
  /** Asked for again each time: custom properties are fields too. */
  readonly fields: () => Readonly<Record<string, QueryField<T>>>;
  readonly relations?: Readonly<Record<string, Relation>>;
  /** Another text whenever a value may have become another one; without it, as where time alone changes them, they are read anew. */
  readonly edition?: () => string;
  /** The field with what a record is worth, for sums. */
  readonly worth?: string;
  /** The date that is meant where none is named. */
  readonly date?: string;
  /** The field with how long one takes, where nothing else is said: "how long do deals take". */
  readonly span?: string;
  /** "Win rate", "acceptance rate": by the words before "rate". */
  readonly rates?: readonly Rate[];
  /** The address of its own list, to which filters are added. */
  readonly list?: string;
  /** Conditions that are meant unless the question says otherwise: tasks that are open. */
  readonly usual?: Readonly<Record<string, string>>;
  /** The same of one of its other words alone: an opportunity is a deal that is open. */
  readonly narrower?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A record as a tool gives it. Whatever is said of it comes from here. */
export interface FoundRecord {
  readonly noun: string;
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly href: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Keeps a noun's type to itself, so that nouns of several types are in one table. */
export const queryNoun = <T>(noun: QueryNoun<T>): QueryNoun => noun as unknown as QueryNoun;
