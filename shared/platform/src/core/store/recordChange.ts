import type { RowChange } from '../storage/port';
import { sameValue } from '../storage/rowChange';
import type { Collection, StoredRecord } from './collection';
import { RuleError } from './ruleError';

/** The change that adds or replaces a record. */
export function put<T extends StoredRecord>(collection: Collection<T>, record: T): RowChange {
  return { collection: collection.name, id: record.id, value: record };
}

export function drop<T extends StoredRecord>(collection: Collection<T>, id: string): RowChange {
  return { collection: collection.name, id, value: undefined };
}

/** The record, or a `RuleError` that names it: somebody else may have deleted it meanwhile. */
export function existing<T extends StoredRecord>(collection: Collection<T>, id: string): T {
  const record = collection.get(id);
  if (!record)
    throw new RuleError(`Expected a record in ${collection.name} with the id ${id}. It may have been deleted.`);
  return record;
}

/** The record with the patch on it; the same object when nothing differs, so that no empty step enters the history. */
export function patched<T extends StoredRecord>(record: T, patch: Partial<T>): T {
  const differs = Object.entries(patch).some(([key, value]) => !sameValue(record[key as keyof T], value));
  return differs ? { ...record, ...patch } : record;
}

/** A new id, `contact-3f9a…`: 80 random bits. Works on plain http too, where `randomUUID` is missing. */
export function newId(noun: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `${noun}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The time now as records keep it: UTC, ISO 8601. */
export const stamp = (): string => new Date().toISOString();
