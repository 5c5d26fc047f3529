import type { Company, Contact } from '@steps/business';
import type { Property } from '../properties/property';
import { propertiesOf } from '../properties/propertyState';

/** Marks a JSON file as ours; `version` goes up if a reader of older files would misread it. */
export const jsonFormat = { format: 'steps-records', version: 1 } as const;

/** What a JSON export holds: whole records, as they are stored. */
export interface JsonExport {
  readonly format: typeof jsonFormat.format;
  readonly version: number;
  /** UTC, ISO 8601. */
  readonly exportedAt: string;
  readonly contacts: readonly Contact[];
  readonly companies: readonly Company[];
  /** The custom properties that these records have values for. */
  readonly properties: readonly Pick<Property, 'noun' | 'name' | 'kind' | 'choices'>[];
}

/** Contacts and companies as JSON that can be imported without loss, ids and custom properties included. */
export function recordsJson(records: Partial<Pick<JsonExport, 'contacts' | 'companies'>>): string {
  const { contacts = [], companies = [] } = records;
  const properties = [...definedIn('contact', contacts), ...definedIn('company', companies)];
  const file: JsonExport = { ...jsonFormat, exportedAt: new Date().toISOString(), contacts, companies, properties };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

function definedIn(noun: 'contact' | 'company', records: readonly (Contact | Company)[]): JsonExport['properties'] {
  const used = new Set(records.flatMap((record) => Object.keys(record.properties)));
  return propertiesOf(noun)
    .filter(({ name }) => used.has(name))
    .map(({ name, kind, choices }) => ({ noun, name, kind, choices }));
}
