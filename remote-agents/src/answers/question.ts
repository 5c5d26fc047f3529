import type { Period } from './period';

/** The nouns that the tools of the CRM know. */
export type Noun = 'contacts' | 'companies' | 'deals' | 'tickets' | 'tasks' | 'activities' | 'meetings';

/** One condition of `find_records` and `count_records`. */
export interface Condition {
  readonly field: string;
  readonly op: string;
  readonly value?: string | number;
}

/** What a question wants to know. */
export type Measure = 'list' | 'count' | 'sum' | 'average' | 'when' | 'group' | 'compare';

/** A question about records, ready to be asked of the tools. */
export interface RecordQuestion {
  readonly noun: Noun;
  readonly measure: Measure;
  readonly where: readonly Condition[];
  /** What the conditions say, in the words of the answer: "open", "from Referral". */
  readonly words: readonly string[];
  readonly groupBy?: string;
  readonly orderBy?: string;
  readonly descending?: boolean;
  readonly limit?: number;
  /** For `compare`: the field of the period, this period and the one it is compared with. */
  readonly compare?: { readonly field: string; readonly one: Period; readonly other: Period };
}

/** A record that a tool gave. */
export interface Found {
  readonly noun: Noun;
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly href: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Values in use, as the tool `known_values` gives them. */
export interface KnownValues {
  readonly stages: readonly string[];
  readonly contactTags: readonly string[];
  readonly companyTags: readonly string[];
  readonly ticketTags: readonly string[];
  readonly contactStatuses: readonly string[];
  readonly sources: readonly string[];
  readonly owners: readonly string[];
  readonly industries: readonly string[];
  readonly locations: readonly string[];
  readonly lostReasons: readonly string[];
}
