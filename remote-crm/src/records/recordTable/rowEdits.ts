/** With more edits at once than this, everything is worked out again. */
const fewEdits = 100;

/**
 * Records that newer ones replaced, each at its place; undefined if rows were added, removed or moved, or if many changed.
 */
export function editsBetween<T>(before: readonly T[], after: readonly T[]): ReadonlyMap<T, T> | undefined {
  if (before.length !== after.length) return undefined;
  const edits = new Map<T, T>();
  for (let at = 0; at < after.length; at++) {
    const [old, now] = [before[at] as T, after[at] as T];
    if (old === now) continue;
    if (edits.size >= fewEdits) return undefined;
    edits.set(old, now);
  }
  return edits;
}

/** The rows with some of them replaced; the same array when none is. */
export function withEdits<T>(rows: readonly T[], edits: ReadonlyMap<T, T>): readonly T[] {
  const edited = [...rows];
  let changed = false;
  for (const [old, now] of edits) {
    const at = edited.indexOf(old);
    if (at < 0) continue;
    edited[at] = now;
    changed = true;
  }
  return changed ? edited : rows;
}

/**
 * Leaves out the rows that do not pass, again and again: after an edit that changes no result, only the edited rows are
 * checked.
 */
export function makeFilter<T>(): (rows: readonly T[], passes: (row: T) => boolean) => readonly T[] {
  let last: { rows: readonly T[]; passes: (row: T) => boolean; kept: readonly T[] } | undefined;

  const keptAfterEdits = (rows: readonly T[], passes: (row: T) => boolean) => {
    const edits = last?.passes === passes ? editsBetween(last.rows, rows) : undefined;
    if (!last || !edits) return undefined;
    for (const [old, now] of edits) if (passes(old) !== passes(now)) return undefined;
    return withEdits(last.kept, edits);
  };

  return (rows, passes) => {
    const kept = keptAfterEdits(rows, passes) ?? rows.filter(passes);
    last = { rows, passes, kept };
    return kept;
  };
}
