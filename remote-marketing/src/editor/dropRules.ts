import type { Place } from './branchRules';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A place for blocks on the screen: the line that shows it, within the block that would hold them. */
export interface DropLine extends Place {
  readonly left: number;
  readonly width: number;
  readonly y: number;
  readonly box: Box;
}

/** Lines for the places of one parent: before, between and after what it holds. `rows` are its children, top down. */
export function linesOf(parent: string, box: Box, rows: readonly Box[]): DropLine[] {
  const line = (index: number, y: number): DropLine => ({
    parent,
    index,
    left: box.left,
    width: box.right - box.left,
    y,
    box,
  });
  if (rows.length === 0) return [line(0, (box.top + box.bottom) / 2)];
  return Array.from({ length: rows.length + 1 }, (_, index) => {
    const above = rows[index - 1];
    const below = rows[index];
    if (above && below) return line(index, (above.bottom + below.top) / 2);
    return line(index, below ? below.top : (above?.bottom ?? box.bottom));
  });
}

/** The line nearest to a point: of the innermost block that the point is in, or of all when it is in none. */
export function nearestLine(lines: readonly DropLine[], x: number, y: number): DropLine | undefined {
  const around = lines.filter(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  const smallest = Math.min(...around.map(({ box }) => areaOf(box)));
  const inner = around.filter(({ box }) => areaOf(box) === smallest);
  return (inner.length > 0 ? inner : lines).reduce<DropLine | undefined>(
    (best, line) => (best === undefined || Math.abs(line.y - y) < Math.abs(best.y - y) ? line : best),
    undefined,
  );
}

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
