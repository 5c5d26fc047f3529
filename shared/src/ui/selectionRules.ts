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

/** How much of a list is selected; ids of rows that a filter hides do not count. */
export function selectedShare(selection: ReadonlySet<string>, ids: readonly string[]): 'none' | 'some' | 'all' {
  if (selection.size === 0 || ids.length === 0) return 'none';
  let selected = 0;
  for (const id of ids) if (selection.has(id)) selected += 1;
  if (selected === 0) return 'none';
  return selected === ids.length ? 'all' : 'some';
}

/** Selects the whole list, or takes it out of the selection when it is all in. */
export function toggleAll(selection: ReadonlySet<string>, ids: readonly string[]): Set<string> {
  if (selectedShare(selection, ids) !== 'all') return new Set([...selection, ...ids]);
  const next = new Set(selection);
  for (const id of ids) next.delete(id);
  return next;
}
