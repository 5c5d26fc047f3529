/**
 * The kind of a field decides how it is shown, filtered, typed, merged, written into a file and read from one. `words` is one
 * word of those in use, or a new one; `choice` one of fixed words; `names` several words; `money` whole pence; `namePart` a
 * part of the name that files have apart and that goes where the name goes; `moment` a time in UTC, ISO 8601; `day` a
 * calendar day; `flag` yes or no.
 */
export type CatalogueKind = TextKind | NumberKind | 'choice' | 'names' | 'tags' | 'moment' | 'day' | 'flag' | OwnKind;

/** Typed as text. */
type TextKind = 'text' | 'namePart' | 'lines' | 'words' | ReachKind;
/** Texts that link somewhere or can be copied; `emails` and `phones` hold several separated by commas. */
export type ReachKind = 'email' | 'emails' | 'phone' | 'phones' | 'website' | 'linkedin' | 'x' | 'address';
type NumberKind = 'score' | 'money' | 'count';
/** Not typed at all; `parts` are other contents of a record, such as the messages of a ticket. */
type OwnKind = 'id' | 'picture' | 'properties' | 'parts';

/**
 * What happens to a field when records are merged: somebody chooses a value, all texts are kept one below the other, all
 * words are united, the first filled value, the latest or earliest time, the time if every record has one, or the kept
 * record's value.
 */
export type MergeRule = 'choose' | 'join' | 'unite' | 'others' | 'fill' | 'latest' | 'earliest' | 'every' | 'keep';

/** One field of a noun: plain data, which the import's worker reads too. What is left out does not apply to it. */
export interface CatalogueField<Kind = CatalogueKind, Value = string> {
  readonly label: string;
  /** Shorter label on pages about this noun alone: "Score" for "Lead score". */
  readonly short?: string;
  readonly kind: Kind;
  /** The values of a choice, if no others are possible. */
  readonly values?: readonly Value[];
  /** Least width of its column, pixels; set if lists show, filter and sort by it. */
  readonly width?: number;
  /** Its id in addresses and saved views, if different from the key. */
  readonly id?: string;
  /** The section of the record's page that shows it; `header` for its heading. */
  readonly section?: string;
  /** The form that adds a record asks for it. */
  readonly form?: true;
  /** Full-text search looks through it. */
  readonly search?: true;
  /** AI may ask for it. */
  readonly ai?: true;
  /** Other words with which people ask for it: "sector"; for a date the event, "added". */
  readonly also?: readonly string[];
  /** Header in CSV files, if different from the label; `false`: CSV files do not have it. */
  readonly csv?: string | false;
  /** Files of other products never have it. */
  readonly ownFiles?: true;
  /** If it does not follow from the kind. */
  readonly merge?: MergeRule;
}

type KindOf<Value> = Value extends string
  ? TextKind | 'choice' | 'moment' | 'day' | 'id' | 'picture'
  : Value extends number
    ? NumberKind
    : Value extends boolean
      ? 'flag'
      : Value extends readonly string[]
        ? 'names' | 'tags' | 'parts'
        : Value extends readonly unknown[]
          ? 'parts'
          : string extends keyof Value
            ? 'properties'
            : 'parts';

/** The fields of a noun, each key of its schema once: a missing one is a type error. */
export type Catalogue<T> = {
  readonly [K in keyof T]-?: CatalogueField<KindOf<NonNullable<T[K]>>, NonNullable<T[K]>>;
};

/** The keys of a catalogue whose fields are of these kinds. */
export type KeysOfKind<C, Kind> = {
  [K in keyof C]: C[K] extends { readonly kind: Kind } ? K : never;
}[keyof C] &
  string;

/** Keys and fields in the catalogue's order. */
export const fieldsOf = <C extends object>(catalogue: C): readonly [keyof C & string, CatalogueField][] =>
  // Object.entries does not know the type of keys; every catalogue has such fields.
  Object.entries(catalogue) as [keyof C & string, CatalogueField][];

/** The fields that CSV files have: key and header. */
export const csvColumns = <C extends object>(catalogue: C): readonly (readonly [keyof C & string, string])[] =>
  fieldsOf(catalogue).flatMap(([key, { csv, label }]) => (csv === false ? [] : [[key, csv ?? label] as const]));

const rules: Partial<Readonly<Record<CatalogueKind, MergeRule>>> = {
  id: 'keep',
  picture: 'fill',
  namePart: 'keep',
  names: 'unite',
  moment: 'latest',
  ...{ emails: 'others', phones: 'others' },
  // The dialog has its own places for tags and for custom properties.
  tags: 'keep',
  properties: 'keep',
};

/** What happens to a field when records are merged. */
export const mergeRule = ({ kind, merge }: CatalogueField): MergeRule => merge ?? rules[kind] ?? 'choose';
