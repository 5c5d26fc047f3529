import * as v from 'valibot';
import { stampForm, type TeamRow } from './teamRow';
import { conflictsSchema, type WriteConflict } from './writeConflict';

/** A row with its place. */
export interface PlacedRow {
  readonly collection: string;
  readonly id: string;
  readonly row: TeamRow;
  /** Fields of it that were written by two at the same time. */
  readonly conflicts?: readonly WriteConflict[];
}

/** A message that is none of ours, or not for this place: said why, and kept aside. */
export class GarbledMessageError extends Error {
  constructor(expected: string, options?: ErrorOptions) {
    super(`Expected ${expected}`, options);
    this.name = 'GarbledMessageError';
  }
}

/**
 * What came as `[collection, id, row]`, perhaps with a fourth part. By hand: a schema takes longer than opening the message, and its copy would drop a
 * field called `__proto__`. Throws `TypeError` for anything else.
 */
export function placedRowOf(read: unknown): PlacedRow {
  const [collection, id, row, fourth]: unknown[] = Array.isArray(read) ? read : [];
  if (!isName(collection) || !isName(id) || !isRow(row)) throw new TypeError('Expected a row with its place.');
  const { v: version, at, gone, r, of } = row;
  const known = { v: version, at, r, of };
  const conflicts = fourth === undefined ? undefined : v.parse(conflictsSchema, fourth);
  return { collection, id, row: gone ? { ...known, gone } : known, conflicts };
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isStamp = (value: unknown): boolean => typeof value === 'string' && stampForm.test(value);

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isRow(value: unknown): value is TeamRow {
  if (!isFields(value)) return false;
  const { v: version, at, gone, r, of } = value;
  const stamped = isStamp(at) && isFields(of) && Object.values(of).every(isStamp);
  return (
    stamped && Number.isInteger(version) && Number(version) >= 0 && (gone === undefined || gone === true) && isFields(r)
  );
}
