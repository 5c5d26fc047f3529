/** A way to write records into a file. */
export interface ExportFormat<T> {
  /** Also the ending of the file's name. */
  readonly id: 'csv' | 'vcf' | 'json';
  readonly label: string;
  /** What it is good for. */
  readonly detail: string;
  /** MIME type. */
  readonly type: string;
  /** The text of the file, with the records in the order given. The writer is loaded on first use. */
  readonly write: (records: readonly T[]) => Promise<string>;
}

/** CSV, without the writer, which depends on the records. */
export const csvFormat = {
  id: 'csv',
  label: 'CSV',
  detail: 'For spreadsheets and other CRMs',
  type: 'text/csv',
} as const;
