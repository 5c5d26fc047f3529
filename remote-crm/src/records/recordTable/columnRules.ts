import type { ListField } from './listField';

/**
 * The columns shown: those of the view, or else those last chosen, or else those at the start; the first field always comes
 * first.
 */
export function shownColumns<T>(
  fields: readonly ListField<T>[],
  wanted: readonly (readonly string[] | undefined)[],
  start: readonly string[],
): readonly string[] {
  const known = new Set(fields.map(({ id }) => id));
  const first = fields[0]?.id ?? '';
  for (const ids of wanted) {
    const found = ids?.filter((id) => known.has(id)) ?? [];
    if (found.length > 0) return [first, ...found.filter((id) => id !== first)];
  }
  return start;
}

/** The columns with one moved a place up (-1) or down (1); the first one keeps its place. */
export function movedColumn(columns: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const at = columns.indexOf(id);
  const to = at + by;
  if (at < 1 || to < 1 || to >= columns.length) return columns;
  const next = [...columns];
  next.splice(at, 1);
  next.splice(to, 0, id);
  return next;
}
