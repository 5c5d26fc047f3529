import type { Place } from './branchRules';
import type { EditorDocument } from './document';
import { branch, nodeOf, trail } from './documentRules';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A place for blocks on the screen: the line that shows it, within the block that would hold them. */
export interface DropLine extends Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** 0 for a line that lies; the height of one between neighbours. */
  readonly height: number;
  readonly box: Box;
}

/** px inside the upper and lower edge of a block where a drop goes before or after it, not into it. */
const edge = 6;

/** Lines for the places of one parent: before, between and after what it holds. `rows` are its children in order. */
export function linesOf(parent: string, box: Box, rows: readonly Box[]): DropLine[] {
  const lying = (index: number, top: number): DropLine => ({
    parent,
    index,
    left: box.left,
    top,
    width: box.right - box.left,
    height: 0,
    box,
  });
  const upright = (index: number, left: number, { top, bottom }: Box): DropLine => ({
    parent,
    index,
    left,
    top,
    width: 0,
    height: bottom - top,
    box,
  });
  if (rows.length === 0) return [lying(0, (box.top + box.bottom) / 2)];
  return Array.from({ length: rows.length + 1 }, (_, index) => {
    const before = rows[index - 1];
    const after = rows[index];
    if (before && after) {
      return isInOneRow(before, after)
        ? upright(index, (before.right + after.left) / 2, after)
        : lying(index, (before.bottom + after.top) / 2);
    }
    const [first, second] = rows;
    const [last, last2] = [rows.at(-1), rows.at(-2)];
    if (after)
      return first && second && isInOneRow(first, second) ? upright(0, after.left, after) : lying(0, after.top);
    return last && last2 && isInOneRow(last2, last)
      ? upright(index, last.right, last)
      : lying(index, last?.bottom ?? box.bottom);
  });
}

/** Whether two neighbours are side by side. */
const isInOneRow = (one: Box, next: Box) => next.left >= one.right - 1 && next.top < one.bottom - 1;

/** The line nearest to a point: of the innermost block that the point is in, or of all when it is in none. */
export function nearestLine(lines: readonly DropLine[], x: number, y: number): DropLine | undefined {
  const around = lines.filter(
    ({ box }) => x >= box.left && x <= box.right && y >= box.top + edge && y <= box.bottom - edge,
  );
  const smallest = Math.min(...around.map(({ box }) => areaOf(box)));
  const inner = around.filter(({ box }) => areaOf(box) === smallest);
  return nearest(inner.length > 0 ? inner : lines, (line) => distance(line, x, y));
}

const distance = ({ left, top, height }: DropLine, x: number, y: number) =>
  height > 0 ? Math.abs(left - x) : Math.abs(top - y);

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

function nearest(lines: readonly DropLine[], far: (line: DropLine) => number): DropLine | undefined {
  return lines.reduce<DropLine | undefined>(
    (best, line) => (best === undefined || far(line) < far(best) ? line : best),
    undefined,
  );
}

/** px that a level of the layers is indented by. */
export const layerIndent = 16;

/** The same places between the rows of the layers: below the row before it with all it holds, indented as its level is. */
export function layerLines(
  document: EditorDocument,
  places: readonly Place[],
  rows: ReadonlyMap<string, Box>,
): DropLine[] {
  return places.flatMap(({ parent, index }) => {
    const before = nodeOf(document, parent).children[index - 1];
    const above =
      before === undefined ? (parent === document.root ? undefined : parent) : branch(document, before).at(-1);
    const first = nodeOf(document, document.root).children[0];
    const row = rows.get(above ?? first ?? '');
    if (!row) return [];
    const left = row.left + trail(document, parent).length * layerIndent;
    const top = above === undefined ? row.top : row.bottom;
    return [{ parent, index, left, top, width: row.right - left, height: 0, box: row }];
  });
}

/** The line nearest to a point in the layers. Where several levels end at one row, left and right choose among them. */
export function nearestLayerLine(lines: readonly DropLine[], x: number, y: number): DropLine | undefined {
  const closest = nearest(lines, ({ top }) => Math.abs(top - y));
  const level = lines.filter(({ top }) => top === closest?.top);
  return nearest(level, ({ left }) => Math.abs(left - x));
}
