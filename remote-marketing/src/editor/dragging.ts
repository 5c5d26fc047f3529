import { announce } from '@steps/shared/ui';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { type Place, placesFor } from './branchRules';
import { nodeOf } from './documentRules';
import { type Box, type DropLine, linesOf, nearestLine } from './dropRules';
import type { Editor, Placing } from './editor';
import { addBlock, labelOf, moveBlocks } from './editorVerbs';

/** px that a pointer moves before a press becomes a drag. */
const slack = 6;

const pageElement = () => document.querySelector<HTMLElement>('[data-canvas-page]');
const elementOf = (page: HTMLElement, id: string) => page.querySelector<HTMLElement>(`[data-block="${id}"]`);

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

/** The lines where something fits, measured from the top left of the canvas. */
export function dropLines(editor: Editor, placing: Placing): DropLine[] {
  const page = pageElement();
  const sizer = page?.closest('[data-canvas-sizer]');
  if (!page || !sizer) return [];
  const { document } = editor.get();
  const kinds = placing.what === 'new' ? [placing.kind] : placing.ids.map((id) => nodeOf(document, id).kind);
  const moving = placing.what === 'move' ? placing.ids : [];
  const places = placesFor(document, editor.blocks, kinds, moving);
  const origin = boxOf(sizer);
  const measured = (element: Element): Box => {
    const box = boxOf(element);
    return {
      left: box.left - origin.left,
      right: box.right - origin.left,
      top: box.top - origin.top,
      bottom: box.bottom - origin.top,
    };
  };
  return [...new Set(places.map(({ parent }) => parent))].flatMap((parent) => {
    const element = parent === document.root ? page : elementOf(page, parent);
    if (!element) return [];
    const rows = nodeOf(document, parent).children.map((child) => elementOf(page, child));
    return linesOf(
      parent,
      measured(element),
      rows.map((row) => (row ? measured(row) : measured(element))),
    );
  });
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
  const done =
    placing.what === 'new'
      ? addBlock(editor, placing.kind, place) !== undefined
      : moveBlocks(editor, placing.ids, place);
  announce(
    done
      ? `${placing.label} ${placing.what === 'new' ? 'added' : 'moved'} ${where}.`
      : `${placing.label} stays where it was.`,
  );
}

/** Starts placing by keyboard or by tapping: each place on the canvas becomes a button. */
export function startPlacing(editor: Editor, placing: Placing): void {
  editor.set({ placing });
  announce(`Choose where ${placing.label} goes. Arrow keys change the place, Enter puts it there, Escape leaves it.`);
}

/** A press on something that can be dragged: it becomes a drag once the pointer has moved. */
export function startDrag(
  editor: Editor,
  placing: Placing,
  { button, clientX, clientY, pointerType, currentTarget }: ReactPointerEvent,
): void {
  if (button !== 0) return;
  // A finger on the library scrolls it; only a grip is dragged by touch.
  if (pointerType === 'touch' && !(currentTarget as HTMLElement).dataset.grip) return;
  let dragging = false;
  const move = (event: PointerEvent) => {
    if (!dragging && Math.hypot(event.clientX - clientX, event.clientY - clientY) < slack) return;
    dragging = true;
    event.preventDefault();
    const origin = pageElement()?.closest('[data-canvas-sizer]')?.getBoundingClientRect();
    const line =
      origin && nearestLine(dropLines(editor, placing), event.clientX - origin.left, event.clientY - origin.top);
    editor.set({ drag: { label: placing.label, x: event.clientX, y: event.clientY, line } });
  };
  const end = (event: PointerEvent) => {
    stop();
    const line = editor.get().drag?.line;
    editor.set({ drag: undefined });
    if (!dragging) return;
    swallowClick();
    if (event.type === 'pointerup' && line) putAt(editor, placing, line);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dragging) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
    swallowClick();
    editor.set({ drag: undefined });
    announce(`${placing.label} stays where it was.`);
  };
  const stop = () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    window.removeEventListener('keydown', key, true);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
  window.addEventListener('keydown', key, true);
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true), 0);
}
