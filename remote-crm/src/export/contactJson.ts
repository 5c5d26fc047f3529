import type { Company, Contact } from '@steps/shared';

/** Marks a JSON file as ours; `version` goes up when a reader of older files would misread it. */
export const jsonFormat = { format: 'steps-records', version: 1 } as const;

/** What a JSON export holds: whole records, as they are stored. */
export interface JsonExport {
  readonly format: typeof jsonFormat.format;
  readonly version: number;
  /** UTC, ISO 8601. */
  readonly exportedAt: string;
  readonly contacts: readonly Contact[];
  readonly companies: readonly Company[];
}

/** Contacts and companies as JSON text that imports back whole, ids and custom properties included. */
export function recordsJson(records: Partial<Pick<JsonExport, 'contacts' | 'companies'>>): string {
  const { contacts = [], companies = [] } = records;
  const file: JsonExport = { ...jsonFormat, exportedAt: new Date().toISOString(), contacts, companies };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
