import type { Encoding, TextReading } from '@steps/platform';
import type { NumberForm } from '@steps/platform/numbers';
import type { DateOrder } from '@steps/platform/zones';
import type { ImportedContact, ImportedDates, ImportedProperty, RowProblem } from './importedContact';
import type { ImportColumn, Mapping } from './importMappingRules';
import type { KnownKinds } from './importPropertyRules';
import type { ImportedCompany } from './ownRecordRules';

/** How times, dates in figures and numbers are read. */
export interface DateReading {
  /** On whose clock times without a zone are meant. */
  readonly zone: string;
  /** The order of the region, the day first when left out. */
  readonly dates?: DateOrder;
  /** How the region writes numbers. */
  readonly numbers?: NumberForm;
  /** What a person chose, by the number of the column. */
  readonly chosenDates?: Readonly<Record<number, DateOrder>>;
}

/** What the page asks the worker. One question at a time; a cancelled worker is ended, not asked. */
export type ImportQuestion =
  /** Without an encoding the file is asked; `unsure` is answered when it does not say. */
  | { readonly kind: 'read'; readonly file: Blob; readonly encoding?: Encoding; readonly sure?: TextReading['sure'] }
  | ({
      readonly kind: 'check';
      readonly columns: readonly ImportColumn[];
      readonly knownKinds: KnownKinds;
    } & DateReading)
  | { readonly kind: 'take'; readonly from: number; readonly count: number }
  | { readonly kind: 'takeCompanies'; readonly from: number; readonly count: number }
  /** Puts other cells into a row of a table, or other values into a card; `check` reads it anew. */
  | { readonly kind: 'repair'; readonly row: number; readonly cells: readonly string[] }
  /** Rows of the import itself to report beside the file's own problems. */
  | { readonly kind: 'problems'; readonly more: readonly { readonly row: number; readonly reason: string }[] };

/** What is known of a file after reading it. */
export interface FileFacts extends Mapping {
  readonly source: 'table' | 'vcard' | 'steps-json' | 'steps-companies';
  /** Column names; empty unless it is a table. */
  readonly headers: readonly string[];
  readonly rowCount: number;
  /** How its letters were read. */
  readonly reading: TextReading;
  /** What can be mended of a row that is left out, in place; nothing when absent, and the columns of a table. */
  readonly repairs?: readonly string[];
}

/** What the columns as mapped would bring. */
export interface CheckedRows {
  readonly count: number;
  readonly companyCount: number;
  /**
   * What tells whether a contact is known, a line each (id, emails, phones, name, company with tabs between): one text
   * crosses to the page at once, 100,000 records do not.
   */
  readonly keys: string;
  readonly properties: readonly ImportedProperty[];
  /** Columns of dates, and how each was read. */
  readonly dates: readonly ImportedDates[];
  /** Names of the lines of cards that nothing is made of. */
  readonly leftOutLines: readonly string[];
  /** The first contacts, to look at. */
  readonly first: readonly ImportedContact[];
  /** The first of them; `leftOut` and `kept` count all. */
  readonly problems: readonly RowProblem[];
  readonly leftOut: number;
  readonly kept: number;
}

/** Some of the contacts; `rowNumbers` (in the file) runs beside them. */
export interface TakenRows {
  readonly contacts: readonly ImportedContact[];
  readonly rowNumbers: readonly number[];
}

/** What the worker says. */
export type ImportAnswer =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'read'; readonly facts: FileFacts }
  | { readonly kind: 'unsure'; readonly sample: Uint8Array }
  | { readonly kind: 'checked'; readonly rows: CheckedRows }
  | { readonly kind: 'taken'; readonly rows: TakenRows }
  | { readonly kind: 'takenCompanies'; readonly companies: readonly ImportedCompany[] }
  | { readonly kind: 'repaired' }
  | { readonly kind: 'problems'; readonly csv: string }
  | { readonly kind: 'failed'; readonly message: string; readonly expected: boolean };
