import { collectionsOf, type RowChange, type StoredRecord } from '@steps/platform';

/** Collections about the past: they go on naming the record it happened to. */
const settled = new Set(['aiResults']);

/**
 * The changes that make every record that points to one of `ids` (in a field called `…Id`) point to `to`. A record that would
 * then link `to` to itself (a relationship between two that become one) is deleted.
 */
export function movedReferences(ids: ReadonlySet<string>, to: string): RowChange[] {
  return collectionsOf('client')
    .filter(({ name }) => !settled.has(name))
    .flatMap((collection) =>
      collection.all().flatMap((record) => {
        const moved = pointedTo(record, ids, to);
        if (moved === record) return [];
        return [
          { collection: collection.name, id: record.id, value: tiesToItself(record, moved, to) ? undefined : moved },
        ];
      }),
    );
}

function pointedTo(record: StoredRecord, ids: ReadonlySet<string>, to: string): StoredRecord {
  let moved: Record<string, unknown> | undefined;
  for (const key in record) {
    if (!key.endsWith('Id')) continue;
    const value = record[key as keyof StoredRecord];
    if (typeof value !== 'string' || !ids.has(value)) continue;
    moved ??= { ...record };
    moved[key] = to;
  }
  // Ids were only replaced by another id of the same kind.
  return (moved as StoredRecord | undefined) ?? record;
}

function tiesToItself(before: StoredRecord, after: StoredRecord, to: string): boolean {
  const pointing = (record: StoredRecord) =>
    Object.entries(record).filter(([key, id]) => key.endsWith('Id') && id === to);
  return pointing(after).length > 1 && pointing(before).length < pointing(after).length;
}
