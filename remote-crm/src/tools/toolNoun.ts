/** How the values of a field compare: words, whole text, numbers, pounds, moments (ISO 8601) or calendar days. */
export type FieldKind = 'text' | 'choice' | 'number' | 'pounds' | 'moment' | 'day' | 'tags';
export type FieldValue = string | number | readonly string[] | undefined;

/** A field that AI may ask for. */
export interface ToolField<T> {
  readonly kind: FieldKind;
  readonly of: (record: T) => FieldValue;
}

/** What AI may look up: records of one noun, how one is shown, and where it opens. */
export interface ToolNoun<T = unknown> {
  /** "open deal" needs no word of its own: "deal", "deals". */
  readonly one: string;
  readonly many: string;
  readonly all: () => readonly T[] | Promise<readonly T[]>;
  readonly id: (record: T) => string;
  readonly title: (record: T) => string;
  readonly detail: (record: T) => string;
  readonly href: (record: T) => string;
  readonly fields: Readonly<Record<string, ToolField<T>>>;
  /** Another text whenever a value may have become another one; without it, as where time alone changes them, they are read anew. */
  readonly edition?: () => string;
  /** The field with its worth, for sums. */
  readonly worth?: string;
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

/** Keeps a noun's type to itself, so that nouns of several types stand in one table. */
export const toolNoun = <T>(noun: ToolNoun<T>): ToolNoun => noun as unknown as ToolNoun;
