import type { RowChange } from '@steps/platform/src/core/storage/port';
import { sameValue } from '@steps/platform/src/core/storage/rowChange';
import { collectionNamed, type StoredRecord } from '@steps/platform/src/core/store/collection';
import type { CommitStep } from '@steps/platform/src/core/store/commitRules';
import type { RowEdit } from '@steps/platform/src/core/store/history';
import { newId, put, stamp } from '@steps/platform/src/core/store/recordChange';
import type { Timeline, TimelineField } from '@steps/platform/src/core/store/timeline';
import { ownSignature } from '../people/currentPerson';
import { type Activity, activities } from './activity';

/** Longest value written into an entry, in characters; the record itself keeps the whole text. */
const longestValue = 200;

interface Line {
  readonly name: string;
  readonly text: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The timeline entries (activities of type `change`) that say what these edits changed, for the fields that the collections
 * declare.
 */
export function changeEntries(edits: readonly RowEdit[], { origin }: CommitStep): RowChange[] {
  const at = stamp();
  return edits.flatMap((edit) => {
    const timeline = collectionNamed(edit.collection)?.timeline;
    if (!timeline || !edit.before || !edit.after) return [];
    // The store's edits hold checked records.
    const [before, after] = [edit.before as StoredRecord, edit.after as StoredRecord];
    const lines = changedLines(timeline, before, after);
    if (lines.length === 0) return [];
    const entry: Activity = {
      ...timeline.belongsTo(after),
      id: newId('activity'),
      type: 'change',
      subject: `${capital(lines.map(({ name }) => name).join(', '))} changed`,
      body: lines.map(({ name, text }) => `${capital(name)}: ${text}`).join('\n'),
      owner: origin.by === 'ai' ? 'AI result, approved' : '',
      by: ownSignature(),
      outcome: '',
      pinned: false,
      createdAt: at,
      updatedAt: at,
    };
    return [put(activities, entry)];
  });
}

function changedLines(timeline: Timeline<StoredRecord>, before: StoredRecord, after: StoredRecord): Line[] {
  const [old, now] = [asFields(before), asFields(after)];
  const declared: [string, string | TimelineField<StoredRecord>][] = Object.entries(timeline.fields);
  const plain = declared.flatMap(([key, given]): Line[] => {
    const field = typeof given === 'string' ? { name: given } : given;
    if (sameValue(old[key], now[key]) || field.silent?.(before, after)) return [];
    return [{ name: field.name, text: field.describe?.(now[key]) ?? difference(old[key], now[key], field.shown) }];
  });
  const [one, other] = [asFields(old.properties), asFields(now.properties)];
  const own = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => !sameValue(one[name], other[name]))
    .map((name) => ({ name, text: difference(one[name], other[name]) }));
  return [...plain, ...own];
}

function difference(before: unknown, after: unknown, words: (value: unknown) => string = String): string {
  if (Array.isArray(after)) return listChange(Array.isArray(before) ? before : [], after);
  return `${shown(before, words)} → ${shown(after, words)}`;
}

/** Without the names that every object inherits: a property may be called `toString`. */
const asFields = (value: unknown): Fields => Object.assign(Object.create(null), value);

function listChange(before: readonly unknown[], after: readonly unknown[]): string {
  const added = after.filter((value) => !before.includes(value)).map((value) => `+ ${value}`);
  const removed = before.filter((value) => !after.includes(value)).map((value) => `− ${value}`);
  return [...added, ...removed].join(', ') || 'another order';
}

function shown(value: unknown, words: (value: unknown) => string): string {
  if (value === undefined || value === '') return 'not set';
  const text = words(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
