import { boardColumns, type Shape, type Widget } from './board';

/** Place and size in columns and rows. */
export type Place = Pick<Widget, 'x' | 'y' | 'w' | 'h'>;

/** The least that a shape needs to be read. */
export const leastSize = (shape: Shape): Pick<Place, 'w' | 'h'> =>
  shape === 'figure' ? { w: 2, h: 2 } : { w: 3, h: 3 };
const most = 12;

const between = (least: number, value: number, highest: number) => Math.min(Math.max(value, least), highest);

/** A place inside of the board and large enough for the shape. */
export function fitting({ x, y, w, h }: Place, shape: Shape): Place {
  const least = leastSize(shape);
  const width = between(least.w, w, boardColumns);
  return {
    x: between(0, x, boardColumns - width),
    y: Math.max(0, y),
    w: width,
    h: between(least.h, h, most),
  };
}

const overlap = (one: Place, other: Place) =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/** Widgets moved up as far as they go, none over another; of two that ask for the same row `first` comes first. */
export function settled(widgets: readonly Widget[], first?: string): readonly Widget[] {
  const order = widgets.toSorted(
    (one, other) => one.y - other.y || Number(other.id === first) - Number(one.id === first) || one.x - other.x,
  );
  const placed: Widget[] = [];
  for (const widget of order) {
    let y = 0;
    while (placed.some((one) => overlap({ ...widget, y }, one))) y += 1;
    placed.push(widget.y === y ? widget : { ...widget, y });
  }
  return placed;
}

/** The board with a widget at another place or of another size; the others make way. */
export function placed(widgets: readonly Widget[], id: string, place: Partial<Place>): readonly Widget[] {
  return settled(
    widgets.map((widget) =>
      widget.id === id ? { ...widget, ...fitting({ ...widget, ...place }, widget.shape) } : widget,
    ),
    id,
  );
}

export type Direction = 'left' | 'right' | 'up' | 'down';
const towards: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * The board with a widget one step further; the same board where it cannot go. Up and down go on to the next place that
 * differs, for widgets are drawn up into empty rows.
 */
export function moved(widgets: readonly Widget[], id: string, direction: Direction): readonly Widget[] {
  const widget = widgets.find((one) => one.id === id);
  if (!widget) return widgets;
  const [x, y] = towards[direction];
  const rows = heightOf(widgets);
  for (let by = 1; by <= (y === 0 ? 1 : rows); by++) {
    const next = placed(widgets, id, { x: widget.x + x * by, y: widget.y + y * by });
    if (!samePlaces(widgets, next)) return next;
  }
  return widgets;
}

/** The board with a widget one column or row larger or smaller. */
export function resized(widgets: readonly Widget[], id: string, direction: Direction): readonly Widget[] {
  const widget = widgets.find((one) => one.id === id);
  if (!widget) return widgets;
  const [x, y] = towards[direction];
  // At the right edge a widget stays where it is instead of growing to the left.
  const w = Math.min(widget.w + x, boardColumns - widget.x);
  const next = placed(widgets, id, { w, h: widget.h + y });
  return samePlaces(widgets, next) ? widgets : next;
}

/** The board with a new widget in the first free place. */
export function withWidget(widgets: readonly Widget[], widget: Widget): readonly Widget[] {
  const size = fitting(widget, widget.shape);
  for (let y = 0; ; y++) {
    for (let x = 0; x + size.w <= boardColumns; x++) {
      const place = { ...size, x, y };
      if (!widgets.some((one) => overlap(one, place))) return settled([...widgets, { ...widget, ...place }]);
    }
  }
}

/** The board without a widget. */
export const withoutWidget = (widgets: readonly Widget[], id: string): readonly Widget[] =>
  settled(widgets.filter((widget) => widget.id !== id));

/** Rows that the widgets take. */
export const heightOf = (widgets: readonly Widget[]): number => Math.max(0, ...widgets.map(({ y, h }) => y + h));

/** In reading order: for phones, files and keys. */
export const inReadingOrder = (widgets: readonly Widget[]): readonly Widget[] =>
  widgets.toSorted((one, other) => one.y - other.y || one.x - other.x);

function samePlaces(before: readonly Widget[], after: readonly Widget[]): boolean {
  const places = new Map(before.map((widget) => [widget.id, widget]));
  return after.every(({ id, x, y, w, h }) => {
    const one = places.get(id);
    return one !== undefined && one.x === x && one.y === y && one.w === w && one.h === h;
  });
}
