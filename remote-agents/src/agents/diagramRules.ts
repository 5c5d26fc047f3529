/** A point of the drawing, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The drawing, in its own units. */
export const diagramSize = { width: 640, height: 340 } as const;
/** From the middle of an agent to where its arrows begin. */
const clearance = 34;
/** How far an arrow bows out, so that there and back are two lines. */
const bow = 10;

/** So many agents on an oval, the first at the upper left, clockwise. */
export function placesOnOval(count: number): Point[] {
  const { width, height } = diagramSize;
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index - 2) / count) * 2 * Math.PI;
    const [x, y] = [width / 2 + 205 * Math.cos(angle), height / 2 + 128 * Math.sin(angle)];
    return { x: Math.round(x), y: Math.round(y) };
  });
}

/** The bowed line of an arrow between two places, for an SVG path. */
export function arrowPath(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const side = { x: -uy, y: ux };
  const at = (along: number, out: number) =>
    `${(from.x + ux * along + side.x * out).toFixed(1)} ${(from.y + uy * along + side.y * out).toFixed(1)}`;
  return `M ${at(clearance, 4)} Q ${at(length / 2, bow + 4)} ${at(length - clearance, 4)}`;
}
