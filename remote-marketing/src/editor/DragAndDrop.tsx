import { AutoScroller, Cursor, PointerActivationConstraints, PreventSelection } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor, useDraggable } from '@dnd-kit/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Dragging, drag } from './dragging';
import type { Editor, Placing } from './editor';

/** What a press on an element would drag, or nothing. */
type ReadPlacing = (pressed: Element) => Placing | undefined;

/** Text that is typed into is selected by dragging over it, and does not move. */
const typedInto = 'input, textarea, select, [contenteditable]';

const pointer = PointerSensor.configure({
  preventActivation: ({ target }) => !(target instanceof Element) || target.closest(typedInto) !== null,
  // A finger that moves at once scrolls; one that rests a moment, or is on a grip, drags.
  activationConstraints: ({ pointerType, target }) =>
    pointerType === 'touch' && !(target instanceof Element && target.closest('[data-grip]'))
      ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 })]
      : [new PointerActivationConstraints.Distance({ value: 6 })],
});

/**
 * Dragging by mouse, pen and finger, with scrolling at the edges. Where something would go is told by lines between the blocks
 * (`dropRules`); by keyboard each line is a button (`startPlacing`).
 */
export function DragAndDrop({ editor, children }: { readonly editor: Editor; readonly children: ReactNode }) {
  const dragging = useRef<Dragging>(undefined);
  useEffect(() => {
    // What scrolls under a pointer that rests is under the pointer as well.
    const scrolled = () => dragging.current?.scrolled();
    window.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', scrolled, true);
  }, []);
  return (
    <DragDropProvider
      sensors={[pointer]}
      // Not the library's own feedback, which moves the block itself, nor its accessibility: each source would be a button.
      plugins={[AutoScroller, Cursor, PreventSelection]}
      onBeforeDragStart={(event) => {
        const { source, position } = event.operation;
        const { x, y } = position.initial;
        const pressed = document.elementFromPoint(x, y);
        const placing = pressed && (source?.data.read as ReadPlacing | undefined)?.(pressed);
        if (!placing) return event.preventDefault();
        dragging.current = drag(editor, placing);
        dragging.current.to(x, y);
      }}
      onDragMove={({ operation, to }) => {
        const { x, y } = to ?? operation.position.current;
        dragging.current?.to(x, y);
      }}
      onDragEnd={({ canceled }) => {
        dragging.current?.end(!canceled);
        dragging.current = undefined;
      }}
    >
      {children}
    </DragDropProvider>
  );
}

/** An element from which things are dragged: what exactly is read from where the pointer went down. */
export function useDragSource(id: string, read: ReadPlacing): (element: Element | null) => void {
  return useDraggable({ id, data: { read } }).ref;
}
