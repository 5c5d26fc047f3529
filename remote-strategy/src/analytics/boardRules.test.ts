import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardColumns, type Widget } from './board';
import {
  type Direction,
  inReadingOrder,
  moved,
  placed,
  resized,
  settled,
  withoutWidget,
  withWidget,
} from './boardRules';
import { boardTemplates } from './templates';

const widget = (id: string, x: number, y: number, w: number, h: number): Widget => ({
  id,
  x,
  y,
  w,
  h,
  metric: 'contact-made',
  title: '',
  shape: 'figure',
  period: 'board',
});
const placeOf = (widgets: readonly Widget[], id: string) => {
  const { x, y, w, h } = widgets.find((one) => one.id === id) ?? widget('', -1, -1, 0, 0);
  return [x, y, w, h];
};
const cells = (widgets: readonly Widget[]) =>
  widgets.flatMap(({ x, y, w, h }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  );
const inOrder = (widgets: readonly Widget[]) => {
  const all = cells(widgets);
  expect(new Set(all).size, 'no two widgets on one cell').toBe(all.length);
  for (const { x, w } of widgets) expect(x >= 0 && x + w <= boardColumns).toBe(true);
};

const row = [widget('a', 0, 0, 4, 2), widget('b', 4, 0, 4, 2), widget('c', 0, 2, 4, 2)];

describe('a widget', () => {
  it('moved onto another one takes its place, and the other makes way', () => {
    const next = placed(row, 'c', { x: 4, y: 0 });
    expect(placeOf(next, 'c')).toEqual([4, 0, 4, 2]);
    expect(placeOf(next, 'b')).toEqual([4, 2, 4, 2]);
  });

  it('goes down past the one below by one key press, and up again by another', () => {
    const down = moved(row, 'a', 'down');
    expect([placeOf(down, 'a'), placeOf(down, 'c')]).toEqual([
      [0, 2, 4, 2],
      [0, 0, 4, 2],
    ]);
    expect(inReadingOrder(moved(down, 'a', 'up')).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('at the edge stays where it is', () => {
    expect(moved(row, 'a', 'left')).toBe(row);
    expect(moved(row, 'a', 'up')).toBe(row);
    expect(resized([widget('a', 8, 0, 4, 2)], 'a', 'right')).toEqual([widget('a', 8, 0, 4, 2)]);
  });

  it('becomes no smaller than can be read', () => {
    expect(placeOf(resized([widget('a', 0, 0, 2, 2)], 'a', 'up'), 'a')).toEqual([0, 0, 2, 2]);
    const line = { ...widget('a', 0, 0, 3, 3), shape: 'course' as const };
    expect(placeOf(resized([line], 'a', 'left'), 'a')).toEqual([0, 0, 3, 3]);
  });

  it('that is new is in the first free place', () => {
    expect(placeOf(withWidget(row, widget('new', 0, 0, 4, 2)), 'new')).toEqual([8, 0, 4, 2]);
  });

  it('that is removed leaves no gap behind', () => {
    expect(placeOf(withoutWidget(row, 'a'), 'c')).toEqual([0, 0, 4, 2]);
  });
});

describe('a board', () => {
  it('has no two widgets in one place and none beyond its edge, whatever is done to it', () => {
    const act = fc.record({
      verb: fc.constantFrom('move', 'size', 'remove', 'add', 'drop'),
      at: fc.nat(8),
      direction: fc.constantFrom<Direction>('left', 'right', 'up', 'down'),
      x: fc.integer({ min: -3, max: 14 }),
      y: fc.integer({ min: -3, max: 14 }),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let widgets: readonly Widget[] = settled(row);
        for (const [count, { verb, at, direction, x, y }] of acts.entries()) {
          const id = widgets[at % Math.max(widgets.length, 1)]?.id ?? '';
          if (verb === 'move') widgets = moved(widgets, id, direction);
          else if (verb === 'size') widgets = resized(widgets, id, direction);
          else if (verb === 'remove') widgets = withoutWidget(widgets, id);
          else if (verb === 'add') widgets = withWidget(widgets, widget(`new-${count}`, 0, 0, 3, 2));
          else widgets = placed(widgets, id, { x, y });
          inOrder(widgets);
        }
      }),
    );
  });

  it.each(boardTemplates)('from the template $name is in order as it is', ({ widgets }) => {
    inOrder(widgets);
    expect(inReadingOrder(settled(widgets))).toEqual(inReadingOrder(widgets));
  });
});
