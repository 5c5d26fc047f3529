import type { Encoding, TextReading } from '@steps/platform';
import type { NumberForm } from '@steps/platform/numbers';
import type { DateOrder } from '@steps/platform/zones';
import type { ImportedContact, ImportedDates, ImportedProperty, RowProblem } from './importedContact';
import type { ImportColumn, Mapping } from './importMappingRules';
import type { KnownKinds } from './importPropertyRules';
import type { ImportedCompany } from './ownRecordRules';

/** How times, dates in figures and numbers are read. */
export interface DateReading {
  /** The time zone for times without one. */
  readonly zone: string;
  /** The region's order; if absent, the day comes first. */
  readonly dates?: DateOrder;
  /** How the region writes numbers. */
  readonly numbers?: NumberForm;
  /** What a person chose, by the number of the column. */
  readonly chosenDates?: Readonly<Record<number, DateOrder>>;
}

/** What the page asks the worker. One question at a time; to cancel one, the worker is ended. */
export type ImportQuestion =
  /** Without an encoding it is detected; the answer is `unsure` if the file does not say. */
  | { readonly kind: 'read'; readonly file: Blob; readonly encoding?: Encoding; readonly sure?: TextReading['sure'] }
  | ({
      readonly kind: 'check';
      readonly columns: readonly ImportColumn[];
      readonly knownKinds: KnownKinds;
    } & DateReading)
  | { readonly kind: 'take'; readonly from: number; readonly count: number }
  | { readonly kind: 'takeCompanies'; readonly from: number; readonly count: number }
  /** Replaces the cells of a table row, or the values of a card; `check` reads it again. */
  | { readonly kind: 'repair'; readonly row: number; readonly cells: readonly string[] }
  /** Problems of the import itself, to report with the file's own. */
  | { readonly kind: 'problems'; readonly more: readonly { readonly row: number; readonly reason: string }[] };

/** What is known of a file after reading it. */
export interface FileFacts extends Mapping {
  readonly source: 'table' | 'vcard' | 'steps-json' | 'steps-companies';
  /** Column names; empty unless it is a table. */
  readonly headers: readonly string[];
  readonly rowCount: number;
  /** The encoding it was read with. */
  readonly reading: TextReading;
  /** What can be corrected in place in a row that is left out; if absent, nothing, or for a table its columns. */
  readonly repairs?: readonly string[];
}

/** What the columns as mapped would give. */
export interface CheckedRows {
  readonly count: number;
  readonly companyCount: number;
  /**
   * What identifies known contacts, one line for each (id, emails, phones, name, company, separated by tabs): one text is
   * copied to the page at once, 100,000 records are not.
   */
  readonly keys: string;
  readonly properties: readonly ImportedProperty[];
  /** Columns of dates, and how each was read. */
  readonly dates: readonly ImportedDates[];
  /** Names of the card lines that are left out. */
  readonly leftOutLines: readonly string[];
  /** The first contacts, as a preview. */
  readonly first: readonly ImportedContact[];
  /** The first problems; `leftOut` and `kept` count all. */
  readonly problems: readonly RowProblem[];
  readonly leftOut: number;
  readonly kept: number;
}

/** Some of the contacts; `rowNumbers` has the row in the file for each. */
export interface TakenRows {
  readonly contacts: readonly ImportedContact[];
  readonly rowNumbers: readonly number[];
}

/** What the worker answers. */
export type ImportAnswer =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'read'; readonly facts: FileFacts }
  | { readonly kind: 'unsure'; readonly sample: Uint8Array }
  | { readonly kind: 'checked'; readonly rows: CheckedRows }
  | { readonly kind: 'taken'; readonly from: number; readonly rows: TakenRows }
  | { readonly kind: 'takenCompanies'; readonly companies: readonly ImportedCompany[] }
  | { readonly kind: 'repaired' }
  | { readonly kind: 'problems'; readonly csv: string }
  | { readonly kind: 'failed'; readonly message: string; readonly expected: boolean };
