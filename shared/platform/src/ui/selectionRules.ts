/** The selection with one id more, or one less. */
export function toggleId(selection: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The selection with all ids between two places of the list (both included). */
export function addRange(
  selection: ReadonlySet<string>,
  ids: readonly string[],
  from: number,
  to: number,
): Set<string> {
  const [first, last] = from < to ? [from, to] : [to, from];
  return new Set([...selection, ...ids.slice(Math.max(first, 0), last + 1)]);
}

/** Selected ids that a list does not show: of rows that a filter hides, or that are gone. */
export function hiddenSelection<Row>(
  selection: ReadonlySet<string>,
  rows: readonly Row[],
  rowId: (row: Row) => string,
): ReadonlySet<string> {
  const hidden = new Set(selection);
  for (const row of rows) {
    if (hidden.size === 0) break;
    hidden.delete(rowId(row));
  }
  return hidden;
}

/** How much of a list of `count` rows is selected; `hidden` ids do not count. */
export function selectedShare(
  selection: ReadonlySet<string>,
  hidden: ReadonlySet<string>,
  count: number,
): 'none' | 'some' | 'all' {
  let selected = selection.size;
  for (const id of hidden) if (selection.has(id)) selected -= 1;
  if (selected === 0) return 'none';
  return selected === count ? 'all' : 'some';
}

/** Selects the whole list, or takes it out of the selection when it is all in; `hidden` ids stay as they are. */
export function toggleAll(
  selection: ReadonlySet<string>,
  hidden: ReadonlySet<string>,
  ids: readonly string[],
): Set<string> {
  if (selectedShare(selection, hidden, ids.length) !== 'all') return new Set([...selection, ...ids]);
  return new Set([...hidden].filter((id) => selection.has(id)));
}
