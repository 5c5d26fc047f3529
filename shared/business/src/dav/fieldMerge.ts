/** A record as fields that are compared one by one; values are JSON, an absent field is empty. */
export type Fields = ReadonlyMap<string, string>;

/** Fields that both sides changed to different values. `keys` are decided together. */
export interface FieldConflict {
  readonly name: string;
  readonly keys: readonly string[];
}

export interface Merged {
  /** The record with what only the other side changed. */
  readonly record: Fields;
  /** The other side with what only the record changed. */
  readonly remote: Fields;
  /** What both sides agree on from now on; where they differ, what they last agreed on. */
  readonly base: Fields;
  readonly conflicts: readonly FieldConflict[];
}

/** Keys that are decided together if both sides changed some of them; `undefined` for a key on its own. */
export type GroupsOf = (
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  keys: readonly string[],
) => FieldConflict[];

/**
 * Merges a record and the other side field by field. What only one side changed goes to the other; what both changed
 * differently stays on both as a conflict. Without `base`, what only one side has goes to the other.
 */
export function mergeFields(base: Fields | undefined, record: Fields, remote: Fields, groups?: GroupsOf): Merged {
  const keys = [...new Set([...(base?.keys() ?? []), ...record.keys(), ...remote.keys()])].sort();
  const here = new Set(keys.filter((key) => record.get(key) !== base?.get(key)));
  const there = new Set(keys.filter((key) => remote.get(key) !== base?.get(key)));
  const grouped = (groups?.(here, there, keys) ?? []).filter(({ keys: all }) =>
    all.some((key) => record.get(key) !== remote.get(key)),
  );
  const inGroup = new Set(grouped.flatMap(({ keys: all }) => all));
  const single = keys.filter(
    (key) => !inGroup.has(key) && here.has(key) && there.has(key) && differs(record.get(key), remote.get(key), base),
  );
  const open = new Set([...inGroup, ...single]);
  const merged = new Map<string, string>();
  const own = new Map<string, string>();
  const other = new Map<string, string>();
  for (const key of keys) {
    if (open.has(key)) {
      set(own, key, record.get(key));
      set(other, key, remote.get(key));
      set(merged, key, base?.get(key));
      continue;
    }
    const value = base ? (here.has(key) ? record.get(key) : remote.get(key)) : (remote.get(key) ?? record.get(key));
    for (const side of [own, other]) set(side, key, value);
    set(merged, key, value);
  }
  return {
    record: own,
    remote: other,
    base: merged,
    conflicts: [...grouped, ...single.map((key) => ({ name: key, keys: [key] }))],
  };
}

/** Without a base, an empty field counts as never filled in. */
const differs = (one: string | undefined, other: string | undefined, base: Fields | undefined) =>
  one !== other && (base !== undefined || (one !== undefined && other !== undefined));

function set(fields: Map<string, string>, key: string, value: string | undefined): void {
  if (value !== undefined) fields.set(key, value);
}

/** Keys whose values differ. */
export const changedKeys = (one: Fields, other: Fields): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((key) => one.get(key) !== other.get(key)).sort();

/** `fields` with the values that `from` has of the keys. */
export function withKeys(fields: Fields, from: Fields, keys: readonly string[]): Fields {
  const patched = new Map(fields);
  for (const key of keys) {
    patched.delete(key);
    set(patched, key, from.get(key));
  }
  return patched;
}

/** Calendars and cards have only one kind of line break. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, '\n');
