import type { ListPreview } from '@steps/platform';
import type { ListRecord, ListShape } from './listField';
import type { ListView } from './listViewRules';
import { keyOf, orderRows } from './orderRules';
import { scopeTest } from './useRows';

/**
 * A preview with records added or edited since. Undefined if only the whole list can tell: an edited record has moved or
 * left.
 */
export function previewNow<T extends ListRecord>(
  preview: ListPreview<T>,
  { archive, sorts }: ListView,
  shape: ListShape<T>,
): ListPreview<T> | undefined {
  const inScope = scopeTest(archive, shape) ?? (() => true);
  const sorting = shape.fields.filter(({ id }) => sorts.some(({ column }) => column === id));
  const edited = new Map<string, T>();
  const came: T[] = [];
  for (const { before, after } of preview.edits) {
    const [was, is] = [before !== undefined && inScope(before), inScope(after)];
    if (before && was !== is) return undefined;
    if (before && sorting.some((field) => keyOf(field, before) !== keyOf(field, after))) return undefined;
    if (was) edited.set(after.id, after);
    else if (is) came.push(after);
  }
  const stayed = preview.rows.map((row) => edited.get(row.id) ?? row);
  // Added records come last among equals. After the last known row there are others, which may come before or after them.
  const ordered = came.length > 0 ? orderRows([...stayed, ...came], sorts, shape.fields) : stayed;
  const whole = preview.shown === preview.rows.length;
  const end = whole ? ordered.length : ordered.lastIndexOf(stayed.at(-1) as T) + 1;
  const count = came.length;
  return {
    ...preview,
    rows: ordered.slice(0, end),
    shown: preview.shown + count,
    all: preview.all + count,
    edits: [],
  };
}
