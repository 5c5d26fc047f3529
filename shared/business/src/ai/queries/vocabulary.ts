import type { FieldKind, FieldUnit, FoundRecord, KnownValue, QueryField, Rate, Relation } from './queryNoun';

/** A field as it can be spoken of. */
export interface FieldWords {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly words: readonly string[];
  /** Those that it can have and those that records have. */
  readonly values: readonly KnownValue[];
  readonly unit?: FieldUnit;
  readonly counts?: boolean;
  readonly date?: string;
  readonly implies?: QueryField<unknown>['implies'];
  readonly instead?: QueryField<unknown>['instead'];
}

/** A noun as it can be spoken of. */
export interface NounWords {
  readonly name: string;
  readonly one: string;
  readonly many: string;
  readonly words: readonly string[];
  readonly fields: readonly FieldWords[];
  readonly relations: Readonly<Record<string, Relation>>;
  readonly worth?: string;
  readonly date?: string;
  readonly span?: string;
  readonly rates?: readonly Rate[];
  readonly usual: Readonly<Record<string, string>>;
  readonly narrower?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What a remote can be asked: the tool that takes the query, its nouns, and the records that a text names. */
export interface Vocabulary {
  readonly tool: string;
  readonly nouns: readonly NounWords[];
  readonly names: readonly FoundRecord[];
  /** How people speak of its records: a phrase and the plain words for it, a line each. */
  readonly sayings?: string;
}
