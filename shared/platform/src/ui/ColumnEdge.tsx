import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { columnLimits, widthByKey } from './recordColumns';

export interface ColumnSizing {
  /** What a column has on the screen, pixels. */
  readonly widthOf: (id: string, edge: HTMLElement) => number;
  /** While it is dragged; undefined puts everything back. */
  readonly onDrag: (id: string, width: number | undefined, edge: HTMLElement) => void;
  /** The width it has from now on. */
  readonly onWidth: (id: string, width: number, edge: HTMLElement) => void;
  /** As wide as its longest content on the screen. */
  readonly onFit: (id: string, edge: HTMLElement) => void;
}

interface ColumnEdgeProps {
  readonly id: string;
  readonly header: string;
  /** Pixels. */
  readonly width: number;
  readonly sizing: ColumnSizing;
}

interface Drag {
  readonly pointer: number;
  /** Where it began, and what the column had there. */
  readonly from: number;
  readonly width: number;
  readonly now: number;
}

/** From the header's own button to its edge, with the right arrow. */
export function stepToEdge(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowRight') return;
  const edge = event.currentTarget.parentElement?.querySelector<HTMLElement>('[role="separator"]');
  if (!edge) return;
  event.preventDefault();
  edge.focus();
}

/**
 * The edge of a column's header: dragged, or moved with the arrows, Home and End; a double click or Enter fits the column.
 * It is no Tab stop, or a list would have two for each column: the right arrow goes to it from the header's button.
 */
export function ColumnEdge({ id, header, width, sizing }: ColumnEdgeProps) {
  const drag = useRef<Drag>(undefined);
  /** The table may scroll under the pointer. */
  const placeOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) =>
    clientX + (currentTarget.closest('.s-list__scroller')?.scrollLeft ?? 0);

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const edge = event.currentTarget;
    edge.setPointerCapture?.(event.pointerId);
    const width = sizing.widthOf(id, edge);
    drag.current = { pointer: event.pointerId, from: placeOf(event), width, now: width };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const was = drag.current;
    if (was?.pointer !== event.pointerId) return;
    const now = was.width + placeOf(event) - was.from;
    drag.current = { ...was, now };
    sizing.onDrag(id, now, event.currentTarget);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const was = drag.current;
    if (was?.pointer !== event.pointerId) return;
    drag.current = undefined;
    if (was.now !== was.width) sizing.onWidth(id, was.now, event.currentTarget);
  };
  const putBack = (edge: HTMLElement) => {
    drag.current = undefined;
    sizing.onDrag(id, undefined, edge);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const edge = event.currentTarget;
    const to = widthByKey(event.key, event.shiftKey, sizing.widthOf(id, edge));
    const stops = event.key === 'Escape' && drag.current !== undefined;
    if (to === undefined && event.key !== 'Enter' && !stops) return;
    event.preventDefault();
    event.stopPropagation();
    if (stops) putBack(edge);
    else if (to === undefined) sizing.onFit(id, edge);
    else sizing.onWidth(id, to, edge);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that is moved is a widget, which <hr> is not
    <div
      role="separator"
      className="s-list__edge"
      tabIndex={-1}
      aria-label={`Width of ${header}`}
      aria-orientation="vertical"
      aria-valuemin={columnLimits.least}
      aria-valuemax={columnLimits.most}
      aria-valuenow={width}
      aria-valuetext={`${width} pixels`}
      title="Drag or use the arrow keys to resize; double click or Enter fits"
      onKeyDown={press}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={({ currentTarget }) => putBack(currentTarget)}
      onDoubleClick={({ currentTarget }) => sizing.onFit(id, currentTarget)}
    />
  );
}
