import * as v from 'valibot';
import type { Stamp, TeamRow } from './teamRow';

/** A row with its place. */
export interface PlacedRow {
  readonly collection: string;
  readonly id: string;
  readonly row: TeamRow;
  /** Writes of others that its writer replaced without having seen them. */
  readonly unseen?: readonly UnseenWrite[];
}

/** A write of one field that another device replaced at the same time. */
export interface UnseenWrite {
  readonly field: string;
  /** When it was made, and by which device. */
  readonly at: Stamp;
  /** Who replaced it, as they call themselves. */
  readonly by: string;
}

/** A message that is none of ours, or not for this place: said why, and kept aside. */
export class GarbledMessageError extends Error {
  constructor(expected: string, options?: ErrorOptions) {
    super(`Expected ${expected}`, options);
    this.name = 'GarbledMessageError';
  }
}

const stampForm = /^[0-9a-z]{13}\.[0-9a-z]{1,32}$/;

/** A fourth part, which devices before it do not look at. */
const unseenWrite = v.object({
  field: v.pipe(v.string(), v.minLength(1)),
  at: v.pipe(v.string(), v.regex(stampForm)),
  by: v.pipe(v.string(), v.maxLength(400)),
});
const unseenSchema = v.fallback(v.optional(v.pipe(v.array(unseenWrite), v.maxLength(200))), undefined);

/**
 * What came as `[collection, id, row]`, perhaps with a fourth part. By hand: a schema takes longer than opening the message, and its copy would drop a
 * field called `__proto__`. Throws `TypeError` for anything else.
 */
export function placedRowOf(read: unknown): PlacedRow {
  const [collection, id, row, fourth]: unknown[] = Array.isArray(read) ? read : [];
  if (!isName(collection) || !isName(id) || !isRow(row)) throw new TypeError('Expected a row with its place.');
  const { v: version, at, gone, r, of } = row;
  const known = { v: version, at, r, of };
  const unseen = fourth === undefined ? undefined : v.parse(unseenSchema, fourth);
  return { collection, id, row: gone ? { ...known, gone } : known, unseen };
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
