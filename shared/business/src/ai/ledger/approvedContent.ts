import type { RowChange } from '@steps/platform/src/core/storage/port';
import { sameValue } from '@steps/platform/src/core/storage/rowChange';
import { collectionNamed } from '@steps/platform/src/core/store/collection';
import { isPlainObject } from '@steps/platform/src/core/store/rowCheck';
import type { AiResult } from './aiResult';
import { approvedData, approvedText } from './aiResultRules';

/** A part of the approved text from here on follows from it; shorter ones are in it by chance. Characters; our choice. */
const partLength = 20;

/** What every writer stamps on a record, and the names of the entry itself. */
const stamps = new Set(['id', 'at', 'createdAt', 'updatedAt', 'aiResultId']);

/**
 * The first field of a change that does not follow from what was approved: `messages.body`. A field follows when it is
 * the approved text or a part of it, or a value of the approved data. AI deletes nothing: then it is the record itself.
 */
export function fieldBeyond(result: AiResult, changes: readonly RowChange[]): string | undefined {
  const approved = approvalOf(result);
  for (const { collection, id, value } of changes) {
    const known = collectionNamed(collection);
    const before = known?.get(id);
    if (value === undefined) return `the whole record (${collection} ${id})`;
    const path = beyond(before, value, approved, {
      free: new Set([...stamps, ...(known?.personalFields ?? [])]),
      path: '',
    });
    if (path !== undefined) return path || 'record';
  }
  return undefined;
}

interface Approval {
  readonly text: string;
  /** Every value of the approved data. */
  readonly values: ReadonlySet<unknown>;
}

function approvalOf(result: AiResult): Approval {
  const values = new Set<unknown>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) collect(item);
    else if (isPlainObject(value)) for (const item of Object.values(value)) collect(item);
    else values.add(typeof value === 'string' ? value.trim() : value);
  };
  collect(approvedData(result));
  return { text: approvedText(result).trim(), values };
}

interface Place {
  readonly free: ReadonlySet<string>;
  readonly path: string;
}

/** The path of the first value in `after` that is neither in `before` nor approved. */
function beyond(before: unknown, after: unknown, approved: Approval, place: Place): string | undefined {
  if (sameValue(before, after) || follows(after, approved)) return undefined;
  if (Array.isArray(after)) {
    const known: readonly unknown[] = Array.isArray(before) ? before : [];
    for (const item of after) {
      if (known.some((one) => sameValue(one, item))) continue;
      const path = beyond(undefined, item, approved, place);
      if (path !== undefined) return path;
    }
    // Nobody approved taking away a value that was there.
    return known.some((one) => !after.some((item) => sameValue(one, item))) ? place.path : undefined;
  }
  if (!isPlainObject(after)) return place.path;
  const old = isPlainObject(before) ? before : {};
  for (const key of new Set([...Object.keys(old), ...Object.keys(after)])) {
    if (place.free.has(key)) continue;
    const path = place.path ? `${place.path}.${key}` : key;
    const found = beyond(old[key], after[key], approved, { ...place, path });
    if (found !== undefined) return found;
  }
  return undefined;
}

function follows(value: unknown, { text, values }: Approval): boolean {
  if (typeof value !== 'string') return typeof value !== 'object' && value !== undefined && values.has(value);
  const words = value.trim();
  return words === text || values.has(words) || (words.length >= partLength && text.includes(words));
}
