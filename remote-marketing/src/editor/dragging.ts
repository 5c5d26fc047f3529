import { announce } from '@steps/platform/ui';
import { type Place, placesFor } from './branchRules';
import { nodeOf } from './documentRules';
import { type Box, type DropLine, layerLines, linesOf, nearestLayerLine, nearestLine } from './dropRules';
import type { DropSurface, Editor, Placing } from './editor';
import { addBlock, addSaved, labelOf, moveBlocks } from './editorVerbs';

const pageElement = () => document.querySelector<HTMLElement>('[data-canvas-page]');
const elementOf = (page: HTMLElement, id: string) => page.querySelector<HTMLElement>(`[data-block="${id}"]`);

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

const measuredFrom = (origin: Box, box: Box): Box => ({
  left: box.left - origin.left,
  right: box.right - origin.left,
  top: box.top - origin.top,
  bottom: box.bottom - origin.top,
});

/** Every place where it fits. */
function placesOf(editor: Editor, placing: Placing): readonly Place[] {
  const { document } = editor.get();
  if (placing.what === 'new') return placesFor(document, editor.blocks, [placing.kind]);
  if (placing.what === 'saved') {
    return placesFor(document, editor.blocks, [placing.branch.nodes[placing.branch.top]?.kind ?? '']);
  }
  const kinds = placing.ids.map((id) => nodeOf(document, id).kind);
  return placesFor(document, editor.blocks, kinds, placing.ids);
}

/** The lines where something fits, measured from the top left of the canvas. */
export function dropLines(editor: Editor, placing: Placing): DropLine[] {
  const page = pageElement();
  const sizer = page?.closest('[data-canvas-sizer]');
  if (!page || !sizer) return [];
  const { document } = editor.get();
  const origin = boxOf(sizer);
  const measured = (element: Element) => measuredFrom(origin, boxOf(element));
  const places = placesOf(editor, placing);
  const lines = [...new Set(places.map(({ parent }) => parent))].flatMap((parent) => {
    const element = parent === document.root ? page : elementOf(page, parent);
    if (!element) return [];
    const rows = nodeOf(document, parent).children.map((child) => elementOf(page, child));
    return linesOf(
      parent,
      measured(element),
      rows.map((row) => measured(row ?? element)),
    );
  });
  // As one reads them: the arrow keys go from place to place in this order.
  const nth = new Map(places.map(({ parent, index }, at) => [`${parent} ${index}`, at]));
  const orderOf = ({ parent, index }: Place) => nth.get(`${parent} ${index}`) ?? 0;
  return lines.sort((one, other) => orderOf(one) - orderOf(other));
}

/** What a place is called: after a block, at the start or in an empty one. */
export function placeLabel(editor: Editor, { parent, index }: Place): string {
  const { document } = editor.get();
  const before = nodeOf(document, parent).children[index - 1];
  if (before !== undefined) return `after ${labelOf(editor, before)}`;
  return parent === document.root ? 'at the top' : `in ${labelOf(editor, parent)}`;
}

/** Puts what is being placed there, and says so. */
export function putAt(editor: Editor, placing: Placing, place: Place): void {
  const where = placeLabel(editor, place);
  editor.set({ placing: undefined, drag: undefined });
  const done = put(editor, placing, place);
  announce(
    done
      ? `${placing.label} ${placing.what === 'move' ? 'moved' : 'added'} ${where}.`
      : `${placing.label} stays where it was.`,
  );
}

function put(editor: Editor, placing: Placing, place: Place): boolean {
  if (placing.what === 'new') return addBlock(editor, placing.kind, place) !== undefined;
  if (placing.what === 'saved') return addSaved(editor, placing.branch, placing.label, place);
  return moveBlocks(editor, placing.ids, place);
}

/** Starts placing by keyboard or by tapping: each place on the canvas becomes a button. */
export function startPlacing(editor: Editor, placing: Placing): void {
  editor.set({ placing });
  announce(`Choose where ${placing.label} goes. Arrow keys change the place, Enter puts it there, Escape leaves it.`);
}

/** Something on its way: where the pointer is, what scrolled under it, and whether it was let go or left. */
export interface Dragging {
  to(x: number, y: number): void;
  scrolled(): void;
  end(dropped: boolean): void;
}

/** Starts dragging. The places are measured once: nothing moves in the document until it is dropped. */
export function drag(editor: Editor, placing: Placing): Dragging {
  const surfaces = [canvasSurface(editor, placing), layersSurface(editor, placing)].filter((one) => one !== undefined);
  let at = { x: 0, y: 0 };
  const look = () => {
    const over = surfaces.find(({ view }) => within(boxOf(view), at.x, at.y));
    const origin = over && boxOf(over.origin);
    const line = origin && over.nearest(at.x - origin.left, at.y - origin.top);
    editor.set({ drag: { label: placing.label, ...at, line, over: over?.name } });
  };
  return {
    to(x, y) {
      at = { x, y };
      look();
    },
    scrolled() {
      if (editor.get().drag) look();
    },
    end(dropped) {
      const line = editor.get().drag?.line;
      editor.set({ drag: undefined });
      swallowClick();
      if (dropped && line) putAt(editor, placing, line);
      else announce(`${placing.label} stays where it was.`);
    },
  };
}

/** Where things are dropped: what of it can be seen, what its lines are measured from, and the line nearest to a point. */
interface Surface {
  readonly name: DropSurface;
  readonly view: Element;
  readonly origin: Element;
  readonly nearest: (x: number, y: number) => DropLine | undefined;
}

function canvasSurface(editor: Editor, placing: Placing): Surface | undefined {
  const origin = pageElement()?.closest('[data-canvas-sizer]');
  const view = origin?.parentElement;
  if (!origin || !view) return undefined;
  const lines = dropLines(editor, placing);
  return { name: 'canvas', view, origin, nearest: (x, y) => nearestLine(lines, x, y) };
}

function layersSurface(editor: Editor, placing: Placing): Surface | undefined {
  const tree = document.querySelector('[data-layers]');
  const view = tree?.parentElement;
  if (!tree || !view) return undefined;
  const { document: page } = editor.get();
  const from = boxOf(tree);
  const rows = new Map(
    [...tree.querySelectorAll<HTMLElement>('[data-layer]')].map((row) => [
      row.dataset.layer ?? '',
      measuredFrom(from, boxOf(row)),
    ]),
  );
  const lines = layerLines(page, placesOf(editor, placing), rows);
  return { name: 'layers', view, origin: tree, nearest: (x, y) => nearestLayerLine(lines, x, y) };
}

const within = ({ left, top, right, bottom }: Box, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Swallows the click that ends a drag. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true), 0);
}
