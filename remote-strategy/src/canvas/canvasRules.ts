import { resultLines } from '../analysis/resultLines';
import type { CanvasItem } from './canvas';
import type { CanvasKind } from './canvasKinds';

/** The items of an area, in their order. */
export const itemsIn = (items: readonly CanvasItem[], area: string): readonly CanvasItem[] =>
  items.filter((item) => item.area === area);

/** The items with one put into an area, before another item or at its end. */
export function movedItem(
  items: readonly CanvasItem[],
  id: string,
  area: string,
  before: string | undefined,
): readonly CanvasItem[] {
  const item = items.find((one) => one.id === id);
  if (!item || before === id) return items;
  const others = items.filter((one) => one.id !== id);
  const at = before === undefined ? -1 : others.findIndex((one) => one.id === before);
  const next = others.toSpliced(at < 0 ? others.length : at, 0, item.area === area ? item : { ...item, area });
  return next.every((one, place) => one === items[place]) ? items : next;
}

/** The items with one a step up or down in its area, or in the area before or after; the same where it cannot go. */
export function nudgedItem(
  items: readonly CanvasItem[],
  id: string,
  key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
  { areas }: CanvasKind,
): readonly CanvasItem[] {
  const item = items.find((one) => one.id === id);
  if (!item) return items;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const area = areas[areas.findIndex(({ title }) => title === item.area) + (key === 'ArrowLeft' ? -1 : 1)];
    return area ? movedItem(items, id, area.title, undefined) : items;
  }
  const siblings = itemsIn(items, item.area);
  const at = siblings.indexOf(item);
  if (key === 'ArrowUp') return at > 0 ? movedItem(items, id, item.area, siblings[at - 1]?.id) : items;
  return at < siblings.length - 1 ? movedItem(items, id, item.area, siblings[at + 2]?.id) : items;
}

/** Points of an approved analysis under the areas of a board, without those that are there already. */
export function pointsFor(
  text: string,
  { areas }: CanvasKind,
  items: readonly CanvasItem[],
): readonly Pick<CanvasItem, 'area' | 'text'>[] {
  const known = new Set(items.map((item) => `${item.area} ${item.text}`));
  const points: Pick<CanvasItem, 'area' | 'text'>[] = [];
  let area: string | undefined;
  for (const line of resultLines(text)) {
    if (line.kind === 'heading')
      area = areas.find(({ title }) => title.toLowerCase() === line.text.toLowerCase())?.title;
    if (line.kind !== 'point' || area === undefined) continue;
    // How to settle it stays with the proposal: a board has short points.
    const words = line.text.replace(/ To settle it, .*$/, '');
    if (known.has(`${area} ${words}`)) continue;
    known.add(`${area} ${words}`);
    points.push({ area, text: words });
  }
  return points;
}
