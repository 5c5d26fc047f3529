import type { FirstScreen } from '@steps/shared';
import type { ListRecord, ListShape } from './listField';
import type { ListView } from './listViewRules';
import { keyOf, orderRows } from './orderRules';
import { scopeTest } from './useRows';

/**
 * A first screen with the records that came or were edited since. Undefined where only the whole list can tell: an edited
 * record that stands elsewhere now, or left.
 */
export function screenNow<T extends ListRecord>(
  screen: FirstScreen<T>,
  { archive, sorts }: ListView,
  shape: ListShape<T>,
): FirstScreen<T> | undefined {
  const inScope = scopeTest(archive, shape) ?? (() => true);
  const sorting = shape.fields.filter(({ id }) => sorts.some(({ column }) => column === id));
  const edited = new Map<string, T>();
  const came: T[] = [];
  for (const { before, after } of screen.edits) {
    const [was, is] = [before !== undefined && inScope(before), inScope(after)];
    if (before && was !== is) return undefined;
    if (before && sorting.some((field) => keyOf(field, before) !== keyOf(field, after))) return undefined;
    if (was) edited.set(after.id, after);
    else if (is) came.push(after);
  }
  const stayed = screen.rows.map((row) => edited.get(row.id) ?? row);
  // Those that came stand last among equals. Behind the last row there are others, before and after them.
  const ordered = came.length > 0 ? orderRows([...stayed, ...came], sorts, shape.fields) : stayed;
  const whole = screen.shown === screen.rows.length;
  const end = whole ? ordered.length : ordered.lastIndexOf(stayed.at(-1) as T) + 1;
  const count = came.length;
  return {
    ...screen,
    rows: ordered.slice(0, end),
    shown: screen.shown + count,
    all: screen.all + count,
    edits: [],
  };
}
