import type { ListField } from '../recordTable/listField';
import { ExportMenu } from './ExportMenu';
import { csvFormat, type ExportFormat } from './exportFormat';

interface ExportListProps<T> {
  readonly noun: string;
  readonly plural: string;
  readonly fields: readonly ListField<T>[];
  readonly records: () => readonly T[];
  readonly count: number;
  readonly selected?: boolean;
}

/** Exports records that have no format of their own as CSV: all fields of their list. */
export function ExportList<T>({ fields, ...rest }: ExportListProps<T>) {
  const csv: ExportFormat<T> = {
    ...csvFormat,
    detail: 'For spreadsheets',
    write: async (records) => (await import('./listCsv')).listCsv(fields, records),
  };
  return <ExportMenu formats={[csv]} {...rest} />;
}
