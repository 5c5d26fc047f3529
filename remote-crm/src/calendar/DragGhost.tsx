import type { CSSProperties } from 'react';
import styles from './DragGhost.module.css';
import type { PlacedPiece } from './layoutRules';
import type { Handle } from './slotDrag';
import type { Ghost } from './slotRules';

/** What the times above a meeting need, minutes: nearer to midnight they are below it. */
const roomAbove = 30;

interface DragGhostProps {
  readonly ghost: Ghost;
  /** A finger hides what is under it: the times then are above. */
  readonly byFinger: boolean;
}

/** Where what is dragged would come to. */
export function DragGhost({ ghost: { from, to, label, title, kind }, byFinger }: DragGhostProps) {
  return (
    <div
      className={styles.dayGhost}
      data-ghost
      data-finger={byFinger || undefined}
      data-kind={kind}
      data-early={from < roomAbove || undefined}
      style={{ '--c-from': from, '--c-length': to - from } as CSSProperties}
      aria-hidden
    >
      <span className={styles.dayGhostTimes}>{label}</span>
      {title && <span className={styles.dayGhostTitle}>{title}</span>}
    </div>
  );
}

interface DragHandleProps {
  readonly handle: Handle;
  /** Among the columns of meetings at the same time; alone without. */
  readonly piece: PlacedPiece | undefined;
}

/** What a finger drags to make a meeting longer or shorter. */
export function DragHandle({ handle: { key, at }, piece }: DragHandleProps) {
  const { column, columns } = piece ?? { column: 0, columns: 1 };
  return (
    <div
      className={styles.dayHandle}
      data-key={key}
      data-resize
      data-handle
      style={{ '--c-from': at, '--c-column': column, '--c-columns': columns } as CSSProperties}
      aria-hidden
    />
  );
}
