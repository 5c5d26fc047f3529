import type { KeyboardEvent, PointerEvent } from 'react';
import { keyTarget, limitsOf, type PaneWidths, type SidePane } from './paneRules';
import styles from './record.module.css';

interface PaneSeparatorProps {
  readonly side: SidePane;
  /** Read aloud: "Width of the facts". */
  readonly label: string;
  /** Id of the side pane. */
  readonly controls: string;
  readonly widths: PaneWidths;
  /** Called with the percentage wanted; the owner applies the limits. */
  readonly onMove: (to: number) => void;
  /** Called at the end of a movement. */
  readonly onDone: () => void;
  readonly onReset: () => void;
}

/** Between two panes: can be dragged, or moved with the arrows, Home and End; a double click or Enter resets the widths. */
export function PaneSeparator({ side, label, controls, widths, onMove, onDone, onReset }: PaneSeparatorProps) {
  const { min, max } = limitsOf(widths, side);
  const width = Math.round(widths[side]);

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const panes = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!panes || panes.width === 0) return;
    const fromLeft = ((event.clientX - panes.left) / panes.width) * 100;
    onMove(side === 'left' ? fromLeft : 100 - fromLeft);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onReset();
    const to = keyTarget(widths, side, event.key, event.shiftKey);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
    onDone();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that is moved is a widget, which <hr> is not
    <div
      role="separator"
      className={styles.separator}
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuemin={Math.round(min)}
      aria-valuemax={Math.round(max)}
      aria-valuenow={width}
      aria-valuetext={`${width} percent`}
      title="Drag or use the arrow keys to resize; double click or Enter resets"
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onLostPointerCapture={onDone}
      onDoubleClick={onReset}
    />
  );
}
